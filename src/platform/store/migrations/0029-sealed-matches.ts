// Adds the buckets by which the log seals the matches that passes left. Rows from before are in no bucket; the next pass seals them.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

const NO_BUCKET = -1

export async function sealMatches(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  for (const table of ['watch_matches', 'watch_records'])
    await db.schema
      .alterTable(table)
      .addColumn('bucket', 'integer', (c) => c.notNull().defaultTo(NO_BUCKET))
      .execute()
  for (const column of ['salt', 'digest'])
    await db.schema
      .alterTable('watch_matches')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await db.schema
    .createIndex('watch_matches_by_bucket')
    .on('watch_matches')
    .columns(['portfolio_id', 'bucket', 'ref', 'digest', 'workspace_id'])
    .execute()
  await db.schema
    .createIndex('watch_records_by_bucket')
    .on('watch_records')
    .columns(['portfolio_id', 'bucket'])
    .execute()
  await createTables(db, dialect)(
    'watch_buckets',
    (t) =>
      t
        .addColumn('portfolio_id', 'text', (c) => c.notNull().references('portfolios.id'))
        .addColumn('bucket', 'integer', (c) => c.notNull())
        .addColumn('workspace_id', 'text', (c) => c.notNull())
        .addColumn('sha256', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('watch_buckets_pk', ['portfolio_id', 'bucket']),
    'without rowid',
  )
  if (dialect === 'postgres') await enforceTenants(db, ['watch_buckets'])
}
