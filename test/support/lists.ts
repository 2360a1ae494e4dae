// Puts a source in force in a store from files, as they are after a fetch an hour before the world's clock.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { openSnapshot } from '../../src/sources/files/snapshot-files.ts'
import { NOW, type Ports } from './world.ts'
import { type ReadBatch, readBatches } from '../../src/sources/snapshots/read-batches.ts'
import { takeIn } from '../../src/sources/snapshots/take-in.ts'
import { nameKey } from '../../src/names/parse/name-key.ts'
import { root } from './process.ts'

export const LISTS_DAY = '2026-11-01'
const HOUR = 3_600_000

export const sampleOf = (id: string): string => join(root, 'src/sources/readers', id, 'sample')

/** The sample of a source's reader, unless other files are named. */
export async function loadList(
  store: Ports['store'],
  id: string,
  path = sampleOf(id),
  day = LISTS_DAY,
): Promise<void> {
  const source = catalogue.get(id)
  if (source === undefined) throw new Error(`There is no source ${id}`)
  const onDisk = await openSnapshot(path, source.manifest.sets)
  const taken = await takeIn(
    // why without floors and the date of the files: the samples are a few records of another day
    { ...source.manifest, floors: {} },
    {
      batches: undated(readBatches(source, onDisk.files, { nameKey })),
      bytes: onDisk.bytes,
      contentSha256: await onDisk.contentSha256(),
      url: 'https://example.org/list',
    },
    store.sources,
    { now: new Date(NOW - HOUR).toISOString(), asOf: day, belowFloor: true },
  )
  expect(taken.kind).toBe('taken')
}

/** Puts every watch list in force: the sample of its reader, or the one that comes with the program. */
export async function loadWatchLists(store: Ports['store']): Promise<void> {
  for (const { manifest } of catalogue.values()) {
    if (manifest.kind !== 'watch-list') continue
    const own = sampleOf(manifest.id)
    await loadList(store, manifest.id, existsSync(own) ? own : join(root, 'samples', manifest.id))
  }
}

async function* undated(batches: AsyncIterable<ReadBatch>): AsyncGenerator<ReadBatch> {
  for await (const { found, ...batch } of batches)
    yield { ...batch, found: found.map(({ asOf: _asOf, ...facts }) => facts) }
}
