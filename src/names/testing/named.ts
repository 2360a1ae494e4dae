// Parses and compares names with the built-in tables, for tests.
import { type NameScore, scoreNames } from '../compare/score-name.ts'
import { builtInLexicon } from '../lexicon/lexicon.ts'
import { readName, type ReadName } from '../parse/read-name.ts'
import type { RecordToRead } from '../parse/read-record.ts'
import type { TokenRole, Token } from '../token/token.ts'
import type { EntityType, NameRecord } from '../parse/record.ts'

export const named = (type: EntityType, text: string): ReadName => readName(builtInLexicon(), text, type)

/** Tokens of the most likely reading. */
export const tokensOf = (type: EntityType, text: string): readonly Token[] =>
  named(type, text).readings[0]?.tokens ?? []

/** Words of the most likely reading with these roles, or all words when no role is given. */
export const wordsOf = (type: EntityType, text: string, ...roles: TokenRole[]): string[] =>
  tokensOf(type, text)
    .filter(({ role }) => roles.length === 0 || roles.includes(role))
    .map((token) => token.text)

export const scored = (type: EntityType, a: string, b: string): NameScore =>
  scoreNames(named(type, a), named(type, b))
export const reasons = ({ losses }: NameScore): string[] => losses.map(({ reason }) => reason)
export const rules = ({ alignment }: NameScore): string[] => alignment.pairs.map(({ rule }) => rule)

/** A record with one name and, by default, nothing else. */
export const recordNamed = (
  type: EntityType,
  text: string,
  more: Partial<RecordToRead> = {},
): RecordToRead => ({
  type,
  names: [{ text, kind: 'primary' }],
  birthDates: [],
  countries: [],
  identifiers: [],
  ...more,
})

export const listedAs = (id: string, type: EntityType, ...names: string[]): NameRecord => ({
  list: 'un-sc',
  id,
  type,
  names: names.map((text, k) => ({ text, kind: k === 0 ? 'primary' : 'alias' })),
  birthDates: [],
  countries: [],
  identifiers: [],
})
