// Records which signed message proves an entry, and which session a message was used in, by a hash: never its text.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function addMessageProofs(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema.alterTable('entries').addColumn('proof', 'text').execute()
  await createTables(db, dialect)(
    'used_messages',
    (t) =>
      t
        // why alone: a message proves one entry of one session, whatever the workspace
        .addColumn('identity', 'text', (c) => c.primaryKey())
        .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
        .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id'))
        .addColumn('at', 'text', (c) => c.notNull()),
    'without rowid',
  )
  if (dialect === 'postgres') await enforceTenants(db, ['used_messages'])
}
