// A source renewed through a publisher of these tests, on a real store: what is in force afterwards, and what is noted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import { StoreUnavailable } from '../../call/ports.ts'
import type { FetchOutcome } from './downloads.ts'
import type { ReadBatch } from '../snapshots/read-batches.ts'
import { SnapshotRefused, type FiledRecord, type SourceStore } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { type SyncSourceDeps, syncSource } from './sync.ts'
import { takeIn } from '../snapshots/take-in.ts'

const URL_A = 'https://a.example/list.csv'
let manifest: SourceManifest
const folder = mkdtempSync(join(tmpdir(), 'assay-sync-'))
const opened = await openEmptyStore(join(folder, 'a.sqlite'))
const store: SourceStore = opened.sources
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true })
})
let count = 0
beforeEach(() => {
  manifest = {
    id: `source-${++count}`,
    title: 'A',
    publisher: 'A',
    landingUrl: 'https://a.example/',
    licence: 'none',
    kind: 'watch-list',
    scorers: [],
    sets: [[{ name: 'list.csv', url: URL_A }]],
    cadence: { published: 'daily', checkEveryHours: 24, staleAfterHours: 72 },
    rateLimit: { group: 'a', perSecond: 1 },
    floors: { person: 2 },
    citationTemplate: '',
    parserVersion: '1',
  }
})

const record = (recordId: string): FiledRecord => ({
  recordId,
  recordHash: sha256Hex(JSON.stringify([recordId])),
  url: URL_A,
  locator: recordId,
  parts: JSON.stringify([recordId]),
  keys: [],
})
const batch = (...ids: string[]): ReadBatch => ({
  records: ids.map(record),
  kinds: ids.map(() => 'person'),
  found: [],
})

interface Published {
  readonly etag: string
  readonly batches: () => AsyncIterable<ReadBatch>
}
async function* all(...batches: ReadBatch[]): AsyncGenerator<ReadBatch> {
  for (const each of batches) yield await Promise.resolve(each)
}
const list = (etag: string, ...ids: string[]): Published => ({ etag, batches: () => all(batch(...ids)) })

/** Syncs from what is published. `did` tells what was done with the files. */
async function sync(published: Published | FetchOutcome, options: Partial<SyncSourceDeps> = {}) {
  const did: string[] = []
  const outcome = await syncSource(manifest, {
    store,
    now: '2026-11-20T12:00:00.000Z',
    downloads: {
      fetch(_name, url, previous) {
        did.push(previous === undefined ? 'fetch' : `fetch unless ${previous.etag}`)
        if ('kind' in published) return Promise.resolve(published)
        const { etag } = published
        return Promise.resolve(
          previous?.etag === etag
            ? { kind: 'unchanged' }
            : { kind: 'saved', validators: { url, etag, lastModified: 'Thu, 19 Nov 2026 08:00:00 GMT' } },
        )
      },
      open(names) {
        did.push(`open ${names.join()}`)
        if ('kind' in published) throw new Error('nothing was saved')
        return Promise.resolve({
          batches: published.batches(),
          bytes: 10,
          contentSha256: `${manifest.id} ${published.etag}`,
        })
      },
      clear() {
        did.push('clear')
        return Promise.resolve()
      },
    },
    ...options,
  })
  const state = (await store.states()).find(({ sourceId }) => sourceId === manifest.id)
  return { did, outcome, state }
}
const TODAY = { now: '2026-11-20T12:00:00.000Z' }
const TOMORROW = { now: '2026-11-21T12:00:00.000Z' }

test('a watch list whose stored records were altered is fetched again, also where the publisher has nothing newer', async () => {
  await sync(list('1', 'a', 'b'))
  await opened.db
    .updateTable('source_records')
    .set({ parts: '[]' })
    .where('source_id', '=', manifest.id)
    .where('record_id', '=', 'a')
    .execute()
  const { did, outcome, state } = await sync(list('1', 'a', 'b'), TOMORROW)
  expect(did).toEqual(['fetch', 'open list.csv', 'clear'])
  expect(outcome).toEqual({ kind: 'mended', snapshot: state?.current, mended: 1 })
  expect((await sync(list('1', 'a', 'b'), TOMORROW)).outcome.kind).toBe('unchanged')
})

test('a first snapshot is in force with the validators of its files and the day of its check', async () => {
  const { did, outcome, state } = await sync(list('1', 'a', 'b'))
  expect(did).toEqual(['fetch', 'open list.csv', 'clear'])
  expect(outcome).toMatchObject({ kind: 'taken', intake: { added: 2, changed: 0, unchanged: 0, removed: 0 } })
  expect(state).toMatchObject({
    checkedAt: TODAY.now,
    failure: null,
    current: {
      url: URL_A,
      importedFrom: null,
      asOf: '2026-11-19',
      etag: '1',
      lastModified: 'Thu, 19 Nov 2026 08:00:00 GMT',
      validators: {
        'list.csv': { url: URL_A, etag: '1', lastModified: 'Thu, 19 Nov 2026 08:00:00 GMT' },
      },
      records: 2,
    },
  })
})

test('an unchanged file is checked and not read; the check is noted', async () => {
  const first = await sync(list('1', 'a', 'b'))
  const { did, outcome, state } = await sync(list('1', 'a', 'b'), TOMORROW)
  expect(did).toEqual(['fetch unless 1', 'clear'])
  expect(outcome).toEqual({ kind: 'unchanged', snapshot: first.state?.current })
  expect(state).toEqual({ ...first.state, checkedAt: TOMORROW.now })
})

test('files are read again, unchanged or not, when they would be read in another way', async () => {
  await sync(list('1', 'a', 'b'))
  manifest = { ...manifest, parserVersion: '2' }
  expect(await sync(list('1', 'a', 'b', 'c'))).toMatchObject({ did: ['fetch', 'open list.csv', 'clear'] })
  const only = new Set(['GB'])
  expect(await sync(list('1', 'a', 'b', 'c'), { only })).toMatchObject({
    did: ['fetch', 'open list.csv', 'clear'],
    outcome: { kind: 'taken', snapshot: { warnings: ['Narrowed to GB.'] } },
  })
  expect(await sync(list('1', 'a', 'b', 'c'), { only })).toMatchObject({ outcome: { kind: 'unchanged' } })
})

const refusing = async function* (): AsyncGenerator<ReadBatch> {
  yield await Promise.resolve(batch('a', 'x'))
  throw new SnapshotRefused('list.csv: it is cut')
}
const breaking = async function* (): AsyncGenerator<ReadBatch> {
  yield await Promise.resolve(batch('a', 'x'))
  throw new Error('out of luck')
}
test.each([
  [
    'a download that fails',
    { kind: 'failed', reason: 'it is busy' },
    'list.csv: it is busy',
    ['fetch unless 1'],
  ],
  [
    'a file that is no list',
    { etag: '2', batches: refusing },
    'list.csv: it is cut',
    ['fetch unless 1', 'open list.csv', 'clear'],
  ],
  [
    'a fault of the program',
    { etag: '2', batches: breaking },
    'Error: out of luck',
    ['fetch unless 1', 'open list.csv', 'clear'],
  ],
  [
    'a list under its floor',
    list('2', 'a'),
    'The files hold 1 of kind person where at least 2 are due.',
    ['fetch unless 1', 'open list.csv', 'clear'],
  ],
] as const)(
  '%s leaves the snapshot in force with all its records, and is noted',
  async (_what, published, says, done) => {
    const before = await sync(list('1', 'a', 'b'))
    const { did, outcome, state } = await sync(published, TOMORROW)
    expect(did).toEqual(done)
    const reason = outcome.kind === 'failed' ? outcome.reason : ''
    expect(reason).toContain(says)
    expect(state).toEqual({ ...before.state, failure: { at: TOMORROW.now, message: reason, count: 1 } })
    const held: string[] = []
    for await (const page of store.recordsOf({ sourceId: manifest.id, seq: state?.current?.seq ?? 0 }))
      held.push(...page.map(({ recordId }) => recordId))
    expect(held).toEqual(['a', 'b'])
    expect((await sync(list('1', 'a', 'b'), TOMORROW)).state?.failure).toBeNull()
  },
)

test('of four versions the two newest are kept, and the file that comes back is a snapshot like any other', async () => {
  for (const etag of ['1', '2', '3', '4']) await sync(list(etag, 'a', `only in ${etag}`))
  const kept = await store.snapshots(manifest.id)
  expect(kept.map(({ etag }) => etag)).toEqual(['4', '3'])
  const { state } = await sync(list('1', 'a', 'only in 1'))
  expect(state?.current).toMatchObject({ etag: '1', records: 2 })
  expect((await store.snapshots(manifest.id)).map(({ etag }) => etag)).toEqual(['1', '4'])
})

test('a sync that is stopped while it reads keeps the files for the next one, and says nothing against the source', async () => {
  const stop = new AbortController()
  const stopping = async function* (): AsyncGenerator<ReadBatch> {
    yield await Promise.resolve(batch('a'))
    stop.abort()
    yield await Promise.resolve(batch('b'))
  }
  const { did, outcome, state } = await sync({ etag: '1', batches: stopping }, { signal: stop.signal })
  expect(did).toEqual(['fetch', 'open list.csv'])
  expect(outcome).toEqual({ kind: 'failed', reason: 'The sync was stopped. Sync again to go on.' })
  expect(state).toMatchObject({ current: null, checkedAt: null, failure: null })
})

test('a store that is gone is not hidden', async () => {
  const gone = { ...store, note: () => Promise.reject(new StoreUnavailable('gone')) }
  await expect(sync(list('1', 'a', 'b'), { store: gone })).rejects.toThrow(StoreUnavailable)
})

test('a sync that another import overtakes is no failure of the source: what that one brought is in force and current', async () => {
  await sync(list('1', 'a', 'b'))
  async function* overtaken(): AsyncGenerator<ReadBatch> {
    yield batch('a')
    const winner = await takeIn(
      manifest,
      { batches: all(batch('a', 'b', 'c')), bytes: 10, contentSha256: 'by hand', importedFrom: '/list.csv' },
      store,
      { ...TODAY, asOf: '2026-11-20' },
    )
    expect(winner.kind).toBe('taken')
    yield batch('b')
  }
  const { outcome, state } = await sync({ etag: '2', batches: overtaken })
  expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('has begun since') })
  expect(state).toMatchObject({ current: { contentSha256: 'by hand', records: 3 }, failure: null })
})
