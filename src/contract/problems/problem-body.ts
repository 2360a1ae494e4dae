// Builds the body of a problem, the same for the service and for a transport that refuses on its behalf.
import { type ProblemCode, problemMessage, problems } from './problems.ts'
import type { Issue, ProblemBody } from '../vocabulary/problem.ts'

/** What a problem may carry besides its code. All of it is public. */
export interface ProblemDetails {
  /** Sentence that replaces the title; the advice from the table follows it. */
  readonly detail?: string
  readonly issues?: readonly Issue[]
  readonly entry?: string
  readonly missingSignals?: readonly string[]
  readonly currentTier?: string
  readonly requiredTier?: string
  readonly upgradeUrl?: string
  /** Seconds until the caller may retry; rounded up. */
  readonly retryAfterSeconds?: number
  /** Whether the same call can succeed later, where that depends on what happened; else the table says it. */
  readonly retryable?: boolean
}

const AWAY_SECONDS = 3_600
/** What goes on only after an operator did something. */
const WAITS_FOR_PEOPLE: ReadonlySet<ProblemCode> = new Set(['not_available', 'audit_log_broken'])

/** Whole seconds until the caller may retry; present with every 429 and 503. */
export function retryAfterOf(code: ProblemCode, { retryAfterSeconds }: ProblemDetails): number | undefined {
  const { status } = problems[code]
  const mandatory = status === 429 || status === 503
  const seconds =
    retryAfterSeconds ?? (mandatory ? (WAITS_FOR_PEOPLE.has(code) ? AWAY_SECONDS : 1) : undefined)
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds))
}

export function problemBodyOf(code: ProblemCode, details: ProblemDetails, requestId: string): ProblemBody {
  const row = problems[code]
  const { detail, issues, entry, missingSignals, currentTier, requiredTier, upgradeUrl } = details
  const retryAfter = retryAfterOf(code, details)
  return {
    error: code,
    message: problemMessage(code, detail),
    status: row.status,
    retryable: details.retryable ?? row.retryable ?? false,
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
