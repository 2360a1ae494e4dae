// Who works when: so many at a time, in turns of workspaces, and nobody who has left.
import { setImmediate as later } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const never = new AbortController().signal
/** Work that takes a few turns of the queue of promises. */
async function soon(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

test('workspaces take turns: one with much to do holds nobody up', async () => {
  const turns = new FairQueue(1)
  const order: string[] = []
  const work = (workspace: string) =>
    turns.run(workspace, never, async () => {
      order.push(workspace)
      await soon()
    })
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(work))
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
})

test('the newest work of a workspace goes first while the option says so', async () => {
  let isNewestFirst = true
  const queue = new FairQueue(1, { isNewestFirst: (workspaceId) => isNewestFirst && workspaceId === 'a' })
  const order: string[] = []
  const work = (name: string) =>
    queue.run(name.charAt(0), never, async () => {
      order.push(name)
      if (name === 'a4') isNewestFirst = false
      await soon()
    })
  await Promise.all(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'].map(work))
  expect(order).toEqual(['a1', 'a4', 'b1', 'a2', 'b2', 'a3'])
})

test('a workspace has as many works in progress as it may, and places that it may not take are those of others', () => {
  let most = 2
  const queue = new FairQueue(4, { maxBegunOfOne: () => most })
  const order: string[] = []
  const leaves = new Map<string, () => void>()
  const enter = (name: string, cost?: number): void =>
    void leaves.set(
      name,
      queue.enter(name.charAt(0), () => order.push(name), cost),
    )
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter(name)
  expect(order).toEqual(['a1', 'a2'])
  enter('b1', 3)
  enter('c1')
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1'])
  leaves.get('b1')?.()
  expect(order).toHaveLength(4)
  leaves.get('a1')?.()
  expect(order.slice(4)).toEqual(['a3'])
  most = 3
  leaves.get('c1')?.()
  expect(order.slice(5)).toEqual(['a4'])
})

test('work that fails gives its place on', async () => {
  const turns = new FairQueue(1)
  const fails = turns.run('a', never, () => Promise.reject(new Error('no')))
  const works = turns.run('a', never, () => Promise.resolve('yes'))
  await expect(fails).rejects.toThrow('no')
  expect(await works).toBe('yes')
})

test('who leaves the line is told why, at once, and holds no place', async () => {
  const turns = new FairQueue(1)
  const [order, leaving] = [[] as string[], new AbortController()]
  const first = turns.run('a', never, soon).then(() => order.push('first'))
  const left = turns.run('b', leaving.signal, soon).catch((why: unknown) => order.push(String(why)))
  const next = turns.run('b', never, soon).then(() => order.push('next'))
  leaving.abort('bored')
  await Promise.all([first, left, next])
  expect(order).toEqual(['bored', 'first', 'next'])
  await expect(turns.run('b', leaving.signal, soon)).rejects.toBe('bored')
})

test('work that is given up in the moment of its turn does not begin', async () => {
  const turns = new FairQueue(1)
  const leaving = new AbortController()
  let begun = 0
  const left = turns.run('a', leaving.signal, () => Promise.resolve(begun++))
  leaving.abort('bored')
  await expect(left).rejects.toBe('bored')
  await turns.run('a', never, soon)
  expect(begun).toBe(0)
})

test('never more than so many at a time, each in the order they came, and none is lost where one fails', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (most, fails) => {
        const queue = new FairQueue(most)
        const begun: number[] = []
        let busy = 0
        const ended = await Promise.allSettled(
          fails.map((fail, i) =>
            queue.run('', undefined, async () => {
              begun.push(i)
              expect(++busy).toBeLessThanOrEqual(most)
              await later()
              busy--
              if (fail) throw new Error('failed')
            }),
          ),
        )
        expect(begun).toEqual(fails.map((_, i) => i))
        expect(ended.map(({ status }) => status === 'rejected')).toEqual(fails)
      },
    ),
  ))

/** Enters works one after the other; `next` ends the one that was begun first. */
function entered(queue: FairQueue) {
  const order: string[] = []
  const leaves: (() => void)[] = []
  const enter = (name: string, cost?: number): void => {
    const leave = queue.enter(
      name.charAt(0),
      () => {
        order.push(name)
        leaves.push(() => leave())
      },
      cost,
    )
  }
  return { order, enter, next: () => leaves.shift()?.() }
}

test('whatever waits before it, the work of another workspace begins after at most one', () => {
  const { order, enter, next } = entered(new FairQueue(1))
  for (let at = 0; at < 16_799; at++) enter(`a${at}`)
  enter('b')
  next()
  next()
  expect(order).toEqual(['a0', 'a1', 'b'])
})

test('a workspace that sends one work after the other has one turn of a round', () => {
  const { order, enter, next } = entered(new FairQueue(1))
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) enter(name)
  for (const name of ['c2', 'c3', 'c4']) {
    next()
    next()
    enter(name)
  }
  for (let at = 0; at < 9; at++) next()
  expect(order.join(' ')).toBe('a1 a2 b1 c1 a3 c2 c3 c4')
})

test('work that costs three turns lets two of each other workspace pass, and none where no other waits', () => {
  const { order, enter, next } = entered(new FairQueue(1))
  enter('x')
  enter('a1', 3)
  enter('a2', 3)
  for (const name of ['b1', 'b2', 'b3', 'c1', 'c2', 'c3']) enter(name)
  for (let at = 0; at < 9; at++) next()
  expect(order.join(' ')).toBe('x b1 c1 b2 c2 a1 b3 c3 a2')
})

test('is full where as much waits as may, of one workspace or of all, and not when it has left', () => {
  const queue = new FairQueue(1, { maxWaitingOfOne: 2, maxWaiting: 3 })
  const leave = queue.enter('a', () => undefined)
  expect(queue.isFull('a')).toBe(false)
  queue.enter('a', () => undefined)
  const second = queue.enter('a', () => undefined)
  expect([queue.waitingOf('a'), queue.isFull('a'), queue.isFull('b')]).toEqual([2, true, false])
  queue.enter('b', () => undefined)
  expect(queue.isFull('c')).toBe(true)
  second()
  second()
  expect([queue.isFull('a'), queue.isFull('c')]).toEqual([false, false])
  leave()
  leave()
  expect([queue.waitingOf('a'), queue.waitingOf('b')]).toEqual([0, 1])
})

test('work begins at the pace it is given, and only where a place is free', () => {
  let again = (): void => undefined
  let mayBegin = false
  const asked: number[] = []
  const queue = new FairQueue(2, {
    pace: (call, begun) => {
      again = call
      asked.push(begun())
      return mayBegin
    },
  })
  const { order, enter, next } = entered(queue)
  for (const name of ['a1', 'a2', 'a3']) enter(name)
  expect(order).toEqual([])
  mayBegin = true
  again()
  expect(order).toEqual(['a1', 'a2'])
  next()
  expect(order).toEqual(['a1', 'a2', 'a3'])
  expect(asked).toEqual([0, 0, 0, 0, 1, 1])
})

test('guests under ever new names have every second turn together, also beside a workspace that is always there', () => {
  const queue = new FairQueue(1, { isGuest: (name) => name.startsWith('guest') })
  const order: string[] = []
  const begun: (() => void)[] = []
  const enter = (name: string): void => {
    const leave = queue.enter(name, () => {
      order.push(name.charAt(0))
      begun.push(() => leave())
    })
  }
  for (let at = 0; at < 10; at++) enter('workspace')
  for (let turn = 0; turn < 20; turn++) {
    for (let at = 0; at < 3; at++) enter(`guest ${turn} ${at}`)
    begun.shift()?.()
  }
  expect(order.slice(0, 20).filter((name) => name === 'w')).toHaveLength(10)
})
