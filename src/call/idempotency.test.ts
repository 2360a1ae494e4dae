// What a second call with the same key gets: the answer of the first, unless that led to nothing.
import { expect, test } from 'vitest'
import { once } from './idempotency.ts'
import type { IdempotencyRecord, IdempotencyWrites } from './ports.ts'
import type { Call } from './use-case.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')

/** A store that remembers one key. */
function scene() {
  let record: IdempotencyRecord | undefined
  const tenant = {
    claimIdempotency: (_key: string, requestHash: string, { at }: { at: string }) => {
      const earlier = record
      record ??= { requestHash, answer: '', at } as IdempotencyRecord
      return Promise.resolve(earlier)
    },
    completeIdempotency: (_key: string, answer: string) => {
      if (record !== undefined) record = { ...record, answer }
      return Promise.resolve()
    },
  } as unknown as IdempotencyWrites
  const store = { write: <T>(_: string, work: (writes: IdempotencyWrites) => Promise<T>) => work(tenant) }
  const call = {
    input: {},
    caller: { workspaceId: 'w', keyId: 'k' },
    now: NOW,
    idempotencyKey: 'once',
  } as unknown as Call
  let effects = 0
  const effect = () => Promise.resolve(`effect ${++effects}`)
  return {
    ask: (again?: (_: unknown, earlier: string) => Promise<string | undefined>) =>
      once('start', call, { store }, effect, again),
  }
}

test('the effect happens once, and its answer comes again', async () => {
  const { ask } = scene()
  expect([await ask(), await ask()]).toEqual(['effect 1', 'effect 1'])
})

test('only an answer that led to nothing is renewed, and the renewed one stays', async () => {
  const { ask } = scene()
  const told: string[] = []
  const again = (renewed: string | undefined) => (_: unknown, earlier: string) => {
    told.push(earlier)
    return Promise.resolve(renewed)
  }
  expect(await ask(again('never'))).toBe('effect 1')
  expect(await ask(again(undefined))).toBe('effect 1')
  expect(await ask(again('renewed'))).toBe('renewed')
  expect(await ask()).toBe('renewed')
  expect(told).toEqual(['effect 1', 'effect 1'])
})
