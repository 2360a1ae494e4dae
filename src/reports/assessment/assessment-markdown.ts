// Writes an assessment as one Markdown document (rules X-1 to X-6, X-8).
import type { EstimateBasis } from '../../contract/vocabulary/estimate-basis.ts'
import type { AnchorClass, AssessmentReport, ReportedEvidence } from './assessment-report.ts'
import { classNotGranted, disclaimer, NO_MILESTONE, quoted, reasons } from './assessment-words.ts'
import { evidenceSaid } from '../../assessment/rules/index.ts'
import { blockQuote, codeUrl, escape, linkUrl, markdownTable } from '../document/markdown.ts'
import { dayOf } from '../document/report-text.ts'
import { gatesSaid } from '../words/assessment-verdict.ts'
import { allowanceSaid, observedSaid, quotesBehindAllowance } from '../words/estimate-basis.ts'

/** The document of X-1. The same report gives the same bytes; no caller-supplied string acts as markup (X-5). */
export function assessmentMarkdown(report: AssessmentReport): string {
  const sections = [
    heading(report),
    // P-10: said first
    evidenceSaid(report.evidenceRead),
    `## Pitch\n\n${blockQuote(report.pitch)}`,
    `## Scorecard\n\n${scorecard(report)}`,
    `## Evidence ledger\n\n${ledger(report)}`,
    `## Roadmap\n\n${roadmap(report)}`,
    `## Disclaimer\n\n${disclaimer(report)}`,
  ]
  return `${sections.join('\n\n')}\n`
}

function heading({
  sessionId,
  protocol,
  category,
  categoryNote,
  openedAt,
  scoredAt,
}: AssessmentReport): string {
  const note = categoryNote === '' ? '' : ` (${escape(categoryNote)})`
  const facts = [
    `Protocol ${protocol}`,
    `class ${category}${note}`,
    `opened ${dayOf(openedAt)}`,
    `scored ${dayOf(scoredAt)}`,
    'English rules', // X-3, L-1
  ]
  return `# Assessment ${escape(sessionId)}\n\n${facts.join(' · ')}`
}

function scorecard(report: AssessmentReport): string {
  const { scorecard: card, explanations, gates, gateReasons: held, baseRate, estimateBasis: basis } = report
  const notGranted = classNotGranted(report, escape)
  const { posterior_p: estimate, ci_95: interval } = card.estimate
  const [lower, upper] = interval
  const rows = card.axes.map(({ id, label, score, max }) => [
    label,
    `${score}/${max}`,
    reasons(explanations[id]).join('; '),
  ])
  return [
    `Verdict: ${card.verdict} · Total ${card.total}/${card.max_total} · Gates: ${gates.join(', ') || 'none'}`,
    ...(gates.length > 0 && held !== undefined
      ? [
          gatesSaid(gates, held)
            .map((said) => `- ${escape(said)}`)
            .join('\n'),
        ]
      : []),
    // X-2: the base rate first
    `Base rate ${baseRate} -> estimate ${estimate} (95% ${lower} to ${upper}) of product-market fit within 24 months, ` +
      `for ventures with this evidence profile${basis === undefined ? '' : ` · ${allowanceSaid(basis)}`}`,
    ...(basis === undefined ? [] : [basisOf(basis, report)]),
    ...(notGranted === undefined ? [] : [notGranted]),
    ...history(report),
    markdownTable(['Axis', 'Score', 'Why'], rows),
  ].join('\n\n')
}

/** E-2, E-7: what the estimate rests on. */
function basisOf(
  basis: EstimateBasis,
  { derivation, rateSources, calibration, calibrationUrl }: AssessmentReport,
): string {
  const sources = rateSources.map(({ source, urls }) => `${escape(source)} (${urls.map(linkUrl).join(', ')})`)
  return [
    `- The allowance follows from ${quotesBehindAllowance(basis)}.`,
    `- ${escape(derivation)} Sources: ${sources.join('; ')}.`,
    `- ${escape(observedSaid(basis))}`,
    `- ${calibration} The table is at ${linkUrl(calibrationUrl)}.`,
  ].join('\n')
}

/** Changes of category with both base rates, and earlier scorecards (X-4). */
function history({ categoryChanges, earlierScorecards }: AssessmentReport): string[] {
  const changes = categoryChanges.map(
    ({ at, from, to }) => `${dayOf(at)}: class ${anchor(from)} -> ${anchor(to)}`,
  )
  const earlier = earlierScorecards.map(
    ({ at, category, total, verdict }) => `${dayOf(at)} · class ${category} · total ${total}/70 · ${verdict}`,
  )
  return [...listed('Changes of class', changes), ...listed('Earlier scorecards', earlier)]
}

const anchor = ({ category, baseRate }: AnchorClass): string => `${category} (base rate ${baseRate})`

const listed = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${title}:\n\n${items.map((item) => `- ${item}`).join('\n')}`]

function ledger({ evidence }: AssessmentReport): string {
  const header = ['Id', 'Axis', 'Kind', 'Evidence', 'Source', 'Date', 'Flags', 'Read', 'Verified']
  const rows = evidence.map((row) => [
    row.id,
    row.axis,
    row.kind,
    summary(row),
    row.urls.map(codeUrl).join(', '),
    row.date ?? '',
    row.flags.join(', '),
    read(row),
    verified(row.verify),
  ])
  return markdownTable(header, rows)
}

/** The grade, with the reason for any but `read`. */
const read = ({ provenance: { grade, reason } }: ReportedEvidence): string =>
  reason === undefined ? grade : `${grade}: ${escape(reason)}`

function verified(verify: ReportedEvidence['verify']): string {
  if (verify === null) return 'not checked'
  if (verify.valid) return 'yes'
  const causes = [verify.reason, verify.refutation?.reason].flatMap((reason) => reason ?? [])
  return ['no', ...causes.map(escape)].join(': ')
}

/** A quote with the known data of the speaker, or the members of the value. */
function summary(row: ReportedEvidence): string {
  const quote = quoted(row, escape)
  const rest = row.details.map(({ name, text }) => `${name}: ${escape(text)}`).join('; ')
  return quote === '' || rest === '' ? quote + rest : `${quote} (${rest})`
}

function roadmap({ milestones }: AssessmentReport): string {
  if (milestones.length === 0) return NO_MILESTONE
  return milestones.map(({ range, title, body }) => `### ${range} · ${title}\n\n${body}`).join('\n\n')
}
