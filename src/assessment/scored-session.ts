// Reads a session whose scorecard is current (rule G-2), for the roadmap, the export and the hand-offs.
import type { Operations } from '../contract/index.ts'
import type { OutputOf } from '../contract/operations/operation.ts'
import { evidenceSaid, type ScoredAssessment, type Ledger } from './rules/index.ts'
import type {
  AssessmentPorts,
  AssessmentReads,
  CategoryChange,
  ScorecardSummary,
  Session,
  StoredScorecard,
} from './ports.ts'
import { canonicalJson } from '../base/canonical-json.ts'
import { sha256Hex } from '../base/sha256.ts'
import { Problem } from '../call/problem.ts'
import type { Call } from '../call/use-case.ts'
import { sessionIdOf, sessionIn } from './open-session.ts'

/** A session with all its stored data. */
export interface ReadSession {
  readonly session: Session
  readonly ledger: Ledger
  /** Present while its scorecard is current. */
  readonly assessment?: ScoredAssessment | undefined
  /** Oldest first; the last one may be current. */
  readonly scorecards: readonly ScorecardSummary[]
  /** Every category since the session was opened, oldest first; the last one is in force. */
  readonly categories: readonly CategoryChange[]
}

export interface ScoredSession extends ReadSession {
  readonly assessment: ScoredAssessment
}

/** The scored session of a token, read from one snapshot of the store. Throws 401 and 412 `not_scored`. */
export async function scoredSession(
  token: string,
  call: Call,
  ports: Pick<AssessmentPorts, 'signer' | 'store'>,
): Promise<ScoredSession> {
  const sessionId = await sessionIdOf(token, call, ports)
  return ports.store.read(call.caller.workspaceId, async (tenant) =>
    scoredFrom(tenant, await sessionIn(tenant, sessionId)),
  )
}

/** A session with all data that its current scorecard is based on. Throws `not_scored`. */
export async function scoredFrom(tenant: AssessmentReads, session: Session): Promise<ScoredSession> {
  const { assessment, ...read } = await readSession(tenant, session)
  if (assessment === undefined) {
    const detail = session.current === null ? undefined : 'The scorecard was made by earlier rules'
    throw new Problem('not_scored', { ...(detail !== undefined && { detail }) })
  }
  return { ...read, assessment }
}

export async function readSession(tenant: AssessmentReads, session: Session): Promise<ReadSession> {
  const latest = session.current ? await tenant.latestScorecard(session.id) : undefined
  const assessment = latest && readAssessment(latest)
  return {
    session,
    ledger: await tenant.entries(session.id),
    assessment: assessment && isCurrentEdition(assessment) ? assessment : undefined,
    scorecards: await tenant.scorecardHistory(session.id),
    categories: await tenant.categoryHistory(session.id),
  }
}

/** The stored text holds the whole assessment, so the same ledger returns the same bytes. */
export function assessmentText(assessment: ScoredAssessment, settings: ScoringSettings): string {
  return JSON.stringify({ ...assessment, settings: settingsDigest(settings) } satisfies StoredAssessment)
}

/** Settings of the operator that a score depends on. */
type ScoringSettings = Pick<AssessmentPorts['settings'], 'establishedHosts' | 'fabricationPrior'>

/** A scored assessment as the store keeps it. */
interface StoredAssessment extends ScoredAssessment {
  /** Digest of the settings that it was scored with; absent in scorecards from before it was kept. */
  settings?: string
}

/** Whether a scorecard was made with these settings; a change of the operator's hosts changes what the same ledger earns. */
export function isScoredWith({ settings }: StoredAssessment, now: ScoringSettings): boolean {
  return settings === settingsDigest(now)
}

/** Digest of the settings that a score depends on. */
export function settingsDigest({ establishedHosts, fabricationPrior }: ScoringSettings): string {
  const { share, honest, fabricated } = fabricationPrior
  return sha256Hex(canonicalJson([[...establishedHosts].toSorted(), share, { ...honest }, { ...fabricated }]))
}

/** A scorecard from before pages were read, or before class error and allowance, must be made again. */
export function isCurrentEdition({ evidence, estimateBasis }: ScoredAssessment): boolean {
  return evidence !== undefined && estimateBasis !== undefined
}

export function readAssessment({ assessment }: Pick<StoredScorecard, 'assessment'>): StoredAssessment {
  return JSON.parse(assessment) as StoredAssessment
}

/** What `score` answers of an assessment, without the token of its session. */
export function shownScore({
  scorecard,
  evidence,
  estimateBasis,
  explanations,
  gates,
  gateReasons: reasons,
  requestedCategory,
}: ScoredAssessment): Omit<OutputOf<Operations['score']>, 'session_token' | 'audit'> {
  return {
    // P-10: said first
    summary: evidenceSaid(evidence),
    ...(evidence && { evidence }),
    scorecard,
    ...(estimateBasis && { estimate_basis: estimateBasis }),
    explanations,
    gates,
    ...(reasons && { gate_reasons: reasons }),
    ...(requestedCategory !== undefined && { requested_category: requestedCategory }),
  }
}
