// Precision and recall of the reader, for each label.
import { readQuote } from '../../src/assessment/rules/reader/read-quote.ts'
import type { LabelledQuote } from './labelled.ts'

type Labels = LabelledQuote['labels']

export interface Ratio {
  readonly precision: number
  readonly recall: number
}

export interface Figures {
  readonly rows: number
  readonly costly: Ratio
  readonly denies: Ratio
  readonly hypothetical: Ratio
  readonly onTopic: Ratio
  /** Share of the rows whose amount, with its currency, or whose lack of one is exact. */
  readonly amount: number
  /** The same among the rows with an amount. */
  readonly stated: number
  readonly level: number
  readonly stance: number
}

/** Currencies that the words alone leave open. */
const OPEN = new Set(['SAR', 'AED', 'EGP', 'CNY'])

function sameAmount(read: Labels['amount'], label: Labels['amount']): boolean {
  if (read === null || label === null) return read === label
  if (read.value !== label.value) return false
  return read.currency === label.currency || (read.currency === null && OPEN.has(label.currency ?? ''))
}

export function figuresOf(rows: readonly LabelledQuote[]): Figures {
  const pairs = rows.map((row) => ({ label: row.labels, read: readQuote(row) as Labels }))
  const ratio = (is: (labels: Labels) => boolean): Ratio => {
    const found = pairs.filter(({ read }) => is(read))
    const wanted = pairs.filter(({ label }) => is(label))
    const right = found.filter(({ label }) => is(label)).length
    return { precision: right / found.length, recall: right / wanted.length }
  }
  const share = (of: typeof pairs, holds: (pair: (typeof pairs)[number]) => boolean): number =>
    of.filter(holds).length / of.length
  return {
    rows: rows.length,
    costly: ratio(({ behaviour }) => behaviour >= 3),
    denies: ratio(({ stance }) => stance === 'denies'),
    hypothetical: ratio(({ hypothetical }) => hypothetical),
    onTopic: ratio(({ on_topic }) => on_topic),
    amount: share(pairs, ({ read, label }) => sameAmount(read.amount, label.amount)),
    stated: share(
      pairs.filter(({ label }) => label.amount !== null),
      ({ read, label }) => sameAmount(read.amount, label.amount),
    ),
    level: share(pairs, ({ read, label }) => read.behaviour === label.behaviour),
    stance: share(pairs, ({ read, label }) => read.stance === label.stance),
  }
}

const percent = (value: number): string => (Number.isNaN(value) ? '-' : (value * 100).toFixed(0)).padStart(4)
const both = ({ precision, recall }: Ratio): string => `${percent(precision)} ${percent(recall)}`

export const HEAD =
  'rows                      n   level>=3     denies  hypothet.  on topic   amount stated level stance\n' +
  '                                P    R     P    R     P    R     P    R  exact  exact exact  exact'

export function figureLine(name: string, rows: readonly LabelledQuote[]): string {
  const f = figuresOf(rows)
  const ratios = [f.costly, f.denies, f.hypothetical, f.onTopic].map(both).join('  ')
  const shares = [f.amount, f.stated, f.level, f.stance].map(percent).join('   ')
  return `${name.padEnd(22)} ${String(f.rows).padStart(5)}  ${ratios}   ${shares}`
}
