// What may be taken from the score of two names, and what the scores of people and organisations have in common.
import type { NameParse } from '../parse/read-name.ts'
import type { Token } from '../token/token.ts'
import type { Alignment } from './alignment.ts'

/** One thing that was taken from the score. */
export interface Penalty {
  readonly reason:
    | 'difference'
    | 'conflict'
    | 'extra'
    | 'lone'
    | 'order'
    | 'filiation'
    | 'syllable'
    | 'generation'
    | 'person-against-firm'
    | 'undistinguished'
    | 'legal-jurisdiction'
    | 'legal-body'
    | 'legal-missing'
    | 'vessel-against-firm'
    | 'other-word'
  /** Ten-thousandths taken. */
  readonly cost: number
  /** Words it is about. */
  readonly words: readonly string[]
}

export interface NameScore {
  /** Ten-thousandths, 0 to 10,000. */
  readonly score: number
  readonly alignment: Alignment
  readonly losses: readonly Penalty[]
  readonly left: NameParse
  readonly right: NameParse
}

export const weightOf = (tokens: readonly Token[], at: readonly number[]): number =>
  at.reduce((sum, i) => sum + (tokens[i] as Token).weight, 0)
export const textsOf = (tokens: readonly Token[], at: readonly number[]): string[] =>
  at.map((i) => (tokens[i] as Token).text)

/** Mean difference of the words that met, weighted by what they tell; `percent` of it is lost. */
export function differenceLoss(
  left: readonly Token[],
  right: readonly Token[],
  alignment: Alignment,
  percent: number,
): Penalty | undefined {
  let total = 0
  let lost = 0
  for (const { left: i, right: j, score, rule } of alignment.pairs) {
    const weight = weightOf(left, i) + weightOf(right, j)
    total += weight
    // why: what a script leaves unwritten is no difference of the names
    lost += weight * (10_000 - score) * (rule === 'consonants' ? 100 : percent)
  }
  if (lost === 0) return undefined
  return { reason: 'difference', cost: Math.round(lost / (total * 100)), words: [] }
}

/** Pairs that cross each other, beyond a whole turn such as "Last First". */
export function crossings({ pairs }: Alignment): number {
  const breaks = (order: readonly number[]): number =>
    order.reduce((sum, at, k) => sum + (k > 0 && at < (order[k - 1] as number) ? 1 : 0), 0)
  const left = pairs.map((pair) => pair.left[0] as number)
  const right = pairs.map((pair) => pair.right[0] as number)
  const by = (x: readonly number[], y: readonly number[]): number[] =>
    [...x.keys()].sort((k, l) => (x[k] as number) - (x[l] as number)).map((k) => y[k] as number)
  return Math.min(breaks(by(left, right)), breaks(by(right, left)))
}

/** The score that is left. */
export function finish(
  left: NameParse,
  right: NameParse,
  alignment: Alignment,
  losses: readonly (Penalty | undefined)[],
): NameScore {
  const kept = losses.filter((loss): loss is Penalty => loss !== undefined && loss.cost > 0)
  // an article or an "and" that met is no reason to speak of one name
  const tells = (tokens: readonly Token[], at: readonly number[]): boolean =>
    at.some((k) => tokens[k]?.role !== 'connector')
  const met = alignment.pairs.some((pair) => tells(left.tokens, pair.left) || tells(right.tokens, pair.right))
  const score = met ? Math.max(0, 10_000 - kept.reduce((sum, { cost }) => sum + cost, 0)) : 0
  return { score, alignment, losses: kept, left, right }
}

/** A legal form makes a firm of whatever else is written. */
export const isFirm = ({ tokens }: NameParse): boolean => tokens.some(({ role }) => role === 'legal')

/** How much the words that met tell, mean of both sides, in the unit of token weights. */
export function evidence({ left, right, alignment }: NameScore): number {
  const sum = alignment.pairs.reduce(
    (met, pair) => met + weightOf(left.tokens, pair.left) + weightOf(right.tokens, pair.right),
    0,
  )
  return sum >> 1
}
