// The index of watch lists follows the snapshots in force, is built once for all who wait, and never grows without end.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import { Matcher } from '../../names/matcher/matcher.ts'
import { StoreUnavailable } from '../../call/ports.ts'
import type { Snapshot, SourceStore } from '../../sources/ports.ts'
import { RecordsAltered } from '../../sources/snapshots/whole-record.ts'
import {
  listed,
  listing,
  MANIFESTS,
  party,
  putInForce,
  record,
  suit,
} from '../../diligence/evidence/testing/records.ts'
import { buildWatchIndex, makeIndexWith, type WatchIndex } from './watch-index.ts'
import { createWatchLists } from './watch-lists.ts'

const matcher = new Matcher()
const makeHere = makeIndexWith(matcher)
let folder: string
let store: OpenStore
/** Snapshots whose records were read. */
let read: string[]
let fail: boolean

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-watch-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
  read = []
  fail = false
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const watched = (): SourceStore => ({
  ...store.sources,
  recordsOf(snapshot) {
    if (fail) throw new StoreUnavailable('locked')
    read.push(`${snapshot.sourceId} ${snapshot.seq}`)
    return store.sources.recordsOf(snapshot)
  },
})

const person = (id: string, name: string) => listed(id, name, { partyKind: 'person' })
const put = (name: string, day: string): Promise<Snapshot> =>
  putInForce(store.sources, 'un-sc', [person('1', 'Bertrand Quill'), person('2', name)], day)

function idsNear(index: WatchIndex, name: string): string[] {
  const names = [{ text: name, kind: 'primary' as const }]
  const query = matcher.read({ type: 'person', names, birthDates: [], countries: [], identifiers: [] })
  return index.search(query).map(({ stored }) => `${stored.sourceId} ${stored.recordId}`)
}

test('a new snapshot is indexed once for all who ask, and the old index serves those who asked before', async () => {
  const lists = createWatchLists(watched(), MANIFESTS, matcher)
  const old = await put('Ilsa Dorran', '2026-11-18')
  const first = await lists.inForce([old])
  expect(idsNear(first, 'Ilsa Dorran')).toEqual(['un-sc 2'])
  expect(await lists.inForce([old])).toBe(first)
  expect(read).toEqual(['un-sc 1'])

  const fresh = await put('Tobias Marwen', '2026-11-19')
  const asked = [lists.inForce([fresh]), lists.inForce([old]), lists.inForce([fresh])]
  const [second, before, third] = await Promise.all(asked)
  expect(second).toBe(third)
  expect(before).toBe(first)
  expect(read).toEqual(['un-sc 1', 'un-sc 2'])
  expect(second && idsNear(second, 'Ilsa Dorran')).toEqual([])
  expect(second && idsNear(second, 'Tobias Marwen')).toEqual(['un-sc 2'])
})

test('an index made from the one before is the same, byte for byte, as one made from nothing', async () => {
  const gone = person('3', 'Ilsa Marten Dorran')
  const before = await putInForce(
    store.sources,
    'un-sc',
    [person('1', 'Bertrand Quill'), person('2', 'Ilsa Dorran'), gone],
    '2026-11-18',
  )
  const cases = await putInForce(store.sources, 'us-sec-litigation', [record('LR-1', suit('Tern Capital'))])
  const base = await buildWatchIndex(store.sources, [before, cases], matcher, makeHere)
  const after = await putInForce(
    store.sources,
    'un-sc',
    [person('1', 'Bertrand Quill'), person('2', 'Elsa Doran'), person('4', 'Tobias Marwen')],
    '2026-11-19',
  )
  const updated = await buildWatchIndex(store.sources, [after], matcher, makeHere, { before: base })
  const whole = await buildWatchIndex(store.sources, [after], matcher, makeHere)
  expect(updated.bytes).toEqual(whole.bytes)
  expect(updated.records).toEqual(whole.records)
})

test('pinned snapshots are indexed exactly, two sets of them are kept, and the one in force stays', async () => {
  const lists = createWatchLists(watched(), MANIFESTS, matcher)
  const names = ['Ilsa Dorran', 'Tobias Marwen', 'Wilhelmina Ost', 'Aurel Vellacott']
  const snapshots: Snapshot[] = []
  for (const [at, name] of names.entries()) snapshots.push(await put(name, `2026-11-1${at}`))
  const current = await lists.inForce(snapshots.slice(3))
  for (const at of [0, 1, 0, 2, 0]) {
    const index = await lists.pinned([snapshots[at] as Snapshot])
    expect(idsNear(index, names[at] ?? '')).toEqual(['un-sc 2'])
    expect(idsNear(index, 'Aurel Vellacott')).toEqual([])
  }
  expect(read).toEqual(['un-sc 4', 'un-sc 1', 'un-sc 2', 'un-sc 3'])
  await lists.pinned([snapshots[1] as Snapshot])
  expect(read.at(-1)).toBe('un-sc 2')
  expect(await lists.inForce(snapshots.slice(3))).toBe(current)
  expect(read).toHaveLength(5)
})

test('a snapshot with the id of one that was removed is indexed for itself', async () => {
  const lists = createWatchLists(watched(), MANIFESTS, matcher)
  const old = await put('Ilsa Dorran', '2026-11-18')
  await lists.inForce([old])
  const other = await put('Tobias Marwen', '2026-11-19')
  const again = { ...other, id: old.id }
  expect(idsNear(await lists.inForce([again]), 'Tobias Marwen')).toEqual(['un-sc 2'])
})

test('a store that could not answer is asked again by the next call', async () => {
  const lists = createWatchLists(watched(), MANIFESTS, matcher)
  const snapshot = await put('Ilsa Dorran', '2026-11-18')
  fail = true
  await expect(lists.inForce([snapshot])).rejects.toThrow(StoreUnavailable)
  fail = false
  expect(idsNear(await lists.inForce([snapshot]), 'Ilsa Dorran')).toEqual(['un-sc 2'])
})

test('a record that was changed together with its address is not taken into the next index', async () => {
  const base = await buildWatchIndex(
    store.sources,
    [await put('Ilsa Dorran', '2026-11-18')],
    matcher,
    makeHere,
  )
  const next = await putInForce(
    store.sources,
    'un-sc',
    [person('1', 'Bertrand Quill'), person('2', 'Ilsa Dorran'), person('3', 'Tobias Marwen')],
    '2026-11-19',
  )
  const altered = { parts: '[]', locator: 'elsewhere' }
  await store.db.updateTable('source_records').set(altered).where('record_id', '=', '2').execute()
  const building = buildWatchIndex(store.sources, [next], matcher, makeHere, { before: base })
  await expect(building).rejects.toThrow(RecordsAltered)
})

test('a record that was changed in the store, or is gone from it, is not indexed', async () => {
  const snapshot = await put('Ilsa Dorran', '2026-11-18')
  const lists = () => createWatchLists(watched(), MANIFESTS, matcher)
  await store.db.updateTable('source_records').set({ parts: '[]' }).where('record_id', '=', '2').execute()
  await expect(lists().inForce([snapshot])).rejects.toThrow(
    'The stored record 2 of un-sc does not match its hash: it was changed after it was taken in. Import the files of un-sc again.',
  )
  await store.db.deleteFrom('source_records').where('record_id', '=', '2').execute()
  await expect(lists().inForce([snapshot])).rejects.toThrow(
    'The stored records of un-sc do not match the hash of their snapshot',
  )
})

test('registries stay out, and no list at all is an index that meets nothing', async () => {
  const lists = createWatchLists(watched(), MANIFESTS, matcher)
  const registry = await putInForce(store.sources, 'gleif-lei', [record('1', party('Ilsa Dorran'))])
  expect(idsNear(await lists.inForce([registry]), 'Ilsa Dorran')).toEqual([])
  expect(read).toEqual([])
})

test('every party that a listing names is met, and one that is merely mentioned is not', async () => {
  const other = (ref: string, full: string) => party(full, { ref, partyKind: 'person' })
  const parts = [
    other('self', 'Ilsa Dorran'),
    other('self-2', 'Tobias Marwen'),
    other('person-1', 'Wilhelmina Ost'),
    listing(),
    listing({ party: 'self-2' }),
  ]
  const snapshot = await putInForce(store.sources, 'un-sc', [record('a b', ...parts)])
  const index = await createWatchLists(watched(), MANIFESTS, matcher).inForce([snapshot])
  expect(['Ilsa Dorran', 'Tobias Marwen', 'Wilhelmina Ost'].map((name) => idsNear(index, name))).toEqual([
    ['un-sc a b'],
    ['un-sc a b'],
    [],
  ])
})
