// Nearly the same texts are recognised by their fingerprints, and texts that share a template are not.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fingerprintOf, isNearlySame } from './text-fingerprint.ts'
import { textTokens, wordCountOf } from './text-tokens.ts'

const of = (text: string): string => fingerprintOf(textTokens(text))
const same = (a: string, b: string): boolean => isNearlySame(of(a), of(b))

const REVIEW =
  'We bought the pump in March and it failed twice before the summer. The shop sent a man who looked at it and left. ' +
  'After the third call they replaced it without a word of excuse, and the new one has run since then.'
const FAIR =
  'The fair opens at ten and closes at eight on all three days. Hall B has the machines and hall C the nurseries. ' +
  'There is a pruning contest on Saturday at noon, and children under twelve enter for free with their parents.'
const SERVICE =
  'The service desk answers by mail from Monday to Friday, mostly on the same day. There is a course every second Tuesday, ' +
  'and the recording is sent afterwards. Questions about invoices, data protection or a change of plan go to the office.'

describe('the same are', () => {
  test.each([
    ['a text and itself in other typography', REVIEW, REVIEW.toUpperCase().replaceAll(' ', '\n')],
    ['one changed word', REVIEW, REVIEW.replace('excuse', 'apology')],
    ['one added word', REVIEW, REVIEW.replace('the summer', 'the hot summer')],
    ['another title', `Bad pump\n${REVIEW}`, `My experience with this pump\n${REVIEW}`],
    ['other order of paragraphs', `${REVIEW}\n${FAIR}\n${SERVICE}`, `${SERVICE}\n${REVIEW}\n${FAIR}`],
    ['a signature', `${REVIEW} ${FAIR}`, `${REVIEW} ${FAIR} Posted by Tom on Friday`],
  ])('%s', (_, a, b) => {
    expect(same(a, b)).toBe(true)
  })

  test('Japanese texts with one changed character', () => {
    const text =
      '三月にポンプを買いましたが、夏までに二回故障しました。店の人が来て見ただけで帰りました。三回目の電話でようやく交換してもらい、それからは問題なく動いています。'
    expect(same(text, text.replace('夏', '秋'))).toBe(true)
    expect(
      same(
        text,
        '展示会は三日間とも十時に開き、八時に閉まります。B館には機械、C館には苗木が並びます。土曜日の正午に剪定の競技会があり、十二歳未満の子どもは無料で入場できます。',
      ),
    ).toBe(false)
  })
})

describe('not the same are', () => {
  test.each([
    ['unlike texts', REVIEW, FAIR],
    ['two texts with a common paragraph', `${REVIEW}\n${SERVICE}`, `${FAIR}\n${SERVICE}`],
    [
      'price pages of one template',
      `Halden costs 90 euros a month with the house plan, billed once a year. ${SERVICE}`,
      `Tern is free for five people, later 4 euros each and month by month. ${SERVICE}`,
    ],
    ['a text and half of it', `${REVIEW}\n${FAIR}`, REVIEW],
    ['short texts that differ', 'The pump failed twice.', 'The pump failed thrice.'],
    ['texts without words', '', ' … '],
  ])('%s', (_, a, b) => {
    expect(same(a, b)).toBe(false)
  })
})

test('short texts are the same only when they are equal', () => {
  expect(same('The pump failed twice.', 'the PUMP failed twice')).toBe(true)
})

test.each([
  [29, false],
  [30, true],
])('a text of %i words is compared by its runs: %s', (words, compared) => {
  const text = Array.from({ length: words - 1 }, (_, i) => `word${i}`).join(' ')
  expect(same(`${text} end`, `${text} stop`)).toBe(compared)
})

const words = fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 60, maxLength: 200 })

test('one changed word makes no other text, and other words do', () => {
  fc.assert(
    fc.property(words, words, fc.nat(), (one, other, at) => {
      const text = one.join(' ')
      expect(same(text, one.with(at % one.length, 'zzzz').join(' '))).toBe(true)
      expect(same(text, other.map((word) => `x${word}x`).join(' '))).toBe(false)
    }),
    { numRuns: 30 },
  )
})

test('a fingerprint is short, the same every time, and no other text is read as one', () => {
  expect(of(REVIEW)).toBe(of(REVIEW))
  expect(of(REVIEW.repeat(1_000)).length).toBeLessThanOrEqual(200)
  expect(isNearlySame('m:broken', 'm:other')).toBe(false)
  expect(isNearlySame(of(REVIEW), 'x')).toBe(false)
})

test('two characters of a script without spaces count as a word', () => {
  expect(wordCountOf(textTokens('日本語の text, and ไทย'))).toBe(2 + 2 + 1)
  expect(wordCountOf(textTokens('한국어는 띄어 쓴다'))).toBe(3)
  expect(wordCountOf(textTokens(''))).toBe(0)
})
