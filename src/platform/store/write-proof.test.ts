import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transact } from './source-removal.ts'
import { writeProof } from './write-proof.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store whose writes are counted. */
function counted(outcome: () => Promise<never>): { transact: Transact; count: () => number } {
  let writes = 0
  return {
    transact: () => {
      writes++
      return outcome()
    },
    count: () => writes,
  }
}

test('a flood of probes is one write, and one more a second later', async () => {
  const { transact, count } = counted(() => Promise.resolve<never>(undefined as never))
  const prove = writeProof(transact)
  await Promise.all(Array.from({ length: 1_000 }, prove))
  await prove()
  expect(count()).toBe(1)
  vi.advanceTimersByTime(1_001)
  await Promise.all(Array.from({ length: 1_000 }, prove))
  expect(count()).toBe(2)
})

test('a failure is shared by those who wait for it, and by nobody after them', async () => {
  const { transact, count } = counted(() => Promise.reject(new Error('full')))
  const prove = writeProof(transact)
  const together = await Promise.allSettled(Array.from({ length: 100 }, prove))
  expect(together.every(({ status }) => status === 'rejected')).toBe(true)
  expect(count()).toBe(1)
  await expect(prove()).rejects.toThrow('full')
  expect(count()).toBe(2)
})
