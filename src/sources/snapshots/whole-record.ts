// Checks stored records against their own hashes before anything is decided from them.
import { RunningSha256, sha256Hex } from '../../base/sha256.ts'
import { SnapshotTree } from './snapshot-tree.ts'
import { nameKey } from '../../names/parse/name-key.ts'
import { filedKeys } from '../model/keys.ts'
import type { RecordPart } from '../model/record.ts'
import type { SourceManifest } from '../model/source.ts'
import type { HashedRecord, Snapshot, SourceStore, StoredRecord } from '../ports.ts'

/** The error for a stored record, or a set of them, that is not what was taken in. */
export class RecordsAltered extends Error {
  override readonly name = 'RecordsAltered'
}

/** Whether the parts of the record have its hash. */
export const isUnaltered = ({ recordHash, parts }: Pick<StoredRecord, 'recordHash' | 'parts'>): boolean =>
  sha256Hex(parts) === recordHash

/** Throws RecordsAltered if the parts of the record do not have its hash. */
export function assertWhole(record: StoredRecord): void {
  if (isUnaltered(record)) return
  const { sourceId, recordId } = record
  throw new RecordsAltered(
    `The stored record ${recordId} of ${sourceId} does not match its hash: it was changed after it was taken in. Import the files of ${sourceId} again.`,
  )
}

/** Collects the records of a snapshot, in the order of their ids, and compares them with the hash of the snapshot. */
export class SnapshotCheck {
  readonly #hash = new RunningSha256()

  add({ recordId, recordHash }: Pick<HashedRecord, 'recordId' | 'recordHash'>): void {
    this.#hash.add(`${recordId}:${recordHash}\n`)
  }

  /** Throws RecordsAltered. */
  end({ sourceId, recordsHash }: { readonly sourceId: string; readonly recordsHash: string }): void {
    if (this.#hash.hex() === recordsHash) return
    throw new RecordsAltered(
      `The stored records of ${sourceId} do not match the hash of their snapshot: some were changed, added or removed after it was taken in. Import the files of ${sourceId} again.`,
    )
  }
}

/** What is stored of the records of snapshots. */
export interface SnapshotStore extends Pick<SourceStore, 'recordsOf' | 'keysIn' | 'treeParts'> {}

/**
 * Throws RecordsAltered if the stored records of a snapshot are not those that were taken in, or its tree or the keys by which
 * they are found are not theirs. The keys depend on the kind of the source. `afterPage` is called after each page that is whole, with its number of records.
 */
export async function assertAllWhole(
  snapshot: Snapshot,
  kind: SourceManifest['kind'] | undefined,
  store: SnapshotStore,
  afterPage: (records: number) => Promise<void> | void,
): Promise<void> {
  const check = new SnapshotCheck()
  const tree = new SnapshotTree()
  const tiles: string[] = []
  for await (const page of store.recordsOf(snapshot)) {
    for (const record of page) {
      assertWhole(record)
      check.add(record)
      const tile = tree.add(record)
      if (tile !== undefined) tiles.push(tile.hash)
    }
    if (kind !== undefined) await assertFound(snapshot, kind, page, store)
    await afterPage(page.length)
  }
  check.end(snapshot)
  const { sourceId, recordsRoot } = snapshot
  if (recordsRoot === undefined) return
  const stored = await store.treeParts(snapshot, [])
  if (recordsRoot !== tree.root() || stored.tiles.join() !== tiles.join())
    throw new RecordsAltered(
      `The tree that is stored of ${sourceId} is not that of its records: it was changed after they were taken in. Import the files of ${sourceId} again.`,
    )
}

/** Throws RecordsAltered unless the records have the keys that are made of their parts. */
async function assertFound(
  snapshot: Snapshot,
  kind: SourceManifest['kind'],
  page: readonly StoredRecord[],
  store: Pick<SourceStore, 'keysIn'>,
): Promise<void> {
  const [from, to] = [page[0]?.recordId, page.at(-1)?.recordId]
  if (from === undefined || to === undefined) return
  const stored = await store.keysIn(snapshot, { from, to })
  for (const { sourceId, recordId, parts } of page) {
    const keys = keysOfText(parts, kind)
    const known = new Set(stored.get(recordId))
    if (known.size === keys?.length && keys.every((key) => known.has(key))) continue
    throw new RecordsAltered(
      `The keys by which the record ${recordId} of ${sourceId} is found are not those of its parts: they were changed, or another version made them. Import the files of ${sourceId} again.`,
    )
  }
}

/** Undefined for parts that no reader made. */
function keysOfText(parts: string, kind: SourceManifest['kind']): readonly string[] | undefined {
  try {
    return filedKeys({ parts: JSON.parse(parts) as readonly RecordPart[] }, kind, nameKey)
  } catch {
    return undefined
  }
}

/** Whether all stored records of a snapshot are those that were taken in. */
export async function isWhole(
  snapshot: Snapshot,
  kind: SourceManifest['kind'],
  store: SnapshotStore,
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    await assertAllWhole(snapshot, kind, store, () => signal?.throwIfAborted())
    return true
  } catch (error) {
    if (error instanceof RecordsAltered) return false
    throw error
  }
}
