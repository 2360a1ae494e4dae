// What every export of an assessment says in the same words. `as` brings texts of callers into the form of the export.
import type { Explanation } from '../../contract/vocabulary/scorecard.ts'
import type { AnchorClass, AssessmentReport, EvidenceRow } from './assessment-report.ts'
import { dayOf } from './report-text.ts'

type As = (callersText: string) => string

export const NO_MILESTONE = 'No milestone: every axis stands at 8 or more.'

/** Points and caps of an axis, each with the entries it cites. */
export function reasons({ points, caps }: Explanation): string[] {
  return [
    ...points.map(({ points: n, text, cites }) => `${n < 0 ? n : `+${n}`} ${text}${citing(cites)}`),
    ...caps.map(
      ({ at, binding, text, cites }) =>
        `cap ${at}${binding ? '' : ' (not binding)'}: ${text}${citing(cites)}`,
    ),
  ]
}

function citing(ids: readonly string[]): string {
  return ids.length === 0 ? '' : ` [${ids.join(', ')}]`
}

/** A quote in quotation marks; empty for what is none. */
export const quoted = ({ quote }: EvidenceRow, as: As): string => (quote === null ? '' : `“${as(quote)}”`)

/** The members of a value that are neither its quote nor its date nor an address; `called` says what people call one. */
export const members = ({ details }: EvidenceRow, as: As, called: As = (name) => name): string =>
  details.map(({ name, text }) => `${called(name)}: ${as(text)}`).join('; ')

export function verified(verify: EvidenceRow['verify'], as: As): string {
  if (verify === null) return 'not checked'
  if (verify.valid) return 'yes'
  const told = [verify.reason, verify.refutation?.reason].flatMap((reason) => reason ?? [])
  return ['no', ...told.map(as)].join(': ')
}

/** X-4 */
export const changesOfClass = ({ categoryChanges }: AssessmentReport): string[] =>
  categoryChanges.map(({ at, from, to }) => `${dayOf(at)}: class ${anchor(from)} -> ${anchor(to)}`)

const anchor = ({ category, baseRate }: AnchorClass): string => `${category} (base rate ${baseRate})`

/** X-4 */
export const earlierScorecards = (report: AssessmentReport): string[] =>
  report.earlierScorecards.map(
    ({ at, category, total, verdict }) => `${dayOf(at)} · class ${category} · total ${total}/70 · ${verdict}`,
  )

/** V-7; undefined when the class that was asked for was used. */
export const classNotGranted = (
  { requestedCategory, category }: AssessmentReport,
  as: As,
): string | undefined =>
  requestedCategory === undefined
    ? undefined
    : `Class ${as(requestedCategory)} was asked for and does not apply to this ledger; ${category} was used.`

/** X-8 */
export function disclaimer({
  grade,
  plausibleRange,
  confirmedQuotes,
  totalQuotes,
}: AssessmentReport): string {
  const [lower, upper] = plausibleRange
  return (
    'No published study validates a seven-axis evidence score against product-market fit at 24 months. ' +
    `This estimate starts from a base rate that is an extrapolation (grade ${grade}, plausible range ` +
    `${lower}-${upper}) and is moved by weights that have not been validated on outcomes. Evidence was checked for ` +
    `shape and reachability; ${confirmedQuotes} of ${totalQuotes} quotes were confirmed at their source. It is not ` +
    'investment, legal or financial advice. A low score means the evidence submitted is weak, which is not proof that ' +
    'the idea is.'
  )
}
