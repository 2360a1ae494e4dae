// Defines the penalties on the score of two names, and what the scores of people and organisations share.
import type { NameParse } from '../parse/read-name.ts'
import type { Token } from '../token/token.ts'
import type { AlignedPair, Alignment } from './alignment.ts'

/** One deduction from the score. */
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
    | 'cut'
    | 'few-syllables'
  /** The deduction, in ten-thousandths. */
  readonly cost: number
  /** The words that cause the penalty. */
  readonly words: readonly string[]
}

export interface NameScore {
  /** From 0 to 10,000 ten-thousandths. */
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

/** The mean difference of the matched words, weighted by their weights; `percent` of it is deducted. */
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
    // why: vowels that a script leaves unwritten are no difference between the names
    lost += weight * (10_000 - score) * (rule === 'consonants' ? 100 : percent)
  }
  if (lost === 0) return undefined
  return { reason: 'difference', cost: Math.round(lost / (total * 100)), words: [] }
}

function areInOrder(pairs: readonly AlignedPair[]): boolean {
  for (let k = 1; k < pairs.length; k++) {
    const { left, right } = pairs[k] as AlignedPair
    for (let before = 0; before < k; before++) {
      const other = pairs[before] as AlignedPair
      if (
        (other.left[0] as number) < (left[0] as number) !==
        (other.right[0] as number) < (right[0] as number)
      )
        return false
    }
  }
  return true
}

/** Counts the pairs that cross each other, not counting a whole rotation such as "Last First". */
export function crossings({ pairs }: Alignment): number {
  // why first: most names have their words in one order
  if (areInOrder(pairs)) return 0
  const breaks = (order: readonly number[]): number =>
    order.reduce((sum, at, k) => sum + (k > 0 && at < (order[k - 1] as number) ? 1 : 0), 0)
  const left = pairs.map((pair) => pair.left[0] as number)
  const right = pairs.map((pair) => pair.right[0] as number)
  const by = (x: readonly number[], y: readonly number[]): number[] =>
    [...x.keys()].sort((k, l) => (x[k] as number) - (x[l] as number)).map((k) => y[k] as number)
  return Math.min(breaks(by(left, right)), breaks(by(right, left)))
}

/** Computes the score that remains after the penalties. */
export function finish(
  left: NameParse,
  right: NameParse,
  alignment: Alignment,
  penalties: readonly (Penalty | undefined)[],
): NameScore {
  const kept = penalties.filter((penalty): penalty is Penalty => penalty !== undefined && penalty.cost > 0)
  // a matched article or "and" does not make two names similar
  const tells = (tokens: readonly Token[], at: readonly number[]): boolean =>
    at.some((k) => tokens[k]?.role !== 'connector')
  const met = alignment.pairs.some((pair) => tells(left.tokens, pair.left) || tells(right.tokens, pair.right))
  const score = met ? Math.max(0, 10_000 - kept.reduce((sum, { cost }) => sum + cost, 0)) : 0
  return { score, alignment, losses: kept, left, right }
}

/** A legal form marks a name as a firm's, whatever its other words are. */
export const isFirm = ({ tokens }: NameParse): boolean => tokens.some(({ role }) => role === 'legal')

/** The weight of the matched words, averaged over both sides, in the unit of token weights. */
export function evidence({ left, right, alignment }: NameScore): number {
  const sum = alignment.pairs.reduce(
    (met, pair) => met + weightOf(left.tokens, pair.left) + weightOf(right.tokens, pair.right),
    0,
  )
  return sum >> 1
}
