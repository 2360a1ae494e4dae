// Adds what the retention of snapshots needs: how often a source failed, the state of a snapshot, and indexes from a
// snapshot to the rows it closed and from a row to its keys.
import { type Kysely, sql } from 'kysely'

export async function addRetention(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sources')
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('source_snapshots')
    // why pinned: until now the store did not record which snapshots a run used
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .defaultTo('pinned')
        .check(sql`state in ('free', 'pinned', 'leaving')`),
    )
    .execute()
  // why partial: most rows are open
  await sql`create index source_records_closed on source_records (until_seq, row_id) where until_seq is not null`.execute(
    db,
  )
  await db.schema.createIndex('source_record_keys_by_row').on('source_record_keys').column('row_id').execute()
}
