// How a text is cut into words and under which key each is looked up.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutWords, nativeKey, readWord, wordKey } from './words.ts'

describe('cutting', () => {
  test.each([
    ["O'Brien-Smith & Sons", ["O'Brien", 'Smith', '&', 'Sons']],
    ['a+b', ['a', '+', 'b']],
    ['S.A.', ['S', 'A']],
    ['  two   words ', ['two', 'words']],
    ['محمد الأسد', ['محمد', 'ال', 'أسد']],
    ['الله', ['الله']],
    ['ＡＣＭＥ', ['ACME']],
    ['😀 -- ...', []],
    ['', []],
  ])('%s', (text, words) => {
    expect(cutWords(text)).toEqual(words)
  })

  test('a text in ASCII is cut as it is beside letters of other scripts, and its words have the same keys', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), (text) => {
        const words = cutWords(text)
        expect([...words, 'é']).toEqual(cutWords(`${text} é`))
        for (const word of [text, ...words]) expect(`${wordKey(word)}e`).toBe(wordKey(`${word}é`))
      }),
      { numRuns: 1_000 },
    )
  })

  test('a mark belongs to its letter', () => {
    expect(cutWords('e\u0301te\u0301 a\u0323b')).toEqual(['été', 'ạb'])
  })

  test('reads no further than a name may be long', () => {
    expect(cutWords('x'.repeat(10_000)).join('')).toHaveLength(300)
    expect(cutWords('ab '.repeat(10_000)).length).toBeLessThanOrEqual(150)
  })
})

describe('keys', () => {
  test.each([
    ['Raḥmān', 'rahman'],
    ['ʻAbd', 'abd'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
  ])('the Latin word %s is %s', (word, key) => {
    expect(wordKey(word)).toBe(key)
  })

  test('another script keeps its letters, without optional marks', () => {
    expect(wordKey('Москва')).toBe('москва')
    expect(nativeKey('مُحَمَّد')).toBe(nativeKey('محمد'))
    expect(nativeKey('أحمد')).toBe(nativeKey('احمد'))
    expect(nativeKey('شִמוֹן').length).toBeGreaterThan(0)
    expect(nativeKey('Γιώργος')).toBe(nativeKey('Γιωργος'))
  })

  test('a word is read in Latin letters, but for scripts that are read as whole names', () => {
    expect(readWord('Путин')).toMatchObject({ key: 'путин', text: 'putin', vowelless: false })
    expect(readWord('محمد')).toMatchObject({ text: 'mhmd', vowelless: true })
    for (const word of ['王伟', '김철수', 'カール']) expect(readWord(word).text).toBe('')
    expect(readWord('&').key).toBe('')
  })
})
