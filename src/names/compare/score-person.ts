// Scores two names of people.
import { isPatronymic } from '../lexicon/patronymic.ts'
import type { NameParse } from '../parse/read-name.ts'
import { pinyinSyllables } from '../script/east-asia/pinyin.ts'
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
import { JOINED } from './spans.ts'
import { PERSON } from './weights.ts'

/** Syllables of a name in Hangul or Han characters that a strong match needs. */
const STRONG_SYLLABLES = 3

/** Two words that agree are a name that many bear: with a further name on one side they are no strong match. */
const FEW_WORDS = 2

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
      cost: personConflict(weightLeft, weightRight),
      words: over,
    })
  const extra = Math.abs(weightLeft - weightRight)
  if (over.length > 0)
    penalties.push({
      reason: 'extra',
      cost: Math.max(
        Math.min(
          Math.round((extra * PERSON.extra * stretch(left.tokens, right.tokens, alignment)) / 10_000),
          PERSON.extraMost,
        ),
        pairs.length <= FEW_WORDS && hasFullName(left.tokens, leftOver, right.tokens, rightOver)
          ? PERSON.extraName
          : 0,
      ),
      words: over,
    })
  const words = pairs.filter(({ rule }) => rule !== 'initial')
  if (over.length > 0 && words.length === 1) {
    const cost = loneCost(left.tokens, right.tokens, words[0] as AlignedPair)
    penalties.push({ reason: 'lone', cost: pairs.length > 1 ? cost >> 1 : cost, words: over })
  }
  const isOneSided = over.length > 0 && (leftOver.length === 0) !== (rightOver.length === 0)
  const isSyllabic = isOfSyllables(left.tokens) && isOfSyllables(right.tokens)
  // across scripts every syllable must be found
  const missing = [
    ...leftOver.map((k) => left.tokens[k] as Token),
    ...rightOver.map((k) => right.tokens[k] as Token),
  ]
  const isMissing = missing.some(({ eastAsian, syllable, pinyin }) => eastAsian && (syllable || pinyin))
  if (isOneSided && (isSyllabic || (isMissing && isAcrossSyllables(left.tokens, right.tokens))))
    penalties.push({ reason: 'syllable', cost: PERSON.syllable, words: over })
  const crossed = crossings(alignment)
  // why: the syllables of a given name in another order are another name, and a family name may stand on either side
  const exchangedSyllables =
    isGivenBySyllables(left.tokens) && isGivenBySyllables(right.tokens) && !isRotated(alignment)
  const order = exchangedSyllables ? PERSON.syllableOrder : PERSON.order
  if (crossed > 0) penalties.push({ reason: 'order', cost: crossed * order, words: [] })
  const exchanged = exchangedFathers(left.tokens, right.tokens, alignment)
  if (exchanged.length > 0) penalties.push({ reason: 'filiation', cost: PERSON.filiation, words: exchanged })
  const [a, b] = [left, right].map(({ tokens }) =>
    tokens.find(({ role, value }) => role === 'suffix' && value !== ''),
  )
  if (a !== undefined && b !== undefined && a.value !== b.value)
    penalties.push({ reason: 'generation', cost: PERSON.generation, words: [a.text, b.text] })
  if ([left, right].filter(isFirm).length === 1)
    penalties.push({ reason: 'person-against-firm', cost: PERSON.personAgainstFirm, words: [] })
  const scored = finish(left, right, alignment, penalties)
  const isStrong = over.length === 0 && crossed === 0 && !hasFewSyllables(left.tokens, right.tokens, pairs)
  if (scored.score <= PERSON.acrossMost || isStrong || !isAcrossSyllables(left.tokens, right.tokens))
    return scored
  const cost = scored.score - PERSON.acrossMost
  return finish(left, right, alignment, [...penalties, { reason: 'few-syllables', cost, words: [] }])
}

/** What unmatched words of these weights on both sides cost. */
export const personConflict = (left: number, right: number): number =>
  PERSON.conflict + Math.min(left, right) * 8

/** Whether a word on one side only is a name of full weight; a patronymic, an initial or a particle is not. */
const hasFullName = (
  left: readonly Token[],
  leftOver: readonly number[],
  right: readonly Token[],
  rightOver: readonly number[],
): boolean =>
  [...leftOver.map((i) => left[i] as Token), ...rightOver.map((j) => right[j] as Token)].some(
    ({ role, weight, text }) => role === 'name' && !isPatronymic(text) && weight > 5,
  )

/** Whether every word is a syllable of a Korean or Chinese name. */
const isOfSyllables = (tokens: readonly Token[]): boolean =>
  tokens.every(({ role, syllable }) => role !== 'name' || syllable)

/** Whether all words but a family name are syllables. */
const isGivenBySyllables = (tokens: readonly Token[]): boolean => {
  const names = tokens.filter(({ role }) => role === 'name')
  const others = names.filter(({ syllable }) => !syllable).length
  return names.length > 2 && others <= 1
}

/** Whether the words of one name are the other's in order, or a first part of them moved behind the rest. */
function isRotated({ pairs }: Alignment): boolean {
  const places = pairs
    .toSorted((x, y) => (x.left[0] as number) - (y.left[0] as number))
    .map(({ right }) => right[0] as number)
  const falls = places.filter((place, k) => place > (places[(k + 1) % places.length] as number))
  return falls.length <= 1
}

/** Whether a name in Hangul or Han characters meets a name in another script. */
const isAcrossSyllables = (left: readonly Token[], right: readonly Token[]): boolean =>
  left.some(({ eastAsian }) => eastAsian) !== right.some(({ eastAsian }) => eastAsian)

/** A strong match across scripts needs three syllables, each the same or a known spelling of it. */
function hasFewSyllables(
  left: readonly Token[],
  right: readonly Token[],
  pairs: Alignment['pairs'],
): boolean {
  let syllables = 0
  for (const { left: i, right: j, rule, score } of pairs) {
    if (rule !== 'same' && rule !== 'spelling' && !(rule === 'joined' && score >= JOINED)) return true
    const native = [...i.map((k) => left[k] as Token), ...j.map((k) => right[k] as Token)].filter(
      ({ eastAsian }) => eastAsian,
    )
    for (const { text, syllable, pinyin } of native)
      syllables += syllable
        ? 1
        : ((pinyin ? pinyinSyllables(text)?.length : text.match(/[aeiouy]+/g)?.length) ?? 1)
  }
  return syllables < STRONG_SYLLABLES
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
  // why: at the start of both names, one pair is no exchange
  return down === undefined || up === undefined || down === up
    ? []
    : [...textsOf(left, down.left), ...textsOf(left, up.left)]
}
