// Levels follow the score alone, at the two published thresholds.
import { expect, test } from 'vitest'
import { ALERT, levelOf, STRONG } from './levels.ts'

test.each([
  [0, 'none'],
  [ALERT - 1, 'none'],
  [ALERT, 'alert'],
  [STRONG - 1, 'alert'],
  [STRONG, 'strong'],
  [10_000, 'strong'],
])('%s is %s', (score, level) => {
  expect(levelOf(score)).toBe(level)
})

test('the thresholds are whole hundredths, so that they can be written in two places', () => {
  expect(ALERT).toBeLessThan(STRONG)
  for (const threshold of [ALERT, STRONG]) expect(threshold % 100).toBe(0)
})
