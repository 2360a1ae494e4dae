// Tests of optional evidence that more than one rule applies (rules S-PROB-B1, S-PROB-B2, S-MARK-B2, S-ECON-B1, V-6).
import type { EntryOf } from '../ledger/entry.ts'
import { optionalEvidence } from './axis-rules.ts'

type Commitment = EntryOf<'commitment_record'>['value']['type']

/** Commitments in which a person gave up money or signed for a pilot. */
const HARD: ReadonlySet<Commitment> = new Set(['paid', 'deposit', 'preorder', 'signed_pilot'])

/** Whether a commitment is more than a place on a waiting list (S-MARK-B2, V-6). */
export function isCommitted(type: Commitment): boolean {
  return HARD.has(type) || type === 'loi'
}

/** Whether a willingness-to-pay test passes: 20 or more asked, 5% or more accepted (S-ECON-B1, V-6). */
export function passesPriceTest({
  n,
  accept_rate: accepted,
}: EntryOf<'willingness_to_pay_test'>['value']): boolean {
  return n >= 20 && accepted >= 0.05
}

/** S-PROB-B1 and S-DIST-B2: 500 or more searches a month. */
export const notableSearchVolume = optionalEvidence(
  'search_volume_snapshot',
  ({ monthly_volume: volume }) => volume >= 500,
)

/** S-PROB-B2 */
export const hardCommitment = optionalEvidence('commitment_record', ({ type }) => HARD.has(type))
