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
  if (assessment === undefined) throw new Problem('not_scored')
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
export function assessmentText(assessment: ScoredAssessment): string {
  return JSON.stringify(assessment)
}

/** A scorecard from before pages were read, or before class error and allowance, must be made again. */
export function isCurrentEdition({ evidence, estimateBasis }: ScoredAssessment): boolean {
  return evidence !== undefined && estimateBasis !== undefined
}

export function readAssessment({ assessment }: Pick<StoredScorecard, 'assessment'>): ScoredAssessment {
  return JSON.parse(assessment) as ScoredAssessment
}

/** What `score` answers of an assessment, without the token of its session. */
export function shownScore({
  scorecard,
  evidence,
  estimateBasis,
  explanations,
  gates,
  requestedCategory,
}: ScoredAssessment): Omit<OutputOf<Operations['score']>, 'session_token'> {
  return {
    // P-10: said first
    summary: evidenceSaid(evidence),
    ...(evidence && { evidence }),
    scorecard,
    ...(estimateBasis && { estimate_basis: estimateBasis }),
    explanations,
    gates,
    ...(requestedCategory !== undefined && { requested_category: requestedCategory }),
  }
}
