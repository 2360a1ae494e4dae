import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchText, searchWords } from './search-text.ts'

const finds = (query: string, text: string): boolean =>
  searchWords(query).every((word) => searchText(text).includes(word))

test.each([
  ['ISTANBUL', 'İstanbul ısı'],
  ['istanbul', 'ISTANBUL'],
  ['İSTANBUL', 'istanbul'],
  ['ısı', 'ISI'],
  ['zahne', 'Zähne'],
  ['ZÄHNE', 'zähne'],
  ['za\u0308hne', 'Zähne'],
  ['strasse', 'Straße'],
  ['STRAẞE', 'strasse'],
  ['οδος', 'ΟΔΟΣ'],
  ['οδοσ', 'οδός'],
  ['50%', 'up to 50% off'],
  ['"quoted" _', '_ "quoted"'],
  ['hind हिन्दी', 'हिन्दी or Hindi'],
  ['한', '한국'],
  ['ﬁle', 'PROFILE'],
  ['２', 'web 2'],
])('%j is found in %j', (query, text) => {
  expect(finds(query, text)).toBe(true)
})

test.each([
  ['50_', '50% off'],
  ['a b', 'a'],
  ['हिन्द', 'हन्द'],
  ['k', 'only'],
])('%j is not found in %j', (query, text) => {
  expect(finds(query, text)).toBe(false)
})

test('every word of a text finds it, in either case, whatever the text is; no word has what a store refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(searchText(searchText(text))).toBe(searchText(text))
      const cases = [text, text.toUpperCase(), text.toLowerCase()]
      for (const each of cases) expect([each, finds(each, text)]).toEqual([each, true])
      for (const word of searchWords(text)) expect(word).not.toMatch(/[\s\p{Cc}]|^$/u)
    }),
  )
})

test('every letter that has two cases is found in either', () => {
  const missed: string[] = []
  for (let code = 0; code < 0x1_f000; code++) {
    const letter = String.fromCodePoint(code)
    const cases = new Set([letter, letter.toUpperCase(), letter.toLowerCase()])
    if (cases.size > 1 && ![...cases].every((each) => finds(`x${each}y`, `x${letter}y`))) missed.push(letter)
  }
  expect(missed).toEqual([])
})

test('a query without words looks for nothing, one that repeats a word for it once', () => {
  expect([searchWords(''), searchWords(' \u0000\n\u00a0'), searchWords('Öl öl OL')]).toEqual([[], [], ['ol']])
})
