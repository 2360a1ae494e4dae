// Public sources: how each stands, its snapshots, and the records that held from one snapshot to another.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'

export async function createSourceTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('source_snapshots', (t) =>
    t
      .addColumn('seq', 'integer', (c) => c.primaryKey().notNull())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .addColumn('source_id', 'text', (c) => c.notNull())
      .addColumn('document', 'text', (c) => c.notNull()),
  )
  await create('sources', (t) =>
    t
      .addColumn('source_id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('current_seq', 'integer', (c) => c.references('source_snapshots.seq'))
      .addColumn('pending_seq', 'integer')
      .addColumn('checked_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('failure', 'text'),
  )
  await create('source_records', (t) =>
    t
      // why: `seq` of the snapshot from which it held, times 2^32, and a number within the snapshot
      .addColumn('row_id', dialect === 'sqlite' ? 'integer' : 'bigint', (c) => c.primaryKey().notNull())
      .addColumn('source_id', 'text', (c) => c.notNull())
      .addColumn('record_id', dialect === 'sqlite' ? 'text' : sql`text collate "C"`, (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('locator', 'text', (c) => c.notNull())
      .addColumn('parts', 'text', (c) => c.notNull())
      .addColumn('until_seq', 'integer'),
  )
  await create(
    'source_record_keys',
    (t) =>
      t
        .addColumn('key', dialect === 'sqlite' ? 'text' : sql`text collate "C"`, (c) => c.notNull())
        .addColumn('row_id', dialect === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('source_record_keys_pk', ['key', 'row_id']),
    // why: the key is the whole row, and a second copy of it would double the largest table
    'without rowid',
  )
  await db.schema
    .createIndex('source_records_by_id')
    .on('source_records')
    .columns(['source_id', 'record_id'])
    .execute()
  await db.schema
    .createIndex('source_snapshots_by_source')
    .on('source_snapshots')
    .column('source_id')
    .execute()
}
