// Over the shared labelled quotes, the reader keeps the figures that bench/reader/result.txt shows.
import { describe, expect, test } from 'vitest'
import { figuresOf } from '../bench/reader/figures.ts'
import { heldOutPitches, labelledQuotes, OWN, SHARED_FILES } from '../bench/reader/labelled.ts'

test("R-2 the project's own labelled quotes are read", () => {
  const { costly, denies, hypothetical, onTopic, amount } = figuresOf(labelledQuotes(OWN))
  expect(costly.precision).toBeGreaterThanOrEqual(0.98)
  expect(costly.recall).toBeGreaterThanOrEqual(0.92)
  for (const { precision, recall } of [denies, hypothetical, onTopic])
    expect(Math.min(precision, recall)).toBeGreaterThanOrEqual(0.97)
  expect(amount).toBeGreaterThanOrEqual(0.99)
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
        expect(costly.precision).toBeGreaterThanOrEqual(0.82)
        expect(costly.recall).toBeGreaterThanOrEqual(0.9)
        expect(denies.precision).toBeGreaterThanOrEqual(0.82)
        expect(denies.recall).toBeGreaterThanOrEqual(0.75)
        expect(amount).toBeGreaterThanOrEqual(0.96)
      }
    })

    test('R-2 floors on the pitches that were held out', () => {
      const { costly, denies, hypothetical, amount } = figuresOf(unread)
      expect(costly.precision).toBeGreaterThanOrEqual(0.79)
      expect(costly.recall).toBeGreaterThanOrEqual(0.86)
      expect(denies.precision).toBeGreaterThanOrEqual(0.88)
      expect(denies.recall).toBeGreaterThanOrEqual(0.58)
      expect(hypothetical.precision).toBeGreaterThanOrEqual(0.82)
      expect(amount).toBeGreaterThanOrEqual(0.93)
    })

    test('R-2 floors of the topic, with true quotes beside an unrelated pitch', () => {
      const { onTopic } = figuresOf([...main, ...cross])
      expect(onTopic.precision).toBeGreaterThanOrEqual(0.88)
      expect(onTopic.recall).toBeGreaterThanOrEqual(0.95)
    })
  },
)
