// The estimate that orders candidates before they are compared in full.
import { expect, test } from 'vitest'
import { tokensOf } from '../testing/named.ts'
import type { NameIndex } from '../index/name-index.ts'
import { ScoreEstimate } from './score-estimate.ts'

test('of a listed name the first 64 words are considered, and no others', () => {
  const words = Array.from({ length: 65 }, (_, word) => word)
  const index = {
    meta: { words: words.length },
    sections: {
      nameTokensAt: [0, words.length],
      nameTokens: words,
      nameWeight: [0],
      nameExtra: [0],
      nameAcronym: [0],
    },
  } as unknown as NameIndex
  const [asked] = tokensOf('organisation', 'Quarzit')
  if (asked === undefined) throw new Error('no word was read')
  const guessOf = (word: number): number => {
    const estimate = new ScoreEstimate(index)
    const match = { word, from: 0, count: 1, share: 1, score: 10_000, listed: asked, gain: 1 }
    estimate.start([asked], [[match]])
    return estimate.guess(0, false)
  }
  expect(guessOf(63)).toBe(guessOf(0))
  expect(guessOf(64)).toBeLessThan(guessOf(63))
})
