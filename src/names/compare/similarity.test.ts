// How far apart two words may be spelt and still be one: the bounds, each at its edge.
import { expect, test } from 'vitest'
import { letterSet, repeatedLetters } from '../script/letter-set.ts'
import { tokensOf } from '../testing/named.ts'
import type { Token } from '../token/token.ts'
import { similarity } from './similarity.ts'

const [petrov] = tokensOf('person', 'Petrov')

/** A word that is written and sounds like this, and of which nothing else is known. */
function word(text: string, sound: string, but: Partial<Token> = {}): Token {
  if (petrov === undefined) throw new Error('Petrov has no word')
  return {
    ...petrov,
    text,
    sound,
    letters: letterSet(text),
    repeated: repeatedLetters(text),
    soundLetters: letterSet(sound),
    groups: [],
    nicknames: [],
    pinyin: false,
    vowelless: false,
    known: false,
    role: 'name',
    ...but,
  }
}

// Of edits a vowel for a vowel costs 65 hundredths, a letter for an unlike one 100.
test.each<[string, Partial<Token>, string, string, boolean]>([
  ['260 in 10 letters', {}, 'kakakakaka', 'kekekekeka', true],
  ['265 in 10 letters', {}, 'kakakakaka', 'kababakeka', false],
  ['65 in 8 letters of known names', { known: true }, 'kakakaka', 'kakakake', true],
  ['100 in 10 letters of known names', { known: true }, 'kakakakaka', 'kakakakaba', false],
  ['65 in 9 letters of known words', { known: true, role: 'word' }, 'kakakakak', 'kakakakek', true],
  ['100 in 12 letters of known words', { known: true, role: 'word' }, 'kakakakakaka', 'kakakakakaba', false],
])('%s', (_, but, one, other, isOne) => {
  const [a, b] = [word(one, 'kkkkkkkkkk', but), word(other, 'kmmmmmmmmm', but)]
  expect(similarity(a, b).rule === 'typo').toBe(isOne)
  expect(similarity(b, a)).toEqual(similarity(a, b))
})

// In keys of sounds a silent h costs 45, a doubled letter 30.
test.each([
  ['90 in 5 sounds', 'kahah', 'kaa', true],
  ['95 in 5 sounds', 'kkata', 'kate', false],
])('%s', (_, one, other, isOne) => {
  const [a, b] = [word('kolomonopo', one), word('kidirifigi', other)]
  expect(similarity(a, b).rule === 'sound').toBe(isOne)
})

test('two known names one letter apart are worth less than a misspelling, and nothing for firms', () => {
  const pair = (but: Partial<Token>): number =>
    similarity(word('mario', 'mariu', { known: true, ...but }), word('maro', 'maru', { known: true, ...but }))
      .score
  expect(pair({ person: true })).toBe(5_100)
  expect(pair({ person: false })).toBe(0)
})

test.each<[string, string, string, Partial<Token>, number]>([
  ['one letter of a person that no table holds', 'mro', 'maro', { person: true }, 7_000],
  ['one letter of a firm that no table holds', 'mro', 'maro', { person: false }, 7_000],
  ['two letters of a person', 'damra', 'dabka', { person: true }, 5_700],
  ['two letters of a person in a word of six', 'damrak', 'dabkak', { person: true }, 6_300],
  ['the first letter behind Abd', 'tro', 'aro', { person: true, prefix: 'abd' }, 5_100],
  ['two letters of a firm', 'damra', 'dabka', { person: false }, 6_300],
  ['more than two letters', 'damra', 'dubka', { person: false }, 0],
  ['two letters in a word of four', 'damk', 'dabr', { person: true }, 0],
  ['one letter in a word of three', 'dka', 'dpa', { person: false }, 0],
  ['another last letter of a firm', 'mrk', 'marp', { person: false }, 0],
  ['another first letter in a short word', 'tro', 'paro', { person: true }, 0],
  [
    'neighbours that change places in two words that may be Chinese',
    'huwaei',
    'huawei',
    { syllabic: true, person: false },
    8_584,
  ],
  [
    'another letter in two words that may be Chinese',
    'junhou',
    'jinhou',
    { syllabic: true, person: false },
    5_100,
  ],
  [
    'neighbours that change places in two known names of people',
    'merland',
    'melrand',
    { known: true, person: true },
    5_100,
  ],
  [
    'neighbours that change places in two words of a firm',
    'liens',
    'lines',
    { known: true, person: false },
    5_100,
  ],
])('a slip: %s', (_, one, other, but, score) => {
  const [a, b] = [word(one, 'kkkkkkkkkk', but), word(other, 'kmmmmmmmmm', but)]
  expect(similarity(a, b).score).toBe(score)
  expect(similarity(b, a)).toEqual(similarity(a, b))
})

test.each<[string, string, string, Partial<Token>, number]>([
  ['of a person', 'talko', 'palko', { person: true }, 7_000],
  ['of a known name', 'talko', 'palko', { person: true, known: true }, 0],
  ['and another letter of a person', 'talko', 'palro', { person: true }, 0],
  ['of a person in a word of four', 'talo', 'palo', { person: true }, 0],
  ['of a firm', 'talkon', 'palkon', { person: false }, 0],
  ['too many of a firm', 'ktalpo', 'talpo', { person: false }, 7_000],
  ['too many of a firm in a word of four', 'ktalo', 'talo', { person: false }, 0],
  ['exchanged with the next of a firm', 'atlon', 'talon', { person: false }, 7_000],
])('a first letter: %s', (_, one, other, but, score) => {
  const [a, b] = [word(one, 'kkkkkkkkkk', but), word(other, 'mmmmmmmmmm', but)]
  expect(similarity(a, b).score).toBe(score)
  expect(similarity(b, a)).toEqual(similarity(a, b))
})

test('a hard c and a k, an x and ks are one spelling in words of five letters or more', () => {
  const score = (one: string, other: string): number =>
    similarity(word(one, 'kkkk', { known: true }), word(other, 'kkkk', { known: true })).score
  expect(score('kosmos', 'cosmos')).toBe(9_700)
  expect(score('aksion', 'axion')).toBe(9_700)
  expect(score('aqsa', 'axa')).toBeLessThan(9_000)
})
