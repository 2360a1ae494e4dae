// A word that the index stores is the word that was read, in every field.
import { expect, test } from 'vitest'
import { builtInLexicon } from '../lexicon/lexicon.ts'
import { makeToken, type TokenParts } from '../parse/make-token.ts'
import type { Token } from '../token/token.ts'
import { parseWord, startOfWords, wordText } from './word-text.ts'

const words: readonly TokenParts[] = [
  { text: 'mohammed', role: 'name', person: true },
  { text: 'say "no"', role: 'name', dotted: true },
  { text: 'hsn', role: 'name', vowelless: true, person: true },
  { text: 'kim', role: 'name', native: true, hangul: true, eastAsian: true, person: true },
  { text: 'beijing', role: 'name', pinyin: true, native: true },
  { text: 'trading', role: 'word', kind: 'trade', group: 7, meanings: [9, 8] },
  { text: 'berlin', role: 'place', kind: 'city', group: 3 },
  { text: 'gmbh', role: 'legal', countries: ['de', 'at'], value: 'limited' },
  { text: '44', role: 'number', value: '44' },
  { text: 'aziz', role: 'name', prefix: 'abd', person: true },
  { text: 'omar', role: 'name', prefix: 'filiation', person: true },
  { text: 'and', role: 'connector' },
  { text: 'itc', role: 'acronym' },
  { text: '', role: 'name' },
]
const tokens: readonly Token[] = words.map((parts) => makeToken(builtInLexicon(), parts))

test.each(tokens.map((token) => [token.text, token] as const))('read as written: %s', (_, token) => {
  expect(parseWord(wordText(token))).toStrictEqual(token)
  expect(wordText(token).startsWith(startOfWords(token.text))).toBe(true)
})

test.each<Partial<Token>>([
  { role: 'suffix' },
  { kind: 'state' },
  { vowelless: true },
  { native: true },
  { groups: [5] },
  { nicknames: [4] },
  { known: true },
  { syllabic: true },
  { pinyin: true },
  { dotted: true },
  { eastAsian: true },
  { person: true },
  { syllable: true },
  { weight: 12 },
  { value: '9' },
  { countries: ['fr'] },
  { prefix: 'abd' },
])('words that differ in %o are two words', (difference) => {
  const token = makeToken(builtInLexicon(), { text: 'zzqqx', role: 'name' })
  const other: Token = { ...token, ...difference }
  expect(wordText(other)).not.toBe(wordText(token))
  expect(parseWord(wordText(other))).toStrictEqual(other)
})
