// Scores two names of people.
import type { NameParse } from '../parse/read-name.ts'
import type { Token } from '../token/token.ts'
import { align, type Measure } from './align.ts'
import type { Alignment, AlignedPair } from './alignment.ts'
import {
  crossings,
  differenceLoss,
  finish,
  isFirm,
  type Penalty,
  type NameScore,
  textsOf,
  weightOf,
} from './penalties.ts'
import { PERSON } from './weights.ts'

export function scorePersons(left: NameParse, right: NameParse, similarity?: Measure): NameScore {
  const alignment = align(left.tokens, right.tokens, similarity)
  const { pairs, leftOver, rightOver } = alignment
  const penalties: (Penalty | undefined)[] = [
    differenceLoss(left.tokens, right.tokens, alignment, PERSON.difference),
  ]
  const weightLeft = weightOf(left.tokens, leftOver)
  const weightRight = weightOf(right.tokens, rightOver)
  const over = [...textsOf(left.tokens, leftOver), ...textsOf(right.tokens, rightOver)]
  if (leftOver.length > 0 && rightOver.length > 0)
    penalties.push({
      reason: 'conflict',
      cost: PERSON.conflict + Math.min(weightLeft, weightRight) * 8,
      words: over,
    })
  const extra = Math.abs(weightLeft - weightRight)
  if (over.length > 0)
    penalties.push({
      reason: 'extra',
      cost: Math.min(
        Math.round((extra * PERSON.extra * stretch(left.tokens, right.tokens, alignment)) / 10_000),
        PERSON.extraMost,
      ),
      words: over,
    })
  const words = pairs.filter(({ rule }) => rule !== 'initial')
  if (over.length > 0 && words.length === 1) {
    const cost = loneCost(left.tokens, right.tokens, words[0] as AlignedPair)
    penalties.push({ reason: 'lone', cost: pairs.length > 1 ? cost >> 1 : cost, words: over })
  }
  if (over.length > 0 && (leftOver.length === 0) !== (rightOver.length === 0)) {
    const syllables = (tokens: readonly Token[]): boolean =>
      tokens.every(({ role, syllable }) => role !== 'name' || syllable)
    if (syllables(left.tokens) && syllables(right.tokens))
      penalties.push({ reason: 'syllable', cost: PERSON.syllable, words: over })
  }
  const crossed = crossings(alignment)
  if (crossed > 0) penalties.push({ reason: 'order', cost: crossed * PERSON.order, words: [] })
  const exchanged = exchangedFathers(left.tokens, right.tokens, alignment)
  if (exchanged.length > 0) penalties.push({ reason: 'filiation', cost: PERSON.filiation, words: exchanged })
  const [a, b] = [left, right].map(({ tokens }) =>
    tokens.find(({ role, value }) => role === 'suffix' && value !== ''),
  )
  if (a !== undefined && b !== undefined && a.value !== b.value)
    penalties.push({ reason: 'generation', cost: PERSON.generation, words: [a.text, b.text] })
  if ([left, right].filter(isFirm).length === 1)
    penalties.push({ reason: 'person-against-firm', cost: PERSON.personAgainstFirm, words: [] })
  return finish(left, right, alignment, penalties)
}

/** The percentage applied to the cost of unmatched words: the lighter the matched words, the higher it is. */
function stretch(left: readonly Token[], right: readonly Token[], { pairs }: Alignment): number {
  const met = pairs.reduce(
    (sum, pair) => sum + ((weightOf(left, pair.left) + weightOf(right, pair.right)) * pair.score) / 20_000,
    0,
  )
  return met <= 0
    ? PERSON.stretchMost
    : Math.min(PERSON.stretchMost, Math.max(100, Math.floor((PERSON.plenty * 100) / met)))
}

/** A single matched word costs less when the name is rare. */
const loneCost = (left: readonly Token[], right: readonly Token[], pair: AlignedPair): number =>
  Math.min(weightOf(left, pair.left), weightOf(right, pair.right)) >= PERSON.rare &&
  pair.score >= PERSON.surely
    ? PERSON.loneRare
    : PERSON.lone

/** Detects "A son of B" against "B son of A": each father's name is the bearer's own name on the other side. */
function exchangedFathers(left: readonly Token[], right: readonly Token[], { pairs }: Alignment): string[] {
  const father = (tokens: readonly Token[], at: readonly number[]): boolean =>
    (tokens[at[0] as number] as Token).prefix === 'filiation'
  const first = (at: readonly number[]): boolean => at[0] === 0
  const down = pairs.find((pair) => first(pair.left) && father(right, pair.right))
  const up = pairs.find((pair) => first(pair.right) && father(left, pair.left))
  return down === undefined || up === undefined
    ? []
    : [...textsOf(left, down.left), ...textsOf(left, up.left)]
}
