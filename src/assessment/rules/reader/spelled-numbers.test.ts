// Numbers in words, in the languages of the reader.
import { expect, test } from 'vitest'
import { foldQuote } from './fold-quote.ts'
import { spelledNumbers } from './spelled-numbers.ts'

const ROWS: readonly (readonly [code: string, text: string, value: number])[] = [
  ['en', 'eighteen thousand two hundred and five', 18_205],
  ['de', 'dreihundertfünfundzwanzigtausend', 325_000],
  ['de', 'anderthalb tausend', 1_500],
  ['nl', 'achthonderd vijfentwintig', 825],
  ['it', 'milleduecento', 1_200],
  ['it', 'ventotto', 28],
  ['fr', 'quatre-vingt-dix mille', 90_000],
  ['fr', 'huit cents', 800],
  ['es', 'treinta y cinco mil', 35_000],
  ['pt', 'dois mil e quinhentos', 2_500],
  ['pl', 'osiemset pięćdziesiąt', 850],
  ['ru', 'полторы тысячи', 1_500],
  ['ru', 'тысяч семьсот', 700_000],
  ['tr', 'yirmi beş bin', 25_000],
  ['ar', 'تسعة آلاف', 9_000],
  ['hi', 'डेढ़ लाख', 150_000],
  ['hi', 'साढ़े तीन हज़ार', 3_500],
  ['en', 'two and a half thousand', 2_500],
  ['en', 'half a million', 500_000],
  ['pl', 'dwa i pół tysiąca', 2_500],
  ['ar', 'ألفي', 2_000],
]

test.each(ROWS)('S-10 a number in words of %s: %s', (code, text, value) => {
  const folded = foldQuote(`( ${text} )`).text
  const [number, ...rest] = spelledNumbers(folded, code)
  expect(rest).toEqual([])
  expect(number?.value).toBe(value)
  expect(folded.slice(number?.start, number?.end)).toBe(foldQuote(text).text)
})

test('S-10 Korean syllables are a number before their currency only', () => {
  expect(spelledNumbers('삼만 오천원', 'ko').map(({ value }) => value)).toEqual([5_000])
  expect(spelledNumbers('이백만 원', 'ko').map(({ value }) => value)).toEqual([2_000_000])
  expect(spelledNumbers('일이 많아서', 'ko')).toEqual([])
})

test('S-10 "тысяч по пять" puts the thousands first', () => {
  expect(spelledNumbers('каждый тысяч по пять', 'ru').at(-1)?.value).toBe(5_000)
})

test('S-10 a word that only begins like a number is none', () => {
  for (const [code, text] of [
    ['de', 'achtung'],
    ['it', 'duomo'],
    ['nl', 'eenzaam'],
    ['es', 'milagro'],
  ] as const)
    expect(spelledNumbers(text, code), text).toEqual([])
})
