// The waits between the attempts to deliver an event.
import { expect, test } from 'vitest'
import { waitAfter } from './retry-schedule.ts'

const HOUR = 3_600_000

test('ten attempts over three days, with waits that grow', () => {
  const waits = Array.from({ length: 9 }, (_, at) => waitAfter(at + 1, 0) ?? 0)
  expect(waits.slice(0, 4)).toEqual([5_000, 300_000, 1_800_000, 2 * HOUR])
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  const total = waits.reduce((sum, wait) => sum + wait, 0)
  expect(total).toBeGreaterThan(72 * HOUR)
  expect(total).toBeLessThan(80 * HOUR)
  expect(waitAfter(10, 0)).toBeUndefined()
})

test('chance makes a wait longer by at most a tenth, and never shorter', () => {
  expect([0, 0.5, 1].map((chance) => waitAfter(4, chance))).toEqual([7_200_000, 7_560_000, 7_920_000])
})
