// Workspaces, keys, sessions with their ledgers and scorecards, quota, idempotency and telemetry.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

const TENANT_TABLES = [
  'sessions',
  'entries',
  'category_changes',
  'scorecards',
  'quotas',
  'idempotency_keys',
  'telemetry_events',
]

export async function createAssessmentTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('workspaces', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('tier', 'text', (c) => c.notNull().check(sql`tier in ('free', 'pro')`))
      .addColumn('created_at', 'text', (c) => c.notNull()),
  )
  await create('api_keys', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('scopes', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text')
      .addColumn('revoked_at', 'text')
      .addColumn('last_used_at', 'text'),
  )
  await create('api_key_secrets', (t) =>
    t
      .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('key_id', 'text', (c) => c.notNull().references('api_keys.id'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('retires_at', 'text'),
  )
  await create('sessions', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('key_id', 'text', (c) => c.notNull().references('api_keys.id'))
      .addColumn('pitch', 'text', (c) => c.notNull())
      .addColumn('opened_at', 'text', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addColumn('progress', 'text', (c) => c.notNull())
      .addColumn('current', 'text'),
  )
  await create('entries', (t) =>
    t
      .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addColumn('axis', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('received_at', 'text', (c) => c.notNull())
      .addColumn('age_days', 'integer')
      .addColumn('head', 'text', (c) => c.notNull())
      .addColumn('verify', 'text')
      .addColumn('flags', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_pk', ['session_id', 'id'])
      .addUniqueConstraint('entries_rev', ['session_id', 'rev']),
  )
  await create('category_changes', (t) =>
    t
      .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('category_changes_pk', ['session_id', 'seq']),
  )
  await create('scorecards', (t) =>
    t
      .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('scored_at', 'text', (c) => c.notNull())
      .addColumn('total', 'integer', (c) => c.notNull())
      .addColumn('verdict', 'text', (c) => c.notNull())
      .addColumn('assessment', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('scorecards_pk', ['session_id', 'seq']),
  )
  await create('quotas', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('month', 'text', (c) => c.notNull())
      .addColumn('used', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('quotas_pk', ['workspace_id', 'month']),
  )
  await create('idempotency_keys', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('request_hash', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_pk', ['workspace_id', 'key']),
  )
  await create('telemetry_events', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('key_id', 'text', (c) => c.notNull())
      .addColumn('session_id', 'text', (c) => c.notNull())
      .addColumn('event_kind', 'text', (c) => c.notNull())
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('verdict', 'text')
      .addColumn('total_score', 'integer')
      .addColumn('at', 'text', (c) => c.notNull()),
  )

  const index = (table: string, columns: string[]): Promise<void> =>
    db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute()
  await index('api_keys', ['workspace_id'])
  await index('api_key_secrets', ['key_id'])
  await index('sessions', ['workspace_id', 'opened_at'])
  await index('idempotency_keys', ['workspace_id', 'at'])
  await index('telemetry_events', ['workspace_id', 'session_id'])

  if (dialect === 'postgres') await enforceTenants(db, TENANT_TABLES)
}
