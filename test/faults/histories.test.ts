// Clients add to one session and read it at the same moment, with old tokens and repeated requests: there is an order of what they did in which each
// answer is the one that a single client would have got, within the time it took (linearizability).
import { describe, expect, test } from 'vitest'
import { sessionIdIn } from '../support/requests.ts'
import { randomBy } from '../support/random-by.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { seedOf, tries, UNTIMED } from '../support/tries.ts'
import { firstImpossible, type Op } from './linearizable.ts'

const SEED = seedOf(7)
const HISTORIES = tries(40, 20_000)
const CLIENTS = 4
const STEPS = 15
/** A session takes no more of one kind. */
const MAX_ADDED = 25

describe.each(stores)('histories on $kind', ({ skip, place }) => {
  const title = `${HISTORIES} histories of ${CLIENTS * STEPS} requests are those of one client, seed ${SEED}`
  test.skipIf(skip)(title, UNTIMED, async () => {
    const world = await placedWorld(place)
    const random = randomBy(SEED)
    const { key, workspaceId } = await world.tenant('pro')
    let reads = 0
    for (let history = 0; history < HISTORIES; history++) {
      const session = await world.session(key, { pitch: 'A pitch of many at once.', signals: [] })
      const ops: Op[] = []
      let [now, serial] = [0, 0]
      const entries = new Map<string, Set<string>>()
      const add = async (name: string): Promise<void> => {
        const value = { organization: `Practice ${name}`, organization_url: `https://practice${name}.com` }
        const input = { session, axis: 'market', kind: 'named_prospect', value }
        const answer = await world.call(key, 'submit_signal', input, {
          'idempotency-key': `${history}-${name}`,
        })
        expect([answer.status, answer.body['error']]).toEqual([200, undefined])
        entries.set(name, (entries.get(name) ?? new Set()).add(String(answer.body['entry'])))
      }
      const read = async (): Promise<number> => {
        const { body } = await world.call(key, 'check_progress', { session })
        const { market } = body['axes'] as unknown as Record<
          string,
          { requirements: Record<string, { have: number }> }
        >
        reads++
        return market?.requirements['named_prospect']?.have ?? -1
      }
      const client = async (): Promise<void> => {
        for (let step = 0; step < STEPS; step++) {
          const from = ++now
          if (serial === MAX_ADDED || random() < 0.5)
            ops.push({ kind: 'read', from, saw: await read(), until: ++now })
          else {
            const name = String(++serial)
            // why twice: the repetition of a request is no second effect
            await Promise.all(random() < 0.3 ? [add(name), add(name)] : [add(name)])
            ops.push({ kind: 'add', from, until: ++now })
          }
        }
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
      const said = JSON.stringify(ops.toSorted((a, b) => a.from - b.from))
      expect(firstImpossible(ops), `history ${history}: ${said}`).toBeUndefined()
      expect([...entries.values()].every(({ size }) => size === 1)).toBe(true)
      const id = sessionIdIn(session)
      const stored = await world.ports.store.read(workspaceId, (tenant) => tenant.entries(id))
      expect(stored.map((entry) => entry.id).toSorted()).toEqual(
        [...entries.values()].flatMap((all) => [...all]).toSorted(),
      )
    }
    await world.close()
    // why: histories without reads between the writes would prove nothing
    expect(reads).toBeGreaterThan(HISTORIES * CLIENTS)
  })
})

describe('an order of what clients did', () => {
  const add = (from: number, until: number): Op => ({ kind: 'add', from, until })
  const read = (from: number, saw: number, until: number): Op => ({ kind: 'read', from, saw, until })

  test('is found where there is one', () => {
    expect(firstImpossible([])).toBeUndefined()
    expect(firstImpossible([add(1, 4), read(2, 0, 3), read(5, 1, 6)])).toBeUndefined()
    // the read ends before the write that it saw
    expect(firstImpossible([add(1, 9), read(2, 1, 3)])).toBeUndefined()
    expect(
      firstImpossible([add(1, 9), add(2, 8), read(3, 1, 7), read(4, 2, 6), read(5, 0, 10)]),
    ).toBeUndefined()
  })

  test.each([
    ['a write that was acknowledged is not seen', [add(1, 2), read(3, 0, 4)], 3],
    ['a write is seen before it begins', [read(1, 1, 2), add(3, 4)], 1],
    ['what one read saw, a later one does not', [add(1, 9), read(2, 1, 3), read(4, 0, 5)], 4],
    ['a write has two effects', [add(1, 2), read(3, 2, 4)], 3],
    ['reads see writes in two orders', [add(1, 20), add(2, 5), read(6, 2, 7), read(8, 1, 9)], 8],
  ])('is not found where %s', (_what, ops, from) => {
    expect(firstImpossible(ops)?.from).toBe(from)
  })
})
