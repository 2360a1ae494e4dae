// Words an assessment as one Markdown document (rules X-1 to X-6, X-8).
import type { Explanation } from '../../contract/vocabulary/scorecard.ts'
import type { AnchorClass, AssessmentReport, EvidenceRow } from './assessment-report.ts'
import { blockQuote, codeUrl, escape, table } from './markdown.ts'

/** The document of X-1. The same report gives the same bytes; no caller-supplied string acts as markup (X-5). */
export function assessmentMarkdown(report: AssessmentReport): string {
  const sections = [
    heading(report),
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
  const { scorecard: card, explanations, gates, baseRate, requestedCategory } = report
  const { posterior_p: estimate, ci_95: interval } = card.estimate
  const [lower, upper] = interval
  const rows = card.axes.map(({ id, label, score, max }) => [label, `${score}/${max}`, why(explanations[id])])
  return [
    `Verdict: ${card.verdict} · Total ${card.total}/${card.max_total} · Gates: ${gates.join(', ') || 'none'}`,
    // X-2: the base rate first
    `Base rate ${baseRate} -> estimate ${estimate} (95% ${lower} to ${upper}) of product-market fit within 24 months, ` +
      'for ventures with this evidence profile',
    ...(requestedCategory === undefined
      ? []
      : [
          `Class ${escape(requestedCategory)} was asked for and does not apply to this ledger; ${report.category} was used.`,
        ]),
    ...history(report),
    table(['Axis', 'Score', 'Why'], rows),
  ].join('\n\n')
}

/** Changes of category with both base rates, and earlier scorecards (X-4). */
function history({ categoryChanges, earlierScorecards }: AssessmentReport): string[] {
  const changes = categoryChanges.map(
    ({ at, from, to }) => `- ${dayOf(at)}: class ${anchor(from)} -> ${anchor(to)}`,
  )
  const earlier = earlierScorecards.map(
    ({ at, category, total, verdict }) =>
      `- ${dayOf(at)} · class ${category} · total ${total}/70 · ${verdict}`,
  )
  return [
    ...(changes.length === 0 ? [] : [`Changes of class:\n\n${changes.join('\n')}`]),
    ...(earlier.length === 0 ? [] : [`Earlier scorecards:\n\n${earlier.join('\n')}`]),
  ]
}

function anchor({ category, baseRate }: AnchorClass): string {
  return `${category} (base rate ${baseRate})`
}

function why({ points, caps }: Explanation): string {
  const earned = points.map(({ points: n, text, cites }) => `${n < 0 ? n : `+${n}`} ${text}${citing(cites)}`)
  const held = caps.map(
    ({ at, binding, text, cites }) => `cap ${at}${binding ? '' : ' (not binding)'}: ${text}${citing(cites)}`,
  )
  return [...earned, ...held].join('; ')
}

function citing(ids: readonly string[]): string {
  return ids.length === 0 ? '' : ` [${ids.join(', ')}]`
}

function ledger({ evidence }: AssessmentReport): string {
  const header = ['Id', 'Axis', 'Kind', 'Evidence', 'Source', 'Date', 'Flags', 'Verified']
  const rows = evidence.map((row) => [
    row.id,
    row.axis,
    row.kind,
    summary(row),
    row.urls.map(codeUrl).join(', '),
    row.date ?? '',
    row.flags.join(', '),
    verified(row.verify),
  ])
  return table(header, rows)
}

/** A quote in quotation marks with what is known of the speaker, or the members of the value. */
function summary({ quote, details }: EvidenceRow): string {
  const pairs = details.map(({ name, text }) => `${name}: ${escape(text)}`).join('; ')
  if (quote === null) return pairs
  return `“${escape(quote)}”${pairs === '' ? '' : ` (${pairs})`}`
}

function verified(verify: EvidenceRow['verify']): string {
  if (verify === null) return 'not checked'
  if (verify.valid) return 'yes'
  const reasons = [verify.reason, verify.refutation?.reason].flatMap((reason) => reason ?? [])
  return ['no', ...reasons.map(escape)].join(': ')
}

function roadmap({ milestones }: AssessmentReport): string {
  if (milestones.length === 0) return 'No milestone: every axis stands at 8 or more.'
  return milestones.map(({ range, title, body }) => `### ${range} · ${title}\n\n${body}`).join('\n\n')
}

/** X-8 */
function disclaimer({ grade, plausibleRange, confirmedQuotes, totalQuotes }: AssessmentReport): string {
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

function dayOf(instant: string): string {
  return instant.slice(0, 10)
}
