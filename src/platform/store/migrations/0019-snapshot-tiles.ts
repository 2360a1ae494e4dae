// Adds the tiles of the trees over the records of snapshots, from which a proof is made without reading every record.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'

export async function addSnapshotTiles(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createTables(db, dialect)('snapshot_tiles', (t) =>
    t
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('tile', 'integer', (c) => c.notNull())
      .addColumn('last_id', dialect === 'sqlite' ? 'text' : sql`text collate "C"`, (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshot_tiles_pk', ['seq', 'tile']),
  )
}
