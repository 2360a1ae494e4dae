// Text that every export of an assessment contains in the same words. `as` converts texts of callers to the format of
// the export.
import type { Explanation } from '../../contract/vocabulary/scorecard.ts'
import type { AssessmentReport, ReportedEvidence } from './assessment-report.ts'

type As = (callersText: string) => string

export const NO_MILESTONE = 'No milestone: every axis stands at 8 or more.'

/** Points and caps of an axis, each with the entries it cites; `said` describes one, `worth` gives its points. */
export function reasons(
  { points, caps }: Explanation,
  said = (text: string) => text,
  worth = (n: number) => (n < 0 ? String(n) : `+${n}`),
): string[] {
  return [
    ...points.map(({ points: n, text, cites }) => `${worth(n)} ${said(text)}${citing(cites)}`),
    ...caps.map(
      ({ at, binding, text, cites }) =>
        `cap ${at}${binding ? '' : ' (not binding)'}: ${said(text)}${citing(cites)}`,
    ),
  ]
}

function citing(ids: readonly string[]): string {
  return ids.length === 0 ? '' : ` [${ids.join(', ')}]`
}

/** A quote in quotation marks; empty for any other kind. */
export const quoted = ({ quote }: ReportedEvidence, as: As): string =>
  quote === null ? '' : `“${as(quote)}”`

/** V-7; undefined if the requested class was used. */
export const classNotGranted = (
  { requestedCategory, category }: AssessmentReport,
  as: As,
  called: As = (id) => id,
): string | undefined =>
  requestedCategory === undefined
    ? undefined
    : `Class ${as(called(requestedCategory))} was asked for and does not apply to this ledger; ${called(category)} was used.`

/** */
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
    `shape, and read at its sources where they could be read; ${confirmedQuotes} of ${totalQuotes} quotes were confirmed at their source. It is not ` +
    'investment, legal or financial advice. A low score means the evidence submitted is weak, which is not proof that ' +
    'the idea is.'
  )
}
