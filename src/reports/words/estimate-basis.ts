// Says what an estimate rests on: the allowance for evidence that may be made up, the sources of the base rate, and what was
// counted instead of fit. The dashboard, the exports and the command line share the words (rules E-2, E-7).
import type { EstimateBasis } from '../../contract/vocabulary/estimate-basis.ts'
import { percent } from './figures.ts'

/** Smaller shares are said to be under it. */
const LEAST_SAID = 0.001

/** "allowance for evidence that may be made up: 4.0%". */
export const allowanceSaid = (basis: EstimateBasis): string =>
  `allowance for evidence that may be made up: ${shareOf(basis)}`

export const shareOf = ({ allowance }: EstimateBasis): string =>
  allowance > 0 && allowance < LEAST_SAID ? `under ${percent(LEAST_SAID)}` : percent(allowance)

/** Which quotes give the allowance. */
export function quotesBehindAllowance({ quotes }: EstimateBasis): string {
  const { read, unread, absent } = quotes
  return `${read} of ${read + unread + absent} quotes read or attested, ${unread} unread, ${absent} absent, own or refuted`
}

/** Numerator, denominator, cohort and event, or why there are none. */
export function observedSaid({ observed, not_observed: missing }: EstimateBasis): string {
  if (observed === undefined) return `No outcomes were counted for this class. ${missing ?? ''}`.trim()
  const { event, events, n, rate, wilson_95: interval, cohort, codes, attribution } = observed
  const [low = 0, high = 1] = interval
  const categories = codes.length === 0 ? '' : `, in the categories ${codes.join(', ')}`
  return (
    `Counted instead of fit: ${events} of ${n} (${percent(rate)}, 95% interval ${percent(low)} to ${percent(high)}) had ${event}. ` +
    `Cohort: ${cohort}${categories}. ${attribution}. The count is no base rate and does not enter the estimate.`
  )
}

/** The publications behind the base rate. */
export const sourcesSaid = ({ base_rate: { sources } }: EstimateBasis): string =>
  sources.length === 0
    ? 'The base rate has no published source.'
    : `The base rate is derived from: ${sources.join('; ')}.`
