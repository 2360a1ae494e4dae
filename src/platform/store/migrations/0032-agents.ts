// Creates the agents that people connected, and the records of their sign-in: clients, codes, grants and tokens. A record has the
// hash of what it is found by, so a copy of the database signs in no agent. Row-level security does not protect these
// tables: like keys, they are read to find the caller, before a workspace is known.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'

export async function createAgentTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('agents', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('key_id', 'text', (c) => c.notNull().references('api_keys.id'))
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('client_id', 'text', (c) => c.notNull())
      .addColumn('client_name', 'text', (c) => c.notNull())
      .addColumn('resource', 'text', (c) => c.notNull())
      .addColumn('scopes', 'text', (c) => c.notNull())
      .addColumn('connected_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('ended_at', 'text'),
  )
  await create('oauth_records', (t) =>
    t
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('consumed_at', 'text')
      .addColumn('expires_at', 'text')
      .addPrimaryKeyConstraint('oauth_records_pk', ['kind', 'hash']),
  )
  const index = (name: string, table: string, columns: string[]): Promise<void> =>
    db.schema.createIndex(name).on(table).columns(columns).execute()
  await index('agents_by_user', 'agents', ['user_id', 'workspace_id', 'client_id'])
  await index('oauth_records_by_grant', 'oauth_records', ['grant_id'])
  await index('oauth_records_by_end', 'oauth_records', ['expires_at'])
}
