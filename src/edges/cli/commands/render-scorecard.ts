// A scorecard and its roadmap as lines of text for a terminal: the base rate before the estimate, a reason for every point.
import type { OutputOf } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/index.ts'
import { gatesSaid } from '../../../reports/words/assessment-verdict.ts'
import { allowanceSaid, observedSaid, sourcesSaid } from '../../../reports/words/estimate-basis.ts'
import type { Milestone } from '../../../contract/vocabulary/roadmap.ts'
import type { Estimate, Explanation } from '../../../contract/vocabulary/scorecard.ts'

const WIDTH = 100

export type ScoreAnswer = OutputOf<Operations['score']>

interface Printed {
  /** Under the scorecard. */
  readonly notes?: readonly string[]
  /** Under the title. */
  readonly preface?: readonly string[]
  /** The past day of the judgement (K-8): stands beside title, verdict and roadmap, so that no part passes for today's. */
  readonly asOf?: string
  /** Address of the server that scored; without one, the page of the estimate is that of the documentation. */
  readonly server?: string
}

/** The page of the estimate without a server. */
const ESTIMATE_DOCS = 'docs/reference/estimate.md'

/** The whole text, ending with a line break. `name` follows the word Assessment: the id of the session. */
export function renderScorecard(
  name: string,
  {
    summary,
    scorecard,
    estimate_basis: basis,
    explanations,
    gates,
    gate_reasons: held,
    requested_category: requested,
  }: Omit<ScoreAnswer, 'session_token' | 'audit'>,
  milestones: readonly Milestone[],
  { notes = [], preface = [], asOf, server }: Printed = {},
): string {
  const { axes, total, max_total: max, verdict, estimate, protocol } = scorecard
  const labels = Math.max(...axes.map(({ label }) => label.length))
  const bars = axes.map(
    ({ label, score }) =>
      `  ${label.padEnd(labels)}  ${'█'.repeat(score)}${'░'.repeat(10 - score)}  ${String(score).padStart(2)}/10`,
  )
  const why = axes.flatMap(({ id, label, score }) => [
    '',
    `  ${label} ${score}/10`,
    ...reasons(explanations[id]),
  ])
  const then = asOf === undefined ? '' : ` as of ${asOf}`
  const lines = [
    `Assessment ${name}`,
    ...preface.flatMap((line) => wrap('', line)),
    ...wrap('', summary),
    `Protocol ${protocol}, class ${estimate.reference.category}${requested ? ` (asked for ${requested})` : ''}`,
    '',
    ...bars,
    '',
    `  ${'Total'.padEnd(labels)}  ${total}/${max}`,
    `  ${'Verdict'.padEnd(labels)}  ${verdict}${then}${gates.length > 0 ? ` (${gates.join(', ')})` : ''}`,
    ...wrap(`  ${'Estimate'.padEnd(labels)}  `, estimateText(estimate)),
    ...(basis === undefined
      ? []
      : [
          ...wrap(
            `  ${''.padEnd(labels)}  `,
            `${allowanceSaid(basis)}. ${observedSaid(basis)} ${sourcesSaid(basis)} Nothing shows that the seven-axis score ` +
              `predicts anything; calibration: ${server === undefined ? ESTIMATE_DOCS : new URL(basis.calibration, server).href}`,
          ),
        ]),
    ...(held === undefined || gates.length === 0
      ? []
      : ['', ...gatesSaid(gates, held).flatMap((said) => wrap('  Held      ', said))]),
    ...notes.flatMap((note) => ['', ...wrap('  ', note)]),
    '',
    'Why',
    ...why.slice(1),
    '',
    `Roadmap${then}`,
    ...milestones.flatMap(({ range, title, body }) => ['', `  ${range}  ${title}`, ...wrap('    ', body)]),
  ]
  return `${lines.join('\n')}\n`
}

function estimateText({ posterior_p: p, ci_95: [low = 0, high = 0], reference }: Estimate): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
  return (
    `base rate ${percent(reference.base_rate_pmf_24mo)}, now ${percent(p)} (95% ${percent(low)} to ${percent(high)}) of ` +
    'product-market fit within 24 months, for ventures with this evidence profile'
  )
}

function reasons(explanation: Explanation | undefined): string[] {
  const { points = [], caps = [] } = explanation ?? {}
  const cited = (ids: readonly string[]): string => (ids.length > 0 ? ` [${ids.join(', ')}]` : '')
  return [
    ...points.flatMap(({ points: n, text, cites }) =>
      wrap(`    ${n < 0 ? n : `+${n}`}  `, `${text}${cited(cites)}`),
    ),
    ...caps.flatMap(({ at, binding, text, cites }) =>
      wrap(`    cap ${at}${binding ? ' (binding)' : ''}  `, `${text}${cited(cites)}`),
    ),
  ]
}

/** Words of a text on lines of at most WIDTH characters; the first begins with the lead, the others are indented as far. */
export function wrap(lead: string, text: string): string[] {
  const lines: string[] = []
  let line = lead
  for (const word of text.split(' ')) {
    if (line.length + word.length > WIDTH && line.trim() !== '' && line !== lead) {
      lines.push(line.trimEnd())
      line = ' '.repeat(lead.length)
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
