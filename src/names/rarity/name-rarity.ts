// How rare the part of a name is that two parties share, in decibans: 30 is one bearer in a thousand.
import type { NameScore } from '../compare/score-name.ts'
import type { Token, TokenRole } from '../token/token.ts'
import type { BearerKind, WordBearers } from './word-bearers.ts'

export interface SharedWord {
  /** The word in the name on record. */
  readonly text: string
  /** Listed parties that bear it, in any spelling. */
  readonly bearers: number
  readonly decibans: number
}

export interface NameRarity {
  /** Of all words that agree, together; a word that is written differently counts for less. */
  readonly decibans: number
  readonly words: readonly SharedWord[]
}

/**
 * The lists hold people of many countries. Within one of them a name is more common than among all, by about this
 * factor. Companies of one country share words less.
 */
const CULTURES: Readonly<Record<BearerKind, number>> = { person: 10, other: 3 }
/** Words of these roles say little about who bears them. */
const SAYS_LITTLE: ReadonlySet<TokenRole> = new Set(['particle', 'suffix', 'legal', 'connector', 'acronym'])
const INITIAL = 3
/** The rarest word that the counts of a few thousand parties can support: one bearer in 3,000. */
const RAREST = 35
/** `weight` of a name falls by 6 with each doubling of its bearers in the bundled tables, which is 3 decibans. */
const DECIBANS_PER_WEIGHT = 0.5
/** A common word of companies is more common than its weight among names says. */
const WORD_WEIGHTS_PER_DECIBAN = 4
/** Two names that agree in every word are no rarer than one in a hundred million. */
const RAREST_NAME = 80

/** Counts of fewer records than this are not used. */
const FEW = 1_000

const WHOLE = 10_000

export function rarityOf(
  { left, right, alignment }: NameScore,
  bearers: WordBearers,
  kind: BearerKind,
): NameRarity {
  const words = alignment.pairs.map((pair): SharedWord => {
    const ours = tokensAt(left.tokens, pair.left)
    const theirs = tokensAt(right.tokens, pair.right)
    const rarity = Math.min(...[ours, theirs].map((tokens) => sumOf(tokens, bearers, kind)))
    return {
      text: theirs.map(({ text, value }) => (text === '' ? value : text)).join(' '),
      bearers: Math.min(...theirs.map((token) => bearers.of(token, kind))),
      decibans: Math.round((rarity * pair.score * pair.score) / (WHOLE * WHOLE)),
    }
  })
  const sum = words.reduce((total, { decibans }) => total + decibans, 0)
  return { decibans: Math.min(sum, RAREST_NAME), words }
}

const tokensAt = (tokens: readonly Token[], places: readonly number[]): Token[] =>
  places.flatMap((place) => tokens[place] ?? [])

const sumOf = (tokens: readonly Token[], bearers: WordBearers, kind: BearerKind): number =>
  tokens.reduce((total, token) => total + rarityOfWord(token, bearers, kind), 0)

function rarityOfWord(token: Token, bearers: WordBearers, kind: BearerKind): number {
  if (SAYS_LITTLE.has(token.role)) return 0
  if (token.role === 'initial') return INITIAL
  const records = bearers.records(kind)
  const share = (CULTURES[kind] * (bearers.of(token, kind) + 0.5)) / Math.max(records, 1)
  const onLists = share >= 1 ? 0 : -10 * Math.log10(share)
  const inTables =
    token.role === 'name'
      ? RAREST - (100 - token.weight) * DECIBANS_PER_WEIGHT
      : token.weight / WORD_WEIGHTS_PER_DECIBAN
  // why the smaller: a short list knows few bearers, and the tables know few countries
  return Math.max(0, Math.round(Math.min(records < FEW ? inTables : onLists, inTables, RAREST)))
}
