// The verdict, what keeps it from being better, and the class the estimate may use (rules V-1 to V-7, G-9 to G-14).
// The verdict never uses the estimate (V-5): a flattering category must not buy a `build`.
import type { Verdict, VerdictGate } from '../../../contract/vocabulary/scorecard.ts'
import { isCounted, isMuted, isOf, type SignalEntry, type Ledger } from '../ledger/entry.ts'
import { AXES, type AxisId } from '../protocol/axes.ts'
import { DEFAULT_CATEGORY } from '../protocol/reference-classes.ts'
import { behaviourLevel } from '../reading/behaviour.ts'
import { isCommitted, passesPriceTest } from '../scoring/optional-tests.ts'

export type Scores = Readonly<Record<AxisId, number>>

export interface VerdictDecision {
  readonly verdict: Verdict
  readonly total: number
  /** Every gate that holds for the verdict, in protocol order; empty for `build`. */
  readonly gates: VerdictGate[]
}

/** The verdict on seven scores (V-1 to V-4, first match) and its gates. `costly`: the ledger holds a costly signal. */
export function decideVerdict(scores: Scores, costly: boolean): VerdictDecision {
  const all = AXES.map((axis) => scores[axis])
  const total = all.reduce((sum, score) => sum + score, 0)
  const lowest = Math.min(...all)
  const answer = (verdict: Verdict, ...gates: (VerdictGate | false)[]): VerdictDecision => ({
    verdict,
    total,
    gates: gates.filter((gate) => gate !== false),
  })
  const hopeless = scores.problem <= 2 || all.filter((score) => score <= 2).length >= 3 || total <= 20
  if (hopeless) return answer('kill', 'kill_rule') // V-1, G-9
  if (lowest <= 4 || total < 42)
    return answer('validate', lowest <= 4 && 'axis_at_or_below_4', total < 42 && 'total_below_42') // V-2, G-10, G-11
  if (total >= 56 && lowest >= 6 && costly) return answer('build') // V-3
  return answer(
    'iterate',
    total < 56 && 'total_below_56', // G-12
    lowest < 6 && 'axis_below_6', // G-13
    !costly && 'no_costly_signal', // G-14
  ) // V-4
}

/** Whether someone gave up money or a habit, or put a name on paper (V-6). Reads counted, unmuted entries. */
export function hasCostlySignal(flagged: Ledger): boolean {
  return flagged.some((entry) => isCounted(entry) && !isMuted(entry) && isCostly(entry))
}

function isCostly(entry: SignalEntry): boolean {
  if (isOf('commitment_record', entry)) return isCommitted(entry.value.type)
  if (isOf('willingness_to_pay_test', entry)) {
    const { method } = entry.value
    return (method === 'real_sale' || method === 'smoke_test_checkout') && passesPriceTest(entry.value)
  }
  if (isOf('user_quote', entry)) return behaviourLevel(entry.value.verbatim) >= 3
  return isOf('dissatisfaction_quote', entry) && behaviourLevel(entry.value.verbatim) >= 3
}

/** The class the estimate uses (V-7): `seed_funded_startup` only with a counted public funding round. */
export function effectiveCategory(requested: string, flagged: Ledger): string {
  if (requested !== 'seed_funded_startup') return requested
  const funded = flagged.some(
    (entry) =>
      isCounted(entry) &&
      isOf('founder_background_lookup', entry) &&
      entry.value.finding_type === 'funding_round',
  )
  return funded ? requested : DEFAULT_CATEGORY
}
