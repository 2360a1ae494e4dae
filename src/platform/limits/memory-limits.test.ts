import { expect, test } from 'vitest'
import { memoryLimits } from './memory-limits.ts'
import { SIZES } from './testing/sizes.ts'

const limits = () => memoryLimits(SIZES)

test('of 12 parallel requests exactly the limit gets through, and the rest learn when to come back', async () => {
  const counter = limits()
  const states = await Promise.all(Array.from({ length: 12 }, () => counter.consume('free', 'key')))
  expect(states.filter(({ allowed }) => allowed)).toHaveLength(5)
  const refused = states.filter(({ allowed }) => !allowed)
  for (const { limit, remaining, resetMs } of refused) {
    expect([limit, remaining]).toEqual([5, 0])
    expect(resetMs).toBeGreaterThan(59_000)
    expect(resetMs).toBeLessThanOrEqual(60_000)
  }
})

test('names and subjects are counted apart, and peeking counts nothing', async () => {
  const counter = limits()
  expect(await counter.peek('telemetry', 'key')).toMatchObject({ allowed: true, remaining: 3 })
  for (let i = 0; i < 3; i++) await counter.consume('telemetry', 'key')
  expect(await counter.peek('telemetry', 'key')).toMatchObject({ allowed: false, remaining: 0 })
  expect(await counter.consume('telemetry', 'key')).toMatchObject({ allowed: false })
  expect(await counter.consume('telemetry', 'other')).toMatchObject({ allowed: true, remaining: 2 })
  expect(await counter.consume('pro', 'key')).toMatchObject({ allowed: true, remaining: 49 })
})

test('attempts on an account are counted by the hour, and those of an address by the minute', async () => {
  const counter = limits()
  for (const [name, least, most] of [
    ['sign-in', 59_000, 60_000],
    ['sign-in-account', 3_599_000, 3_600_000],
  ] as const) {
    for (let i = 0; i < 2; i++) expect(await counter.consume(name, 'a')).toMatchObject({ allowed: true })
    const refused = await counter.consume(name, 'a')
    expect(refused).toMatchObject({ allowed: false, limit: 2 })
    expect(refused.resetMs).toBeGreaterThan(least)
    expect(refused.resetMs).toBeLessThanOrEqual(most)
  }
})
