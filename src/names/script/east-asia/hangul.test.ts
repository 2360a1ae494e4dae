// Hangul is cut into its letters without exception, and foreign names come back near their spelling.
import { expect, test } from 'vitest'
import { hangulForeign } from './hangul-foreign.ts'
import { hangulLetters, romaniseHangul } from './hangul.ts'

test('syllables are romanised one by one', () => {
  expect(romaniseHangul('김정은').syllables).toEqual(['gim', 'jeong', 'eun'])
  expect(romaniseHangul('최혁철').syllables).toEqual(['choe', 'hyeok', 'cheol'])
  expect(romaniseHangul('삼성 SDI').syllables).toEqual(['sam', 'seong'])
  expect(romaniseHangul('값닭').syllables).toEqual(['gap', 'dak'])
})

test('decomposed letters and other scripts do no harm', () => {
  expect(romaniseHangul('한'.normalize('NFD')).syllables).toEqual(['han'])
  expect(romaniseHangul('金 Kim 123').syllables).toEqual([])
  expect(hangulLetters('')).toBeNull()
})

test('every syllable block has a vowel', () => {
  for (let code = 0xac00; code <= 0xd7a3; code++) {
    expect(hangulLetters(String.fromCodePoint(code))?.vowel).not.toBe('')
  }
})

test.each([
  ['블라디미르 푸틴', ['vladimir', 'putin']],
  ['도널드 트럼프', ['donald', 'trump']],
  ['엘비라 나비울리나', ['elvira', 'nabiulina']],
  ['스베틀라나', ['svetlana']],
  ['시진핑', ['xi jinping']],
])('%s is offered in its European spelling', (text, expected) => {
  const words = hangulForeign(text)
  expect(words).toHaveLength(expected.length)
  for (const [i, word] of expected.entries()) expect(words[i]).toContain(word)
})
