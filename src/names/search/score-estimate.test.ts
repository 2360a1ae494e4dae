// The estimate that orders candidates before they are compared in full.
import { expect, test } from 'vitest'
import { tokensOf } from '../testing/named.ts'
import { wordEntry } from '../index/name-head.ts'
import type { NameIndex } from '../index/name-index.ts'
import { ScoreEstimate } from './score-estimate.ts'

test('of a listed name the first 64 words are considered, and no others', () => {
  const words = Array.from({ length: 65 }, (_, word) => word)
  const index = {
    meta: { words: words.length },
    sections: {
      nameHeads: [0, 0, 0, 0, words.length, 0, 0, 0],
      nameTokens: words.map((word) => wordEntry(word, false)),
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
