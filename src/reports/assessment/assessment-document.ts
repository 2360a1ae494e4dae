// Arranges an assessment as a document: the verdict at a glance, then the sections of the Markdown export.
import type { EvidenceRead } from '../../contract/vocabulary/provenance.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { evidenceSaid } from '../../assessment/rules/index.ts'
import { assessmentCharts } from './assessment-charts.ts'
import { assessmentMarkdown } from './assessment-markdown.ts'
import type { AnchorClass, AssessmentReport, ReportedEvidence } from './assessment-report.ts'
import { classNotGranted, disclaimer, NO_MILESTONE, quoted, reasons } from './assessment-words.ts'
import { PRINTED } from '../charts/chart-colours.ts'
import type { DensityPoint } from '../charts/posterior-curve.ts'
import type { Block, DocumentFact, ReportDocument, DocumentSection } from '../document/document.ts'
import { dayOf, inOneLine, textLines } from '../document/report-text.ts'
import { ASSESSMENT_VERDICTS, gatesSaid } from '../words/assessment-verdict.ts'
import { allowanceSaid, observedSaid, quotesBehindAllowance } from '../words/estimate-basis.ts'
import { axisName, flagName, gradeName, kindName, memberName, memberText, prose } from '../words/evidence.ts'
import { percent, signed } from '../words/figures.ts'
import { capital } from '../words/identifier.ts'
import { checkSaid } from '../words/source-check.ts'

const LONGEST_LEAD = 200

/** The same report and densities give the same document. */
export function assessmentDocument(
  report: AssessmentReport,
  densities: readonly DensityPoint[],
): ReportDocument {
  const { scorecard, gates, gateReasons: held, baseRate, estimateBasis: basis } = report
  const { posterior_p: estimate, ci_95: ci } = scorecard.estimate
  const interval = [ci[0] ?? 0, ci[1] ?? 0] as const
  return {
    kind: 'Assessment',
    title: leadOf(report.pitch),
    subtitle: `Session ${report.sessionId} · scored ${dayOf(report.scoredAt)}`,
    // P-10: a reader of the first page learns of pages that do not hold what is claimed of them
    warnings: (report.evidenceRead?.grades.absent ?? 0) > 0 ? [evidenceSaid(report.evidenceRead)] : [],
    verdict: ASSESSMENT_VERDICTS[scorecard.verdict],
    // the base rate first
    figures: [
      ...(report.evidenceRead ? [readFigure(report.evidenceRead)] : []),
      { label: 'Score', value: String(scorecard.total), note: `of ${scorecard.max_total}` },
      { label: 'Base rate', value: percent(baseRate), note: `of ${classCalled(report, report.category)}` },
      {
        label: 'Estimate',
        value: percent(estimate),
        note:
          `95% interval ${percent(interval[0])} to ${percent(interval[1])}` +
          (basis === undefined ? '' : `; ${allowanceSaid(basis)}`),
      },
    ],
    reasons: {
      title: 'What kept the verdict from being better',
      items: gatesSaid(gates, held),
      none: 'Nothing: every gate is open.',
    },
    charts: Object.values(assessmentCharts(scorecard, densities, PRINTED)),
    facts: factsOf(report),
    sections: [
      { title: 'Pitch', blocks: [{ kind: 'quote', text: textLines(report.pitch).join('\n') }] },
      { title: 'Scorecard', blocks: scorecardBlocks(report) },
      { title: 'Evidence ledger', blocks: ledgerBlocks(report) },
      { title: 'Roadmap', blocks: roadmapBlocks(report) },
      { title: 'Disclaimer', blocks: [{ kind: 'paragraph', text: disclaimer(report) }] },
    ] satisfies DocumentSection[],
    seal: {
      label: 'SHA-256 of the Markdown export',
      hash: sha256Hex(assessmentMarkdown(report)),
      verify:
        'Verify with: POST /v1/export, format "markdown". The SHA-256 of its content is this hash as long as nothing is ' +
        'added to the session.',
    },
  }
}

/** P-10: said first. */
const readFigure = ({ quotes }: EvidenceRead) => ({
  label: 'Quotes read',
  value: String(quotes.read),
  note: `of ${quotes.total}; ${quotes.established} on established hosts`,
})

/** The first sentence of a pitch, truncated to the length of a title. */
function leadOf(pitch: string): string {
  const line = inOneLine(pitch)
  const [sentence = line] = /^.*?(?:[.!?](?=\s|$)|[。！？])/u.exec(line) ?? []
  const characters = [...sentence]
  return characters.length <= LONGEST_LEAD
    ? sentence
    : `${characters
        .slice(0, LONGEST_LEAD - 1)
        .join('')
        .trimEnd()}…`
}

/** The label of a class; its identifier is among the facts. */
const classCalled = ({ classLabels }: AssessmentReport, category: string): string =>
  `“${classLabels[category] ?? category}”`

function factsOf(report: AssessmentReport): DocumentFact[] {
  const { protocol, category, categoryNote, openedAt, scoredAt } = report
  const reference = `${classCalled(report, category)} (${category})`
  return [
    { name: 'Protocol', text: protocol },
    { name: 'Reference class', text: [reference, categoryNote].filter(Boolean).join(': ') },
    { name: 'Opened', text: dayOf(openedAt) },
    { name: 'Scored', text: dayOf(scoredAt) },
    { name: 'Rules', text: 'English rules' }, // X-3, L-1
  ]
}

function scorecardBlocks(report: AssessmentReport): Block[] {
  const called = (category: string): string => classCalled(report, category)
  const anchor = ({ category, baseRate }: AnchorClass): string =>
    `${called(category)} (base rate ${percent(baseRate)})`
  const notGranted = classNotGranted(report, inOneLine, called)
  return [
    {
      kind: 'paragraph',
      text: 'The estimate is of product-market fit within 24 months, for ventures with this evidence profile.',
    },
    ...(notGranted === undefined ? [] : [{ kind: 'paragraph' as const, text: notGranted }]),
    ...basisBlocks(report),
    ...listed(
      'Changes of class',
      report.categoryChanges.map(({ at, from, to }) => `${dayOf(at)}: from ${anchor(from)} to ${anchor(to)}`),
    ),
    ...listed(
      'Earlier scorecards',
      report.earlierScorecards.map(
        ({ at, category, total, verdict }) =>
          `${dayOf(at)}: ${total} of 70, ${ASSESSMENT_VERDICTS[verdict].label}, as ${called(category)}`,
      ),
    ),
    {
      kind: 'table',
      columns: [
        { title: 'Axis', width: 2 },
        { title: 'Score', width: 1 },
        { title: 'Why', width: 8 },
      ],
      rows: report.scorecard.axes.map(({ id, label, score, max }) => [
        label,
        `${score} / ${max}`,
        reasons(report.explanations[id], prose, (points) => `${signed(points)}:`).join('\n'),
      ]),
    },
  ]
}

/** E-2, E-7: what the estimate rests on. */
function basisBlocks({
  estimateBasis: basis,
  derivation,
  rateSources,
  calibration,
  calibrationUrl,
}: AssessmentReport): Block[] {
  if (basis === undefined) return []
  return listed('What the estimate rests on', [
    `The ${allowanceSaid(basis)}. It follows from ${quotesBehindAllowance(basis)}.`,
    derivation,
    observedSaid(basis),
    calibration,
  ]).concat({
    kind: 'table',
    columns: [
      { title: 'Source', width: 1 },
      { title: 'Address', width: 1, isCode: true },
    ],
    rows: [
      ...rateSources.map(({ source, urls }) => [`Base rate: ${source}`, urls.join('\n')]),
      ['Calibration: the whole table', calibrationUrl],
    ],
  })
}

const listed = (title: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'head', text: title },
        { kind: 'list', items },
      ]

/** X-6, axis by axis: a page has no space for eight columns. */
function ledgerBlocks({ evidence }: AssessmentReport): Block[] {
  const byAxis = Map.groupBy(evidence, ({ axis }) => axis)
  return [...byAxis].flatMap(([axis, rows]): Block[] => [
    { kind: 'head', text: axisName(axis) },
    {
      kind: 'table',
      columns: [
        { title: 'Entry', width: 4 },
        { title: 'Evidence', width: 6 },
        { title: 'Source', width: 6, isCode: true },
        { title: 'Standing', width: 3 },
      ],
      rows: rows.map((row) => [
        [kindName(row.kind), row.date ?? '', row.id].filter(Boolean).join('\n'),
        [quoted(row, inOneLine), membersOf(row)].filter(Boolean).join('\n'),
        row.urls.map(inOneLine).join('\n'),
        standing(row),
      ]),
    },
  ])
}

const membersOf = ({ details }: ReportedEvidence): string =>
  details.map(({ name, text }) => `${memberName(name)}: ${inOneLine(memberText(name, text))}`).join('\n')

const standing = ({ flags, verify, provenance }: ReportedEvidence): string =>
  [
    capital(gradeName(provenance.grade)),
    ...(provenance.reason === undefined ? [] : [inOneLine(provenance.reason.replace(/^\w+: /, ''))]),
    ...flags.map((flag) => capital(flagName(flag))),
    ...(verify === null ? [] : [checked(verify)]),
    ...(verify?.refutation === undefined ? [] : [checked({ valid: false, ...verify.refutation })]),
  ].join('\n')

function checked(check: Parameters<typeof checkSaid>[0]): string {
  const { label, seen } = checkSaid(check)
  return [label, inOneLine(seen)].filter(Boolean).join(': ')
}

function roadmapBlocks({ milestones }: AssessmentReport): Block[] {
  if (milestones.length === 0) return [{ kind: 'paragraph', text: NO_MILESTONE }]
  return milestones.flatMap(({ range, title, body }): Block[] => [
    { kind: 'head', text: title, note: range },
    { kind: 'paragraph', text: prose(body) },
  ])
}
