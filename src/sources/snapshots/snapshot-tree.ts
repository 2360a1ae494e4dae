// The Merkle tree over the records of a snapshot (RFC 6962): its leaves are the records in the order of their ids, and its root
// is sealed in each run that uses the snapshot. A proof shows that a record was in the snapshot, without the other records.
import { recordLeaf } from '../../audit/bundle/cited-records.ts'
import {
  appendLeaf,
  bytesOfHex,
  EMPTY_RANGE,
  hexOfBytes,
  inclusionPath,
  merkleRoot,
  rangeRoot,
} from '../../audit/proofs/index.ts'
import type { HashedRecord, Snapshot, SnapshotTile, SourceStore, TreeBuilder, TreeParts } from '../ports.ts'

/** Level of the tiles. They are stored, so that a proof needs the records of two of them and no other record. */
const TILE_LEVEL = 10
export const TILE_RECORDS = 2 ** TILE_LEVEL

/** The place of a record in the tree of its snapshot. */
export interface RecordPlace {
  readonly url: string
  readonly locator: string
  readonly index: number
  /** RFC 6962, section 2.1.1. */
  readonly path: readonly Uint8Array[]
}

export class SnapshotTree implements TreeBuilder {
  #range = EMPTY_RANGE

  add(record: HashedRecord): SnapshotTile | undefined {
    const { range, subtrees } = appendLeaf(this.#range, recordLeaf(record))
    this.#range = range
    const complete = subtrees.find(({ level }) => level === TILE_LEVEL)
    return complete && { tile: complete.index, lastId: record.recordId, hash: hexOfBytes(complete.hash) }
  }

  /** 64 hex digits. */
  root(): string {
    return hexOfBytes(rangeRoot(this.#range))
  }
}

/** Places by record id: none for a record that the snapshot does not hold, or where the snapshot has no root. */
export async function placesOfRecords(
  snapshot: Snapshot,
  recordIds: readonly string[],
  store: Pick<SourceStore, 'treeParts'>,
): Promise<ReadonlyMap<string, RecordPlace>> {
  const places = new Map<string, RecordPlace>()
  if (snapshot.recordsRoot === undefined) return places
  const parts = await store.treeParts(snapshot, recordIds)
  const { tiles, records } = parts
  const size = tiles.length * TILE_RECORDS + (records.get(tiles.length)?.length ?? 0)
  const subtrees = subtreesIn(parts)
  const read = ({ level, index }: { readonly level: number; readonly index: number }): Uint8Array => {
    const [from, to] = [index * 2 ** level, (index + 1) * 2 ** level]
    return level >= TILE_LEVEL
      ? merkleRoot(tiles.slice(from / TILE_RECORDS, to / TILE_RECORDS).map(bytesOfHex))
      : (subtrees.get(`${level} ${index}`) ?? new Uint8Array())
  }
  const wanted = new Set(recordIds)
  for (const [tile, held] of records)
    for (const [at, { recordId, url, locator }] of held.entries()) {
      if (!wanted.has(recordId)) continue
      const index = tile * TILE_RECORDS + at
      places.set(recordId, { url, locator, index, path: inclusionPath(index, size, read) })
    }
  return places
}

/** Every complete subtree of the records that were read, by level and index. */
function subtreesIn({ records }: TreeParts): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>()
  for (const [tile, held] of records) {
    let range = EMPTY_RANGE
    for (const record of held) {
      const { range: grown, subtrees } = appendLeaf(range, recordLeaf(record))
      range = grown
      for (const { level, index, hash } of subtrees)
        found.set(`${level} ${index + (tile * TILE_RECORDS) / 2 ** level}`, hash)
    }
  }
  return found
}
