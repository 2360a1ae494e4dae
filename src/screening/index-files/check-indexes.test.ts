// A kept index that is not made of the records of its lists is found, also where its own hash is right.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listed, MANIFESTS, putInForce } from '../../diligence/evidence/testing/records.ts'
import { Matcher } from '../../names/matcher/matcher.ts'
import { type OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { Screener } from '../screener.ts'
import { foundBy, type IndexFiles, makeIndexWith } from '../watch-lists/watch-index.ts'
import { indexFiles } from './index-files.ts'

const matcher = new Matcher()
let folder: string
let store: OpenStore
let files: IndexFiles

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-index-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
  files = indexFiles(join(folder, 'watch-index'))
})

afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const screener = (by = matcher): Screener => new Screener(by, makeIndexWith(by), files)
const person = (id: string, name: string) => listed(id, name, { partyKind: 'person' })
const put = (name: string, day: string): Promise<Snapshot> =>
  putInForce(store.sources, 'un-sc', [person('1', 'Bertrand Quill'), person('2', name)], day)

async function checked(by = matcher): Promise<{ compared: number; found: string[] }> {
  const found: string[] = []
  const compared = await screener(by).checkIndexes(store.sources, await store.sources.snapshots('un-sc'), {
    pause: () => Promise.resolve(),
    onFault: (says) => found.push(says),
  })
  return { compared, found }
}
const keepIndexOf = (snapshot: Snapshot, by = matcher) =>
  screener(by).watchLists(store.sources, MANIFESTS).pinned([snapshot])

test('indexes that were made of their records have no fault, those of older snapshots too', async () => {
  expect(await checked()).toEqual({ compared: 0, found: [] })
  await keepIndexOf(await put('Ilsa Dorran', '2026-11-18'))
  await keepIndexOf(await put('Tobias Marwen', '2026-11-19'))
  expect(await checked()).toEqual({ compared: 2, found: [] })
})

test('an index without one of the listed parties is found, although its file is whole', async () => {
  const snapshot = await put('Ilsa Dorran', '2026-11-18')
  const { entries } = foundBy([...(await keepIndexOf(snapshot)).records.values()])
  const [madeOf = ''] = await files.kept()
  const without = entries.filter(({ names }) => names[0]?.text !== 'Ilsa Dorran')
  expect(without).toHaveLength(1)
  await files.write(madeOf, matcher.buildIndex(without))
  const { compared, found } = await checked()
  expect(compared).toBe(1)
  expect(found).toEqual([
    expect.stringMatching(
      /^the index in the file [0-9a-f]{64}\.index is not made of the records of its lists/,
    ),
  ])
})

test('an index that this program does not open is not compared: of other tables, or of a snapshot that is gone', async () => {
  const other = new Matcher({ names: [['ilsa', 'elza']], nicknames: [], legalForms: [] })
  const snapshot = await put('Ilsa Dorran', '2026-11-18')
  await keepIndexOf(snapshot, other)
  expect(await checked()).toEqual({ compared: 0, found: [] })
  expect(await checked(other)).toEqual({ compared: 1, found: [] })
  await files.write(JSON.stringify([1, matcher.fingerprint, [['un-sc', '0'.repeat(64)]]]), new Uint8Array(9))
  await files.write('not JSON', new Uint8Array(9))
  expect(await checked()).toEqual({ compared: 0, found: [] })
})

test('a record that was changed in the store is no fault of the index: the check of the snapshots reports it', async () => {
  await keepIndexOf(await put('Ilsa Dorran', '2026-11-18'))
  await store.db.updateTable('source_records').where('record_id', '=', '2').set({ parts: '[]' }).execute()
  expect(await checked()).toEqual({ compared: 0, found: [] })
})

test('the text that says what an index is made of has at most 65,536 bytes', async () => {
  for (const [length, isKept] of [
    [65_536, true],
    [65_537, false],
  ] as const) {
    const madeOf = 'x'.repeat(length)
    await files.write(madeOf, Uint8Array.of(1, 2, 3))
    expect(await files.read(madeOf)).toEqual(isKept ? Uint8Array.of(1, 2, 3) : undefined)
  }
})
