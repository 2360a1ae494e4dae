// Scores two names of organisations or ships.
import type { NameParse } from '../parse/read-name.ts'
import { distance } from '../script/distance.ts'
import { letterSet } from '../script/letter-set.ts'
import type { Token, TokenRole, WordKind } from '../token/token.ts'
import { align, type Measure } from './align.ts'
import type { Alignment } from './alignment.ts'
import {
  crossings,
  differenceLoss,
  finish,
  isFirm,
  type Penalty,
  type NameScore,
  textsOf,
} from './penalties.ts'
import { hasOtherEnding } from './other-ending.ts'
import { isMarked } from './spans.ts'
import { ORGANISATION } from './weights.ts'

/** More common words than this identify a firm together. */
const FEW_WORDS = 3

export function scoreOrganisations(
  left: NameParse,
  right: NameParse,
  vessel: boolean,
  similarity?: Measure,
): NameScore {
  const alignment = align(left.tokens, right.tokens, similarity, true)
  const { leftOver, rightOver, pairs } = alignment
  const penalties: (Penalty | undefined)[] = [
    differenceLoss(
      left.tokens,
      right.tokens,
      alignment,
      vessel ? ORGANISATION.vesselDifference : ORGANISATION.difference,
    ),
  ]
  const connectorSlips = misspeltConnectors(left.tokens, right.tokens, alignment)
  // a word that the name repeats says nothing new
  const compared = (tokens: readonly Token[], over: readonly number[], others: readonly Token[]): number[] =>
    over.filter(
      (i) =>
        (tokens[i] as Token).role !== 'connector' &&
        !isRepeated(tokens, i, over) &&
        !connectorSlips.includes(tokens[i] as Token) &&
        !(
          isMisspeltForm(tokens[i] as Token, others) &&
          tokens.some((token, at) => at !== i && isNaming(token))
        ),
    )
  const extraLeft = compared(left.tokens, leftOver, right.tokens)
  const extraRight = compared(right.tokens, rightOver, left.tokens)
  const costLeft = extraLeft.reduce((sum, i) => sum + extraCost(left.tokens[i] as Token), 0)
  const costRight = extraRight.reduce((sum, i) => sum + extraCost(right.tokens[i] as Token), 0)
  const extra = Math.abs(costLeft - costRight)
  const contradicted = contradictedConnectors(left.tokens, right.tokens, alignment)
  const words = [...textsOf(left.tokens, extraLeft), ...textsOf(right.tokens, extraRight)]
  const slipped = !vessel && isKnownSlip(left.tokens, right.tokens, alignment, extraLeft, extraRight)
  if (connectorSlips.length > 0)
    penalties.push({
      reason: 'conflict',
      cost: ORGANISATION.knownSlip,
      words: connectorSlips.map(({ text }) => text),
    })
  if (slipped) penalties.push({ reason: 'conflict', cost: ORGANISATION.knownSlip, words })
  else if (extraLeft.length > 0 && extraRight.length > 0)
    penalties.push({
      reason: 'conflict',
      cost: Math.max(ORGANISATION.conflict, Math.min(costLeft, costRight)),
      words,
    })
  else if (contradicted.length > 0)
    penalties.push({ reason: 'conflict', cost: ORGANISATION.conflict, words: contradicted })
  if (extra > 0 && !slipped)
    penalties.push({
      reason: 'extra',
      cost: Math.min(extra, ORGANISATION.extraMost),
      words,
    })
  const distinctive = pairs.some(
    (pair) =>
      // an initial is no word of its own, and an article is no name that is written alike
      pair.rule !== 'initial' &&
      pair.right.every((j) => (right.tokens[j] as Token).role !== 'connector') &&
      pair.left.every((i) => (left.tokens[i] as Token).role !== 'connector') &&
      (pair.left.some((i) => isDistinctive(left.tokens[i] as Token)) ||
        pair.right.some((j) => isDistinctive(right.tokens[j] as Token))),
  )
  const agreed = pairs.filter(
    (pair) => (left.tokens[pair.left[0] as number] as Token).role !== 'connector',
  ).length
  const initials = pairs.filter(({ rule }) => rule === 'initial').length
  if (initials === pairs.length || (!distinctive && extra + initials > 0 && agreed <= FEW_WORDS))
    penalties.push({
      reason: 'undistinguished',
      cost: undistinguishedCost(left.tokens, right.tokens, pairs, agreed),
      words: [],
    })
  const crossed = crossings(alignment)
  if (crossed > 0) penalties.push({ reason: 'order', cost: crossed * ORGANISATION.order, words: [] })
  penalties.push(legalLoss(left.tokens, right.tokens))
  if (vessel) {
    const other = pairs
      .filter(
        (pair) =>
          pair.rule === 'translation' ||
          isPlural(textsOf(left.tokens, pair.left).join(''), textsOf(right.tokens, pair.right).join('')),
      )
      .filter(
        (pair) =>
          (left.tokens[pair.left[0] as number] as Token).native ===
          (right.tokens[pair.right[0] as number] as Token).native,
      )
    if (other.length > 0)
      penalties.push({
        reason: 'other-word',
        cost: other.length * ORGANISATION.otherWord,
        words: other.flatMap((pair) => [
          ...textsOf(left.tokens, pair.left),
          ...textsOf(right.tokens, pair.right),
        ]),
      })
    if ([left, right].filter(isFirm).length === 1)
      penalties.push({ reason: 'vessel-against-firm', cost: ORGANISATION.vesselAgainstFirm, words: [] })
  }
  return finish(left, right, alignment, penalties)
}

/**
 * The least that unmatched words on both sides cost, of which those with a bit in `aloneLeft` and `aloneRight` match no other word alone
 * or joined; 0 where another rule may take one of them.
 */
export function leastOrganisationConflict(
  left: readonly Token[],
  right: readonly Token[],
  aloneLeft: number,
  aloneRight: number,
  vessel: boolean,
): number {
  if (mayBeInitials(left, right) || mayBeInitials(right, left)) return 0
  const a = surelyExtra(left, aloneLeft, right)
  const b = surelyExtra(right, aloneRight, left)
  if (a.length === 0 || b.length === 0) return 0
  // why: one word that differs by one letter may be a known slip
  if (!vessel && a.length === 1 && b.length === 1 && isOneLetterApart(a[0] as Token, b[0] as Token)) return 0
  const costOf = (tokens: readonly Token[]): number =>
    tokens.reduce((sum, token) => sum + extraCost(token), 0)
  return Math.max(ORGANISATION.conflict, Math.min(costOf(a), costOf(b)))
}

const isOneLetterApart = (a: Token, b: Token): boolean =>
  a.text[0] === b.text[0] && distance(a.text, b.text, ONE_LETTER) <= ONE_LETTER

/** Of these unmatched words, those that no rule forgives. */
const surelyExtra = (tokens: readonly Token[], alone: number, others: readonly Token[]): Token[] =>
  tokens.filter(
    (token, at) =>
      isMarked(alone, at) &&
      token.role !== 'connector' &&
      !tokens.some(({ text }, other) => other !== at && text === token.text) &&
      !isMisspeltForm(token, others) &&
      !others.some((other) => isMisspeltConnector(token, other)),
  )

/** Whether a word may be the initials of words of the other name. */
const mayBeInitials = (tokens: readonly Token[], others: readonly Token[]): boolean => {
  const initials = letterSet(others.map(({ text }) => text.charAt(0)).join(''))
  return tokens.some(
    ({ role, text, letters }) =>
      role === 'name' && text.length >= 2 && text.length <= others.length && (letters & ~initials) === 0,
  )
}

/** Whether the same word of a firm, such as Bank, is matched or comes before; Shah & Shah is another firm than Shah. */
const isRepeated = (tokens: readonly Token[], at: number, over: readonly number[]): boolean =>
  tokens.some(
    ({ text, kind }, other) =>
      other !== at &&
      (kind === 'generic' || kind === 'role') &&
      text === (tokens[at] as Token).text &&
      (other < at || !over.includes(other)),
  )

/** Two words such as International Trading are the start of many names; three together identify a firm. */
function undistinguishedCost(
  left: readonly Token[],
  right: readonly Token[],
  pairs: Alignment['pairs'],
  agreed: number,
): number {
  if (agreed === FEW_WORDS) return ORGANISATION.undistinguished >> 1
  const tells = (token: Token | undefined): boolean =>
    token?.role !== 'connector' && token?.kind !== 'generic'
  const telling = pairs.filter(
    (pair) => pair.left.every((at) => tells(left[at])) && pair.right.every((at) => tells(right[at])),
  ).length
  return telling > 1 || telling === pairs.length ? ORGANISATION.undistinguished : ORGANISATION.generic
}

/** The penalty for a word on one side only, in ten-thousandths. */
export function extraCost({ role, kind }: Token): number {
  if (role === 'word' || role === 'place') return ORGANISATION.extra[kind ?? 'trade']
  return role in ORGANISATION.extra ? ORGANISATION.extra[role as keyof typeof ORGANISATION.extra] : 0
}

/** Whether the word identifies the bearer of the name. */
export const isDistinctive = ({ role, kind }: Token): boolean => role === 'name' || kind === 'thing'

/** Words that grammar puts between others; a translation or another language often has none, or another. */
const GRAMMAR: ReadonlySet<string> = new Set(['and', 'of', 'the', 'al', 'for', 'in', 'by', 'to', 'from'])

/**
 * Finds short words that make another name: `Pro Sanitas` and `Con Sanitas`, `All In Ventures` and `All Out Ventures`. A short
 * word contradicts the unmatched word of the other name before the same matched word.
 */
function contradictedConnectors(
  left: readonly Token[],
  right: readonly Token[],
  { pairs, leftOver, rightOver }: Alignment,
): string[] {
  for (const i of leftOver)
    for (const j of rightOver) {
      const [a, b] = [left[i] as Token, right[j] as Token]
      if (a.role !== 'connector' && b.role !== 'connector') continue
      if (isMisspeltConnector(a, b) || isMisspeltConnector(b, a)) continue
      if (a.text === b.text || (GRAMMAR.has(a.text) && GRAMMAR.has(b.text))) continue
      if (pairs.some((pair) => pair.left[0] === i + 1 && pair.right[0] === j + 1)) return [a.text, b.text]
    }
  return []
}

/** Whether the word can be the name; a name of which nothing but a legal form is left would be every name of that form. */
const isNaming = ({ role }: Token): boolean => SLIPPED_ROLES.has(role) || role === 'number'

/** Letters of the shortest legal form that a word one letter apart may be meant for. */
const SHORTEST_FORM = 3

/** A word that is a legal form of the other name with one typing error: Crop for Corp, Pjc for PJSC. */
const isMisspeltForm = (word: Token, others: readonly Token[]): boolean =>
  others.some(
    ({ role, text }) =>
      // of several forms the last one is the word
      role === 'legal' && isSlipOf(word, text.slice(text.lastIndexOf('-') + 1), SHORTEST_FORM),
  )

/** Letters of the shortest connecting word that an unknown word may be meant for: Aid is a name, and no misspelt And. */
const SHORTEST_CONNECTOR = 4

/** An unknown word that is a connecting word of the other name with one typing error: Puur for Pour. */
const isMisspeltConnector = (word: Token, other: Token): boolean =>
  other.role === 'connector' && !word.known && isSlipOf(word, other.value, SHORTEST_CONNECTOR)

/** The unmatched words of both names that are misspelt connecting words of the other one. */
function misspeltConnectors(
  left: readonly Token[],
  right: readonly Token[],
  { leftOver, rightOver }: Alignment,
): Token[] {
  if (leftOver.length === 0 || rightOver.length === 0) return []
  const of = (tokens: readonly Token[], over: readonly number[]): Token[] =>
    over.map((at) => tokens[at] as Token)
  const [a, b] = [of(left, leftOver), of(right, rightOver)]
  return [
    ...a.filter((word) => b.some((other) => isMisspeltConnector(word, other))),
    ...b.filter((word) => a.some((other) => isMisspeltConnector(word, other))),
  ]
}

const isSlipOf = ({ role, text, native }: Token, written: string, shortest: number): boolean =>
  role === 'name' &&
  !native &&
  Math.min(written.length, text.length) >= shortest &&
  written[0] === text[0] &&
  written.at(-1) === text.at(-1) &&
  distance(written, text, ONE_LETTER) <= ONE_LETTER

/** Words that agree beside two real words that differ by one letter; fewer may be those of a sister firm. */
const FEWEST_BESIDE_SLIP = 3
/** The least similarity of those words. */
const SURE_BESIDE_SLIP = 8_500
const SHORTEST_SLIPPED = 4
const ONE_LETTER = 100

/**
 * Whether the names differ in one word alone, by one letter, and all their other words are the same: Shahbaz Kan General Trading
 * for Shahbaz Khan General Trading. Both words may be real ones; a name of several words with a rare one among them, or of more
 * than a few words, identifies a firm all the same.
 */
function isKnownSlip(
  left: readonly Token[],
  right: readonly Token[],
  { pairs }: Alignment,
  overLeft: readonly number[],
  overRight: readonly number[],
): boolean {
  const [a, b] = [left[overLeft[0] ?? -1], right[overRight[0] ?? -1]]
  if (a === undefined || b === undefined || overLeft.length > 1 || overRight.length > 1) return false
  const beside = pairs.filter((pair) => (left[pair.left[0] as number] as Token).role !== 'connector')
  return (
    beside.length >= (isWordMisspelt(a, b) ? 1 : FEWEST_BESIDE_SLIP) &&
    beside.every(({ score }) => score >= SURE_BESIDE_SLIP) &&
    (beside.length > FEW_WORDS ||
      beside.some(
        (pair) =>
          pair.left.some((i) => isDistinctive(left[i] as Token)) ||
          pair.right.some((j) => isDistinctive(right[j] as Token)),
      )) &&
    [a, b].every(({ role, native }) => SLIPPED_ROLES.has(role) && !native) &&
    Math.max(a.text.length, b.text.length) >= SHORTEST_SLIPPED &&
    isOneLetterApart(a, b) &&
    !isPlural(a.text, b.text) &&
    !hasOtherEnding(a.text, b.text)
  )
}

/**
 * Whether one word says what firms do or are and the other one is in no table of such words: Bank and Bunk, Steel and Steal. Another
 * firm of that name has another such word there, so the two are one word with a typing error.
 */
const isWordMisspelt = (a: Token, b: Token): boolean =>
  (isBusinessWord(a) && b.role === 'name') || (isBusinessWord(b) && a.role === 'name')

const isBusinessWord = ({ role, kind }: Token): boolean =>
  role === 'word' && kind !== undefined && BUSINESS.has(kind)
const BUSINESS: ReadonlySet<WordKind> = new Set(['generic', 'role', 'trade'])
const SLIPPED_ROLES: ReadonlySet<TokenRole> = new Set(['name', 'word', 'place'])

/** Ships differ by number: Star and Stars, or Kaptan and Kaptanlar, are two ships. */
function isPlural(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.startsWith(short) && /^(?:e?s|l[ae]ri?|l[ae]r[iı]?)$/u.test(long.slice(short.length))
}

/** Legal forms of two countries make two firms; a translated or missing form means little. */
function legalLoss(left: readonly Token[], right: readonly Token[]): Penalty | undefined {
  const a = left.filter(({ role }) => role === 'legal')
  const b = right.filter(({ role }) => role === 'legal')
  if (a.length === 0 && b.length === 0) return undefined
  const words = [...a, ...b].map(({ text }) => text)
  if (a.length === 0 || b.length === 0)
    return { reason: 'legal-missing', cost: ORGANISATION.legalMissing, words }
  if (a.some((x) => b.some((y) => x.text === y.text))) return undefined
  const compatible = a.some((x) =>
    b.some(
      (y) =>
        x.countries.includes('*') ||
        y.countries.includes('*') ||
        x.countries.some((country) => y.countries.includes(country)),
    ),
  )
  if (!compatible) return { reason: 'legal-jurisdiction', cost: ORGANISATION.legalJurisdiction, words }
  return a.some((x) => b.some((y) => x.value === y.value))
    ? { reason: 'legal-body', cost: Math.floor(ORGANISATION.legalBody / 5), words }
    : { reason: 'legal-body', cost: ORGANISATION.legalBody, words }
}
