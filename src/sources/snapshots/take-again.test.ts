// Records that were altered in the store, on a real store: files that are imported again bring them back.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { canonicalJson } from '../../base/canonical-json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import type { FiledRecord, Snapshot, StoredRecord } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'
import { takeIn, type TakenIn } from './take-in.ts'
import { isWhole } from './whole-record.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-take-again-'))
const stores: OpenStore[] = []
let store: OpenStore
beforeEach(async () => {
  store = await openEmptyStore(join(folder, `${stores.length}.sqlite`))
  stores.push(store)
})
afterAll(async () => {
  for (const each of stores) await each.close()
  rmSync(folder, { recursive: true, force: true })
})

const list: SourceManifest = {
  id: 'list',
  title: 'A list',
  publisher: 'An authority',
  landingUrl: 'https://example.org/',
  licence: 'CC0 1.0',
  kind: 'watch-list',
  scorers: [],
  sets: [],
  cadence: { published: 'daily', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: 'list', perSecond: 1 },
  floors: { person: 4 },
  citationTemplate: '',
  parserVersion: '1',
}
const filings: SourceManifest = { ...list, id: 'filings', kind: 'registry', floors: {}, partial: true }

const filed = (recordId: string): FiledRecord => {
  const party = { kind: 'party', ref: 'self', partyKind: 'person', names: [] }
  const parts = canonicalJson([{ ...party, identifiers: [{ scheme: 'lei', value: recordId }] }])
  const recordHash = sha256Hex(parts)
  return {
    recordId,
    recordHash,
    url: 'https://example.org/',
    locator: recordId,
    parts,
    keys: [`lei:${recordId.toUpperCase()}`],
  }
}

/** Imports a file with these records; without an option, as an operator does who imports it again. */
function importing(
  ids: readonly string[],
  { manifest = list, belowFloor = true }: { manifest?: SourceManifest; belowFloor?: boolean } = {},
): Promise<TakenIn> {
  const records = ids.map(filed)
  const batches = (async function* () {
    yield await Promise.resolve({
      records,
      kinds: ids.map(() => 'person'),
      found: [{ asOf: '2026-11-19' }],
    })
  })()
  const content = sha256Hex(ids.join())
  return takeIn(
    manifest,
    { batches, contentSha256: content, bytes: 1, importedFrom: '/files/list.csv' },
    store.sources,
    { now: '2026-11-20T09:00:00.000Z', belowFloor },
  )
}

async function recordsOf(snapshot: Snapshot): Promise<readonly StoredRecord[]> {
  const records: StoredRecord[] = []
  for await (const page of store.sources.recordsOf(snapshot)) records.push(...page)
  return records
}
const alter = (recordId: string, set: { parts?: string; hash?: string; until_seq?: number }) =>
  store.db.updateTable('source_records').set(set).where('record_id', '=', recordId).execute()

test('parts that were altered are mended in every snapshot that holds them, and the snapshot in force stays', async () => {
  const older = await importing(['a', 'b', 'c', 'd'])
  const { snapshot } = await importing(['a', 'b', 'c', 'e'])
  const before = await recordsOf(snapshot)
  await alter('b', { parts: '[]' })
  await alter('c', { parts: '[{"kind":"listing"}]' })
  expect(await isWhole(snapshot, list.kind, store.sources)).toBe(false)
  expect(await importing(['a', 'b', 'c', 'e'], { belowFloor: false })).toEqual({
    kind: 'mended',
    snapshot,
    mended: 2,
  })
  expect(await recordsOf(snapshot)).toEqual(before)
  for (const each of [older.snapshot, snapshot])
    expect(await isWhole(each, list.kind, store.sources)).toBe(true)
  expect((await importing(['a', 'b', 'c', 'e'])).kind).toBe('unchanged')
})

const OTHER = canonicalJson([{ kind: 'party', name: 'Another party' }])
test.each<[string, () => Promise<unknown>]>([
  ['altered with its hash', () => alter('b', { parts: OTHER, hash: sha256Hex(OTHER) })],
  ['with another hash', () => alter('b', { hash: sha256Hex(OTHER) })],
  ['ended', () => alter('b', { until_seq: 1 })],
  ['deleted', () => store.db.deleteFrom('source_records').where('record_id', '=', 'b').execute()],
  [
    'renamed',
    () =>
      store.db.updateTable('source_records').set({ record_id: 'z' }).where('record_id', '=', 'b').execute(),
  ],
])(
  'a record that was %s is as in the files again, in a new snapshot with the date, the hash and the warnings of the one before',
  async (_, change) => {
    const { snapshot: before } = await importing(['a', 'b', 'c'])
    const records = await recordsOf(before)
    await change()
    const again = await importing(['a', 'b', 'c'], { belowFloor: false })
    expect(again).toMatchObject({ kind: 'mended' })
    const { id, seq, fetchedAt: _fetchedAt, ...facts } = again.snapshot
    expect(before).toMatchObject(facts)
    expect([id, seq]).not.toEqual([before.id, before.seq])
    expect(await recordsOf(again.snapshot)).toEqual(records)
    expect(await isWhole(again.snapshot, list.kind, store.sources)).toBe(true)
    expect((await importing(['a', 'b', 'c'])).kind).toBe('unchanged')
  },
)

test('a snapshot whose stored hash was altered gives way to one with the hash of its records', async () => {
  const { snapshot: before } = await importing(['a', 'b', 'c'])
  const row = await store.db
    .selectFrom('source_snapshots')
    .selectAll()
    .where('seq', '=', before.seq)
    .executeTakeFirstOrThrow()
  expect(row.document).toContain(before.recordsHash)
  await store.db
    .updateTable('source_snapshots')
    .set({ document: row.document.replace(before.recordsHash, sha256Hex('another')) })
    .where('seq', '=', before.seq)
    .execute()
  const again = await importing(['a', 'b', 'c'], { belowFloor: false })
  expect(again.snapshot.recordsHash).toBe(before.recordsHash)
  expect(await isWhole(again.snapshot, list.kind, store.sources)).toBe(true)
  expect((await importing(['a', 'b', 'c'])).kind).toBe('unchanged')
})

test('newer files mend the records that both hold, and the import says how many', async () => {
  await importing(['a', 'b', 'c'])
  await alter('b', { parts: '[]' })
  const newer = await importing(['a', 'b', 'c', 'd'])
  expect(newer).toMatchObject({ kind: 'taken', mended: 1, intake: { added: 1, unchanged: 3 } })
  expect(await isWhole(newer.snapshot, list.kind, store.sources)).toBe(true)
})

test('files of a part mend what they hold, and are refused where another record stays altered', async () => {
  const manifest = filings
  await importing(['a', 'b'], { manifest })
  const { snapshot } = await importing(['c'], { manifest })
  await alter('a', { parts: '[]' })
  await alter('c', { parts: '[]' })
  await expect(importing(['c'], { manifest })).rejects.toThrow(
    'filings: Stored records were altered that these files do not hold.',
  )
  expect(await importing(['a', 'b'], { manifest })).toEqual({ kind: 'mended', snapshot, mended: 1 })
  expect(await isWhole(snapshot, list.kind, store.sources)).toBe(true)
  expect((await importing(['c'], { manifest })).kind).toBe('unchanged')
})

test.each<[string, (db: OpenStore['db']) => { execute(): Promise<unknown> }]>([
  ['a key was deleted', (db) => db.deleteFrom('source_record_keys').where('key', '=', 'lei:B')],
  [
    'a key was changed',
    (db) => db.updateTable('source_record_keys').set({ key: 'lei:X' }).where('key', '=', 'lei:B'),
  ],
  [
    'an address was changed',
    (db) => db.updateTable('source_records').set({ url: 'https://x.example/' }).where('record_id', '=', 'b'),
  ],
  [
    'a place was changed',
    (db) => db.updateTable('source_records').set({ locator: 'x' }).where('record_id', '=', 'b'),
  ],
])('where %s, the same files put what was read from them in force again', async (_, change) => {
  const { snapshot } = await importing(['a', 'b', 'c', 'd'])
  expect(await isWhole(snapshot, list.kind, store.sources)).toBe(true)
  await change(store.db).execute()
  expect(await isWhole(snapshot, list.kind, store.sources)).toBe(false)
  const again = await importing(['a', 'b', 'c', 'd'])
  expect(again.kind).toBe('mended')
  expect(again.snapshot.recordsRoot).toBe(snapshot.recordsRoot)
  expect(await isWhole(again.snapshot, list.kind, store.sources)).toBe(true)
  expect(await importing(['a', 'b', 'c', 'd'])).toMatchObject({ kind: 'unchanged' })
})
