// A request we refuse: one row of the closed table of problems, said for this caller.
import { type ProblemCode, problemMessage, problems } from '../contract/problems.ts'
import type { ProblemBody } from '../contract/vocabulary/problem.ts'

/** What a problem may carry beside its code. `detail` is public; `cause` never leaves the process. */
export interface ProblemExtras {
  /** Public sentence that replaces the title; the advice of the table follows it. */
  readonly detail?: string
  readonly issues?: readonly { readonly path: string; readonly message: string }[]
  readonly entry?: string
  readonly missingSignals?: readonly string[]
  readonly currentTier?: string
  readonly requiredTier?: string
  readonly upgradeUrl?: string
  /** Seconds until the caller may come back; rounded up. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

export class Problem extends Error {
  readonly code: ProblemCode
  readonly extras: ProblemExtras

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(problemMessage(code, extras.detail), { cause: extras.cause })
    this.name = 'Problem'
    this.code = code
    this.extras = extras
  }

  get status(): number {
    return problems[this.code].status
  }

  /** Whole seconds for Retry-After; present with every 429 and 503. */
  get retryAfterSeconds(): number | undefined {
    const mandatory = this.status === 429 || this.status === 503
    const seconds =
      this.extras.retryAfterSeconds ?? (mandatory ? (this.code === 'not_available' ? 3600 : 1) : undefined)
    return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds))
  }
}

/** The body of a problem, the same on every face. */
export function problemBody(problem: Problem, requestId: string): ProblemBody {
  const row = problems[problem.code]
  const { issues, entry, missingSignals, currentTier, requiredTier, upgradeUrl } = problem.extras
  const retryAfter = problem.retryAfterSeconds
  return {
    error: problem.code,
    message: problem.message,
    status: row.status,
    retryable: row.retryable ?? false,
    ...(row.next !== undefined && { next: { operation: row.next } }),
    ...(retryAfter !== undefined && { retry_after_seconds: retryAfter }),
    ...(issues && { issues: [...issues] }),
    ...(entry !== undefined && { entry }),
    ...(missingSignals && { missing_signals: [...missingSignals] }),
    ...(currentTier !== undefined && { current_tier: currentTier }),
    ...(requiredTier !== undefined && { required_tier: requiredTier }),
    ...(upgradeUrl !== undefined && { upgrade_url: upgradeUrl }),
    request_id: requestId,
  }
}
