// A session whose scorecard is current (rule G-2), as the roadmap, the export and the hand-offs need it.
import type { ScoredAssessment, Ledger } from './rules/index.ts'
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

/** A session with everything that is stored of it. */
export interface ReadSession {
  readonly session: Session
  readonly ledger: Ledger
  /** While its scorecard is current. */
  readonly assessment?: ScoredAssessment | undefined
  /** Oldest first; the last one is current, if one is. */
  readonly scorecards: readonly ScorecardSummary[]
  /** Every category since the session was opened, oldest first; the last one is in force. */
  readonly categories: readonly CategoryChange[]
}

export interface ScoredSession extends ReadSession {
  readonly assessment: ScoredAssessment
}

/** The scored session of a token, read in one view of the store. Throws 401 and 412 `not_scored`. */
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

/** A session with all that its current scorecard rests on. Throws `not_scored`. */
export async function scoredFrom(tenant: AssessmentReads, session: Session): Promise<ScoredSession> {
  const { assessment, ...read } = await readSession(tenant, session)
  if (assessment === undefined) throw new Problem('not_scored')
  return { ...read, assessment }
}

export async function readSession(tenant: AssessmentReads, session: Session): Promise<ReadSession> {
  const latest = session.current ? await tenant.latestScorecard(session.id) : undefined
  return {
    session,
    ledger: await tenant.entries(session.id),
    assessment: latest && readAssessment(latest),
    scorecards: await tenant.scorecardHistory(session.id),
    categories: await tenant.categoryHistory(session.id),
  }
}

/** All of an assessment is kept, so that the same ledger answers the same bytes. */
export function assessmentText(assessment: ScoredAssessment): string {
  return JSON.stringify(assessment)
}

export function readAssessment({ assessment }: Pick<StoredScorecard, 'assessment'>): ScoredAssessment {
  return JSON.parse(assessment) as ScoredAssessment
}
