// A search that would take a look into the store for each of many entities is refused; one that fits is answered.
import { expect, test } from 'vitest'
import { FairQueue } from '../base/fair-queue.ts'
import { compatibleOperations } from '../contract/compatible.ts'
import { Matcher } from '../names/matcher/matcher.ts'
import { Screener } from '../screening/screener.ts'
import { indexOf, listedAs } from '../screening/testing/listed.ts'
import type { CompatPorts } from './ports.ts'
import { searchEntities } from './search-entities.ts'

async function changedOf(count: number): Promise<{ total: { value: number } }> {
  const screener = new Screener(new Matcher())
  const parties = Array.from({ length: count }, (_, at) =>
    listedAs('list-a', String(at), 'person', `Koval ${at}`),
  )
  const index = await indexOf(screener, parties)
  const snapshot = { sourceId: 'list-a', seq: 1, fetchedAt: '2026-11-02T08:00:00.000Z' }
  const ports = {
    manifests: [
      { id: 'list-a', kind: 'watch-list', title: 'A', publisher: 'A', cadence: { published: 'daily' } },
    ],
    listsInForce: () => Promise.resolve({ screener, index: Object.assign(index, { lists: [snapshot] }) }),
    queryTurns: new FairQueue(1),
    store: {
      sources: {
        snapshots: () => Promise.resolve([snapshot]),
        versionsOf: () => Promise.resolve([{ since: 1, until: null }]),
      },
    },
  } as unknown as CompatPorts
  const input = compatibleOperations.search_entities.input.parse({
    dataset: 'default',
    changed_since: '2026-11-01',
  })
  const call = { input, caller: { workspaceId: 'w' }, now: 0, idempotencyKey: undefined, signal: undefined }
  return searchEntities.run(call as unknown as Parameters<typeof searchEntities.run>[0], ports)
}

test('changed_since looks up at most 1,000 entities', async () => {
  expect((await changedOf(1_000)).total.value).toBe(1_000)
  await expect(changedOf(1_001)).rejects.toThrow(
    '1001 entities would have to be looked up, and at most 1000 are',
  )
})
