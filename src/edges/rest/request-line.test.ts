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

test('what comes while a burst is answered is refused only where more wait than a burst holds', () => {
  const { come, wait, refused, waiting, go } = line()
  come(32 + 512)
  for (let round = 0; round < 49; round++) {
    wait(10)
    for (const own of waiting().slice(0, 50)) go(own)
    come(50)
  }
  expect(refused).toEqual([])
})

test('the whole burst may wait again when no more than 32 have waited for 100 ms', () => {
  const { come, wait, refused, waiting, go, isUnused } = line()
  come(32 + 512 + 3_000)
  waiting().forEach(go)
  refused.length = 0
  wait(99)
  expect(isUnused()).toBe(false)
  come(34)
  expect(refused).toHaveLength(2)
  waiting().forEach(go)
  refused.length = 0
  wait(100)
  expect(isUnused()).toBe(true)
  come(32 + 512)
  expect(refused).toEqual([])
})

test('where more than 32 wait for half a second, the oldest are refused until 32 wait', () => {
  const { come, wait, refused, waiting } = line()
  come(40)
  for (let at = 0; at < 9; at++) {
    wait(50)
    come(1)
  }
  expect(refused).toEqual([])
  wait(50)
  come(17)
  expect(waiting()).toHaveLength(32)
  expect(refused).toEqual(Array.from({ length: 34 }, (_, at) => at))
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
