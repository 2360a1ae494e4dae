import { expect, test } from 'vitest'
import { FairQueue } from '../../base/fair-queue.ts'
import { paceByTurns } from './pace-by-turns.ts'

/** A loop of which the test makes the turns. */
function loop(atOnce: number) {
  const [ticks, turns]: [(() => void)[], (() => void)[]] = [[], []]
  const queue = new FairQueue(atOnce, {
    pace: paceByTurns({
      perTurn: () => 1,
      afterWork: (done) => ticks.push(done),
      afterTurn: (done) => turns.push(done),
    }),
  })
  const order: string[] = []
  const settle = (): void => {
    while (ticks.length > 0) ticks.shift()?.()
  }
  return {
    order,
    /** Work that is over at once, or waits until the result is called. */
    enter: (name: string, isOver = true): (() => void) => {
      const leave = queue.enter(name.charAt(0), () => {
        order.push(name)
        if (isOver) ticks.unshift(() => leave())
      })
      return leave
    },
    settle,
    turn: (): void => {
      for (const turn of turns.splice(0)) turn()
      settle()
    },
  }
}

test('of work that is over at once, one begins in each turn of the loop, so one that comes meanwhile waits for one', () => {
  const { order, enter, settle, turn } = loop(16)
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name)
  settle()
  expect(order).toEqual(['a1'])
  turn()
  expect(order).toEqual(['a1', 'a2'])
  enter('b1')
  turn()
  expect(order).toEqual(['a1', 'a2', 'b1'])
  turn()
  turn()
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('work that waits begins together, as much as there are places', () => {
  const { order, enter, settle, turn } = loop(3)
  const leaves = ['a1', 'a2', 'a3', 'a4'].map((name) => enter(name, false))
  settle()
  expect(order).toEqual(['a1', 'a2', 'a3'])
  leaves[0]?.()
  turn()
  expect(order).toEqual(['a1', 'a2', 'a3', 'a4'])
})

test('in an idle loop, work begins at once, whatever has been before', async () => {
  const queue = new FairQueue(16, { pace: paceByTurns({ perTurn: () => 3 }) })
  for (let round = 0; round < 3; round++) {
    let isBegun = false
    const leave = queue.enter('a', () => (isBegun = true))
    expect(isBegun).toBe(true)
    leave()
    await new Promise((done) => setImmediate(() => setImmediate(done)))
  }
})
