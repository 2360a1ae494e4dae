// An index opened from its file is the one that was made, and no file, whatever its state, changes what is found.
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  listed,
  listing,
  MANIFESTS,
  party,
  putInForce,
  record,
} from '../../diligence/evidence/testing/records.ts'
import { Matcher } from '../../names/matcher/matcher.ts'
import { type OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import { RecordsAltered } from '../../sources/snapshots/whole-record.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { makeIndexWith, type WatchIndex } from '../watch-lists/watch-index.ts'
import { createWatchLists } from '../watch-lists/watch-lists.ts'
import { indexFiles } from './index-files.ts'

const matcher = new Matcher()
let folder: string
let store: OpenStore
/** Records whose names were read. */
let made: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-index-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
  made = 0
})

afterEach(async () => {
  await store.close()
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

const place = (): string => join(folder, 'watch-index')
const fileNames = (): string[] => readdirSync(place()).toSorted()
const only = (): string => join(place(), fileNames()[0] ?? '')

/** The index of a program that starts now. */
function startedWith(snapshots: readonly Snapshot[], by: Matcher = matcher): Promise<WatchIndex> {
  const makeHere = makeIndexWith(by)
  const make: typeof makeHere = (task) => {
    made += task.put.length
    return makeHere(task)
  }
  return createWatchLists(store.sources, MANIFESTS, by, make, indexFiles(place())).inForce(snapshots)
}

const person = (id: string, name: string) => listed(id, name, { partyKind: 'person' })
const put = (name: string, day: string): Promise<Snapshot> =>
  putInForce(
    store.sources,
    'un-sc',
    [
      person('1', 'Bertrand Quill'),
      record(
        '2',
        party(name, { partyKind: 'person', identifiers: [{ scheme: 'passport', value: 'A6489694' }] }),
        listing(),
      ),
    ],
    day,
  )

function idsNear(index: WatchIndex, name: string): string[] {
  const names = [{ text: name, kind: 'primary' as const }]
  const query = matcher.read({ type: 'person', names, birthDates: [], countries: [], identifiers: [] })
  return index.search(query).map(({ stored }) => stored.recordId)
}

test('a program that starts again opens the index of the same records, and reads no name', async () => {
  const snapshot = await put('Ilsa Dorran', '2026-11-18')
  const first = await startedWith([snapshot])
  expect(made).toBe(2)
  const second = await startedWith([snapshot])
  expect(made).toBe(2)
  expect(second.bytes).toEqual(first.bytes)
  expect(second.records).toEqual(first.records)
  expect(idsNear(second, 'Ilsa Dorran')).toEqual(['2'])
  expect(second.withNumbers(['A6489694']).map(({ stored }) => stored.recordId)).toEqual(['2'])
  expect(second.entriesIn('un-sc')).toBe(2)
})

test('the file of other records, or of other tables, is not opened', async () => {
  await startedWith([await put('Ilsa Dorran', '2026-11-18')])
  const fresh = await put('Tobias Marwen', '2026-11-19')
  expect(idsNear(await startedWith([fresh]), 'Tobias Marwen')).toEqual(['2'])
  expect(made).toBe(4)
  await startedWith([fresh], new Matcher({ names: [['ilsa', 'elza']], nicknames: [], legalForms: [] }))
  expect(made).toBe(6)
})

test('a record changed in the store is noticed although the index is opened from its file', async () => {
  const snapshot = await put('Ilsa Dorran', '2026-11-18')
  await startedWith([snapshot])
  const rows = store.db.updateTable('source_records').where('record_id', '=', '2')
  await rows.set({ parts: '[]' }).execute()
  await expect(startedWith([snapshot])).rejects.toThrow(RecordsAltered)
})

test('a damaged, cut, empty, foreign or exchanged file is made again', async () => {
  const snapshot = await put('Ilsa Dorran', '2026-11-18')
  await startedWith([snapshot])
  const path = only()
  const whole = readFileSync(path)
  const other = await put('Tobias Marwen', '2026-11-19')
  await startedWith([other])
  const exchanged = fileNames().find((name) => join(place(), name) !== path) ?? ''
  const flipped = Uint8Array.from(whole)
  flipped[whole.length - 9] = (flipped[whole.length - 9] as number) ^ 1
  const states: (() => void)[] = [
    () => writeFileSync(path, flipped),
    () => truncateSync(path, whole.length - 8),
    () => truncateSync(path, 0),
    () => writeFileSync(path, 'not an index'),
    () => writeFileSync(path, readFileSync(join(place(), exchanged))),
  ]
  for (const [at, damage] of states.entries()) {
    damage()
    made = 0
    expect([at, idsNear(await startedWith([snapshot]), 'Ilsa Dorran')]).toEqual([at, ['2']])
    expect([at, made]).toEqual([at, 2])
    expect(Buffer.compare(readFileSync(path), whole)).toBe(0)
  }
})

test('the folder is made at the first write, and where it cannot be made the index is in memory only', async () => {
  writeFileSync(place(), 'a file where the folder should be')
  const snapshot = await put('Ilsa Dorran', '2026-11-18')
  expect(idsNear(await startedWith([snapshot]), 'Ilsa Dorran')).toEqual(['2'])
  expect(idsNear(await startedWith([snapshot]), 'Ilsa Dorran')).toEqual(['2'])
  expect(made).toBe(4)
})

test('three files are kept, those that were used last, and drafts of a process that died are removed', async () => {
  const names = ['Ilsa Dorran', 'Tobias Marwen', 'Wilhelmina Ost']
  const snapshots: Snapshot[] = []
  for (const [at, name] of names.entries()) {
    snapshots.push(await put(name, `2026-11-1${at}`))
    await startedWith(snapshots.slice(-1))
  }
  const old = new Date('2020-01-01')
  for (const name of fileNames()) utimesSync(join(place(), name), old, old)
  writeFileSync(join(place(), 'x.index.0123'), 'half of one')
  utimesSync(join(place(), 'x.index.0123'), new Date('2019-01-01'), new Date('2019-01-01'))
  const before = new Set(fileNames().filter((name) => name.endsWith('.index')))
  // the oldest of them is in use
  const read = await startedWith(snapshots.slice(1, 2))
  expect(idsNear(read, 'Tobias Marwen')).toEqual(['2'])
  made = 0
  await startedWith([await put('Aurel Vellacott', '2026-11-14')])
  expect(fileNames().length).toBe(3)
  expect(fileNames().filter((name) => before.has(name)).length).toBe(2)
  made = 0
  await startedWith(snapshots.slice(1, 2))
  expect(made).toBe(0)
})
