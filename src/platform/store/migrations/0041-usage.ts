// Keeps what people recognise a key by, and how often each key is used on each day.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function addUsage(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema.alterTable('api_key_secrets').addColumn('hint', 'text').execute()
  await createTables(db, dialect)(
    'usage_counts',
    (t) =>
      t
        .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('key_id', 'text', (c) => c.notNull())
        .addColumn('calls', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('usage_counts_pk', ['workspace_id', 'day', 'key_id']),
    'without rowid',
  )
  if (dialect === 'postgres') await enforceTenants(db, ['usage_counts'])
}
