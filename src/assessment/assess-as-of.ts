// Assesses a whole file as it would have been judged on a past day (rule K-8). It stores nothing and fetches nothing: no
// page of that day can be fetched, so every cited page is unread. The command line alone offers it.
import type { JsonObject } from '../base/json.ts'
import type { PastAssessment, PastRequest, RefusedPastSignal } from '../contract/past-assessment.ts'
import type { Signal } from '../contract/vocabulary/signal.ts'
import { Problem } from '../call/problem.ts'
import {
  append,
  assess,
  AXES,
  checkSignal,
  datesAfter,
  DEFAULT_CATEGORY,
  isAxisId,
  kindsOf,
  type Ledger,
  LIMITS,
  openQuestions,
  progress,
  urlsOf,
  weighLedger,
  withoutMessage,
} from './rules/index.ts'
import { shownScore } from './scored-session.ts'
import { signalProblem } from './signal-problem.ts'
import { assertCategory } from './start.ts'

/**
 * `asOf` is a calendar day, YYYY-MM-DD, that is not in the future. The same file and day give the same result. Throws a
 * Problem where the pitch or the category is refused.
 */
export function assessAsOf(request: PastRequest, asOf: string): PastAssessment {
  const pitch = request.pitch.trim()
  if (pitch.length < LIMITS.pitch_min_chars || pitch.length > LIMITS.pitch_max_chars)
    throw new Problem('invalid_request', {
      detail: `the pitch has ${LIMITS.pitch_min_chars} to ${LIMITS.pitch_max_chars} characters`,
    })
  assertCategory(request.category)
  let ledger: Ledger = []
  const refused: RefusedPastSignal[] = []
  for (const signal of request.signals) {
    const taken = take(signal, ledger, { pitch, asOf })
    if (typeof taken === 'string') refused.push({ signal, message: taken })
    else ledger = taken
  }
  const category = request.category ?? DEFAULT_CATEGORY
  const outcome = assess(ledger, { pitch, category })
  if (outcome.kind === 'withheld') {
    const { axes } = progress(ledger, { pitch, scored: false })
    const requirements = AXES.map((axis) => [axis, axes[axis].requirements] as const)
    return {
      kind: 'withheld',
      as_of: asOf,
      refused,
      missing_signals: outcome.missing_signals,
      questions: openQuestions(weighLedger(ledger, pitch), { pitch, category }).map(({ text }) => text),
      requirements,
    }
  }
  const { assessment } = outcome
  return {
    kind: 'scored',
    as_of: asOf,
    refused,
    score: shownScore(assessment),
    milestones: assessment.milestones,
  }
}

/** The ledger with the signal, or why it is refused. */
function take(
  { axis, kind, value }: Signal,
  ledger: Ledger,
  { pitch, asOf }: { pitch: string; asOf: string },
): Ledger | string {
  const signal = { axis, kind, value: value as JsonObject }
  const receivedAt = `${asOf}T00:00:00.000Z`
  const known = isAxisId(axis) ? kindsOf(axis).find((each) => each === kind) : undefined
  // why first: Q-5 allows a day more for time zones, and says nothing of what was known
  const [later] = known === undefined ? [] : datesAfter(known, signal.value, asOf)
  if (later !== undefined)
    return `${later.path} is ${later.date}, after ${asOf}: it was not known then. Leave the signal out, or cite what was known.`
  const refusal = checkSignal(signal, ledger, { pitch, receivedAt })
  if (refusal) return signalProblem(refusal, signal).message
  if (withoutMessage(signal.value).message !== undefined)
    return 'value.evidence_email cannot be verified as of a past day. Leave the field out.'
  const urls = known === undefined ? [] : urlsOf(known, signal.value)
  const reads = urls.map((url) => ({
    url,
    at: receivedAt,
    status: null,
    outcome: 'unread' as const,
    reason: 'past' as const,
  }))
  return append(ledger, signal, { receivedAt, head: [], reads }).ledger
}
