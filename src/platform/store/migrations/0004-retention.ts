// What the keeping and the removal of snapshots needs: how often a source failed, what becomes of a snapshot, and the ways
// from a snapshot to the rows it closed and from a row to its keys.
import { type Kysely, sql } from 'kysely'

export async function addRetention(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sources')
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('source_snapshots')
    // why pinned: nobody has noted until now from which of them a run was computed
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
