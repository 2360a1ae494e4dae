// Who works when: so many at a time, in turns of workspaces, and nobody who has left.
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
