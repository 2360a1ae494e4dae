// Two spellings of one text are compared as equal, and two texts that say different things are not.
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'

const compared = (text: string): string => {
  const folded = fold(text)
  return folded.text(0, folded.tokenCount)
}

describe('spelling makes no difference', () => {
  test.each([
    ['quotation marks', '“It’s late,” he said', '"It\'s late", he said'],
    ['guillemets with spaces', '« Bonjour »', '"Bonjour"'],
    ['dashes', 'now—or never – at last', 'now - or never-at last'],
    ['spaces of any width', 'ten\u00a0thousand\u202fpeople\u3000here', 'ten thousand people here'],
    ['what is not seen', 'in\u00advis\u200bible\ufeff te\u200dxt', 'invisible text'],
    ['ligatures', 'eﬃcient ﬂow, œuvre', 'efficient flow, oeuvre'],
    ['hyphens at line ends', 'the accum-\n  ulated loss', 'the accumulated loss'],
    ['soft hyphens at line ends', 'the accum\u00ad\nulated loss', 'the accumulated loss'],
    ['capitals', 'IŞIK STRASSE ΟΔΟΣ', 'ışık straße οδος'],
    ['composed and decomposed letters', 'caf\u00e9 na\u0308ive \uac00', 'cafe\u0301 n\u00e4ive \u1100\u1161'],
    ['the order of marks', 'a\u0323\u0301', 'a\u0301\u0323'],
    ['forms of width', 'ＡＢＣ　１２３ ｶﾞ', 'abc 123 ガ'],
    ['digits of any script', '٢٠٢٤ २०२४ ２０２４', '2024 2024 2024'],
    ['short vowels and stretching in Arabic', 'مُحَمَّـــد', 'محمد'],
    ['footnote marks', 'we lost money[12] in June³ again', 'we lost money in June again'],
    ['trade marks', 'Northgate™ and Acme®', 'Northgate and Acme'],
    ['spaces between Chinese characters', '收入 增长\n了', '收入增长了'],
    ['ranges and percentages', '10 – 20 % of 5 €', '10–20% of 5€'],
  ])('%s', (_, one, other) => {
    expect(compared(one)).toBe(compared(other))
  })
})

describe('what numbers say makes a difference', () => {
  test.each([
    ['1.5', '15'],
    ['1,000', '1.000'],
    ['12 3', '123'],
    ['it fell -5', 'it fell 5'],
    ['10⁶', '106'],
    ['10⁶', '10'],
    ['5½', '51/2'],
    ['$5', '€5'],
    ['5', '5%'],
    ['2024-05-01', '2024-05-10'],
    ['<5', '>5'],
    ['5°', '5'],
    ['10⁻⁶', '10⁶'],
  ])('%s is not %s', (one, other) => {
    expect(compared(one)).not.toBe(compared(other))
  })
})

test('every token knows its place in the original', () => {
  const text = 'Da sagte “Zoë”: 𠮷野 kostet 1 500 €, half-\nway.'
  const folded = fold(text)
  const places = Array.from({ length: folded.tokenCount }, (_, token) => folded.passage(token, token + 1))
  expect(places).toEqual(['Da', 'sagte', 'Zoë', '𠮷', '野', 'kostet', '1', '500', '€', 'half-\nway'])
})

test('halves of characters and marks without a letter are read as nothing, not as an error', () => {
  for (const text of ['\ud842', '\udfb7', '\u0301\u0301', 'a\ud842', '\udfb7b', '\u0301 \ud842 \ufe0f'])
    expect(compared(text)).toBe(text.replaceAll(/[^ab]/g, ''))
})
