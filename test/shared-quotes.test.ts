// Over the shared labelled quotes, the reader keeps the figures that bench/reader/result.txt shows.
import { describe, expect, test } from 'vitest'
import { figuresOf } from '../bench/reader/figures.ts'
import {
  heldOutPitches,
  labelledQuotes,
  OWN,
  ownHeldOut,
  ownWritten,
  SHARED_FILES,
} from '../bench/reader/labelled.ts'

test("R-2 the project's own labelled quotes are read", () => {
  const { costly, denies, hypothetical, onTopic, amount } = figuresOf(ownWritten(labelledQuotes(OWN), 1))
  expect(costly.precision).toBeGreaterThanOrEqual(0.96)
  expect(costly.recall).toBeGreaterThanOrEqual(0.94)
  expect(denies.precision).toBeGreaterThanOrEqual(0.97)
  expect(denies.recall).toBeGreaterThanOrEqual(0.77)
  expect(Math.min(hypothetical.precision, hypothetical.recall)).toBeGreaterThanOrEqual(0.93)
  expect(Math.min(onTopic.precision, onTopic.recall)).toBeGreaterThanOrEqual(0.98)
  expect(amount).toBeGreaterThanOrEqual(0.98)
})

test("R-2 the project's own quotes of the second writing are read", () => {
  const { costly, denies, onTopic, amount } = figuresOf(ownWritten(labelledQuotes(OWN), 2))
  expect(costly.precision).toBeGreaterThanOrEqual(0.92)
  expect(costly.recall).toBeGreaterThanOrEqual(0.8)
  expect(denies.precision).toBeGreaterThanOrEqual(0.93)
  expect(denies.recall).toBeGreaterThanOrEqual(0.8)
  expect(onTopic.precision).toBeGreaterThanOrEqual(0.97)
  expect(onTopic.recall).toBeGreaterThanOrEqual(0.9)
  expect(amount).toBeGreaterThanOrEqual(0.98)
})

test("R-2 the project's own quotes of the third writing are read: denials, what looks like one, and payments", () => {
  const { costly, denies, onTopic, amount } = figuresOf(ownWritten(labelledQuotes(OWN), 3))
  expect(costly.precision).toBeGreaterThanOrEqual(0.97)
  expect(costly.recall).toBeGreaterThanOrEqual(0.92)
  expect(denies.precision).toBeGreaterThanOrEqual(0.98)
  expect(denies.recall).toBeGreaterThanOrEqual(0.88)
  expect(onTopic.recall).toBeGreaterThanOrEqual(0.95)
  expect(amount).toBeGreaterThanOrEqual(0.98)
})

test("R-2 the project's own quotes of the fourth writing are read: denials outside English", () => {
  const { denies, onTopic } = figuresOf(ownWritten(labelledQuotes(OWN), 4))
  expect(denies.recall).toBeGreaterThanOrEqual(0.85)
  expect(onTopic.recall).toBeGreaterThanOrEqual(0.98)
})

test("R-2 the project's own quotes that no table was written with are read", () => {
  const { costly, denies, onTopic, amount } = figuresOf(ownHeldOut(labelledQuotes(OWN)))
  expect(costly.precision).toBeGreaterThanOrEqual(0.9)
  expect(costly.recall).toBeGreaterThanOrEqual(0.88)
  expect(denies.precision).toBeGreaterThanOrEqual(0.95)
  expect(denies.recall).toBeGreaterThanOrEqual(0.66)
  expect(Math.min(onTopic.precision, onTopic.recall)).toBeGreaterThanOrEqual(0.96)
  expect(amount).toBeGreaterThanOrEqual(0.97)
})

describe.skipIf(SHARED_FILES.length === 0)(
  'the shared quotes (skipped where ../shared is not beside the checkout)',
  () => {
    const [main = [], cross = []] = SHARED_FILES.map(labelledQuotes)
    const held = heldOutPitches(main)
    const unread = main.filter(({ pitch }) => held.has(pitch))

    test('R-2 floors on all rows: English, and the other languages', () => {
      const english = figuresOf(main.filter(({ language }) => language === 'en'))
      const others = figuresOf(main.filter(({ language }) => language !== 'en'))
      for (const { costly, denies, amount } of [english, others]) {
        expect(costly.precision).toBeGreaterThanOrEqual(0.9)
        expect(costly.recall).toBeGreaterThanOrEqual(0.88)
        expect(denies.precision).toBeGreaterThanOrEqual(0.84)
        expect(denies.recall).toBeGreaterThanOrEqual(0.86)
        expect(amount).toBeGreaterThanOrEqual(0.97)
      }
    })

    test('R-2 floors on the pitches that were held out', () => {
      const { costly, denies, hypothetical, amount } = figuresOf(unread)
      expect(costly.precision).toBeGreaterThanOrEqual(0.85)
      expect(costly.recall).toBeGreaterThanOrEqual(0.86)
      expect(denies.precision).toBeGreaterThanOrEqual(0.92)
      expect(denies.recall).toBeGreaterThanOrEqual(0.78)
      expect(hypothetical.precision).toBeGreaterThanOrEqual(0.86)
      expect(amount).toBeGreaterThanOrEqual(0.97)
    })

    test('R-2 floors of the topic, with true quotes beside an unrelated pitch', () => {
      const { onTopic } = figuresOf([...main, ...cross])
      expect(onTopic.precision).toBeGreaterThanOrEqual(0.89)
      expect(onTopic.recall).toBeGreaterThanOrEqual(0.96)
    })
  },
)
