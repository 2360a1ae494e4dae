import { expect, test } from 'vitest'
import { RequestLine } from './request-line.ts'

/** A line whose requests are numbered in the order in which they came. */
function line() {
  const requests = new RequestLine()
  const leaves = new Map<number, () => void>()
  const refused: number[] = []
  let [at, number] = [0, 0]
  return {
    requests,
    refused,
    waiting: () => [...leaves.keys()],
    /** Lets this many come at once. */
    come: (count: number): void => {
      for (let left = count; left > 0; left--) {
        const own = number++
        const refuse = (): void => {
          refused.push(own)
          leaves.delete(own)
        }
        leaves.set(own, requests.enter(at, refuse))
      }
    },
    go: (own: number): void => {
      leaves.get(own)?.()
      leaves.delete(own)
    },
    wait: (milliseconds: number) => (at += milliseconds),
    isNewestFirst: () => requests.isNewestFirst(at),
    isUnused: () => requests.isUnused(at),
  }
}

test('32 requests wait in their order, and more in a burst the newest first', () => {
  const { come, isNewestFirst } = line()
  come(32)
  expect(isNewestFirst()).toBe(false)
  come(1)
  expect(isNewestFirst()).toBe(true)
})

test('512 more wait in a burst; each that comes then takes the places of the two oldest, until 32 wait', () => {
  const { come, waiting, refused } = line()
  come(32 + 512)
  expect(refused).toEqual([])
  come(1)
  expect(refused).toEqual([0, 1])
  come(511)
  expect(waiting()).toHaveLength(32)
  come(1)
  expect(waiting()).toHaveLength(32)
  expect(refused).toEqual(Array.from({ length: 1_025 }, (_, at) => at))
})

test('64 of a burst are back in each second, and the whole burst in eight', () => {
  const { come, wait, refused, waiting, go, isUnused } = line()
  const end = (): void => waiting().forEach(go)
  come(32 + 512 + 3_000)
  end()
  refused.length = 0
  wait(1_000)
  come(32 + 64)
  expect(refused).toEqual([])
  come(1)
  expect(refused).toHaveLength(2)
  end()
  wait(7_990)
  expect(isUnused()).toBe(false)
  wait(20)
  expect(isUnused()).toBe(true)
})

test('the newest go first until the line was not too long for 100 ms', () => {
  const { come, wait, isNewestFirst, go, waiting } = line()
  come(33)
  waiting().slice(1).forEach(go)
  wait(99)
  expect(isNewestFirst()).toBe(true)
  wait(1)
  expect(isNewestFirst()).toBe(false)
})

test('of a burst that is not spent, one that has waited for a second goes first; of one that is, the oldest are refused', () => {
  const { come, wait, isNewestFirst } = line()
  come(33)
  wait(999)
  come(1)
  expect(isNewestFirst()).toBe(true)
  wait(1)
  come(1)
  expect(isNewestFirst()).toBe(false)
  come(512)
  expect(isNewestFirst()).toBe(true)
})
