// Looking after runs under way leaves most of what a Free key may ask in a minute to the reader.
import { expect, test } from 'vitest'
import { untilEnded } from './under-way.ts'

const MAX_A_MINUTE = 40

test('runs under way are asked for less often the longer they take and the more requests it needs, and ended ones never', () => {
  const running = [{ status: 'completed' }, { status: 'running' }] as const
  for (const requests of [1, 4, 20]) {
    let [asked, atMs, before] = [0, 0, 0]
    for (let times = 1; atMs < 60_000; times++) {
      const ms = untilEnded(running, times, requests)
      expect(ms).toBeGreaterThanOrEqual(before)
      asked += requests
      atMs += before = Number(ms)
    }
    expect(asked, `${requests} at once`).toBeLessThanOrEqual(MAX_A_MINUTE)
  }
  expect(untilEnded(running, 1)).toBe(1_500)
  expect(untilEnded(running, 1_000)).toBe(6_000)
  expect(untilEnded([{ status: 'completed' }, { status: 'failed' }], 1)).toBe(false)
})
