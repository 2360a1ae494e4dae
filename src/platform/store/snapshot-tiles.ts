// The tiles of the tree over the records of a snapshot, and the records that a proof is made of.
import type { HashedRecord, SnapshotTile, SourceStore } from '../../sources/ports.ts'
import type { Database } from './schema/schema.ts'
import { heldIn } from './source-rows.ts'

export async function insertTiles(db: Database, seq: number, tiles: readonly SnapshotTile[]): Promise<void> {
  await db
    .insertInto('snapshot_tiles')
    .values(tiles.map(({ tile, lastId, hash }) => ({ seq, tile, last_id: lastId, hash })))
    .execute()
}

export const treePartsIn =
  (db: Database): SourceStore['treeParts'] =>
  async ({ sourceId, seq }, recordIds) => {
    const tiles = await db
      .selectFrom('snapshot_tiles')
      .select(['hash', 'last_id'])
      .where('seq', '=', seq)
      .orderBy('tile')
      .execute()
    const records = new Map<number, readonly HashedRecord[]>()
    const read = async (tile: number): Promise<void> => {
      if (records.has(tile)) return
      const upTo = tiles[tile]?.last_id
      const rows = await heldIn(db, sourceId, seq)
        .select(['record_id', 'hash', 'url', 'locator'])
        .where('record_id', '>', tiles[tile - 1]?.last_id ?? '')
        .$if(upTo !== undefined, (query) => query.where('record_id', '<=', upTo ?? ''))
        .orderBy('record_id')
        .execute()
      records.set(
        tile,
        rows.map(({ record_id, hash, ...published }) => ({
          recordId: record_id,
          recordHash: hash,
          ...published,
        })),
      )
    }
    await read(tiles.length)
    for (const id of recordIds) {
      // why asked: the store alone has the order in which it gives records
      const { before } = await db
        .selectFrom('snapshot_tiles')
        .select((e) => e.fn.countAll<number | string>().as('before'))
        .where('seq', '=', seq)
        .where('last_id', '<', id)
        .executeTakeFirstOrThrow()
      await read(Number(before))
    }
    return { tiles: tiles.map(({ hash }) => hash), records }
  }
