// What becomes of the demo's ledger when some of its quotes are invented, beside the honest one: the first lines of the
// report, and each quote of its ledger with what was found at its source.
import type { Client } from '../../../client/client.ts'
import type { ScoreAnswer } from './render-scorecard.ts'
import type { AssessmentFile, CarriedOut } from './assess.ts'
import { gatesSaid } from '../../../reports/words/assessment-verdict.ts'

/** Quotes that no page of the demonstration holds. */
export const INVENTED: readonly string[] = [
  'We lose 9 hours every week to unpaid balances and two of us cry about it on Fridays.',
  'I paid a collections agency £2,400 last spring and they recovered almost nothing for us.',
  'Our practice switched from Duechaser in May because the reminders went to dead people.',
  'Half of our patients owe us money and the front desk keeps the list on yellow paper notes.',
]

/** The example with its first quotes replaced by invented ones, which keep their addresses and speakers. */
export function withInvented(example: AssessmentFile): AssessmentFile {
  const invented = [...INVENTED]
  const signals = example.signals.map((signal) => {
    const verbatim = 'verbatim' in signal.value ? invented.shift() : undefined
    return verbatim === undefined ? signal : { ...signal, value: { ...signal.value, verbatim } }
  })
  return { ...example, signals }
}

/** Asks for the report of both and shows what a reader sees of it. */
export async function besideInvented(honest: CarriedOut, lied: CarriedOut, client: Client): Promise<string> {
  const { content } = await client.call('export', { session: lied.token, format: 'markdown' })
  return [
    `The same assessment with ${INVENTED.length} invented quotes, at addresses that answer. Its report begins:`,
    '',
    ...opening(lied.scored),
    ...gatesSaid(lied.scored.gates, lied.scored.gate_reasons).map((said) => `  ${said}`),
    '',
    'The report of the honest one begins:',
    '',
    ...opening(honest.scored),
    '',
    'The quotes in the ledger of the report with the invented ones:',
    '',
    ...quotesIn(content).map(({ quote, read }) => `  ${read}\n    ${quote}`),
    '',
  ].join('\n')
}

const opening = ({ summary, scorecard: { total, max_total: most, verdict } }: ScoreAnswer): string[] => [
  `  ${summary}`,
  `  ${total} of ${most} points, verdict ${verdict}.`,
]

/** The quotes of the ledger of a report in Markdown, with what it says was read of each. */
export function quotesIn(markdown: string): { readonly quote: string; readonly read: string }[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.split(' | ').map((cell) => cell.replaceAll('\\', ''))
    const [, , kind = '', evidence = '', , , , read = ''] = cells
    const [quote] = /^“[^”]+”/.exec(evidence) ?? []
    return kind.endsWith('_quote') && quote !== undefined ? [{ quote, read }] : []
  })
}
