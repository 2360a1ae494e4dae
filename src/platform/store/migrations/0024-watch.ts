// Adds the standing watch of portfolios: what each pass saw and did, the matches it left, and the alerts it made.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function createWatchTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  const byBytes = dialect === 'sqlite' ? 'text' : sql`text collate "C"`
  await db.schema
    .alterTable('portfolios')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const column of ['watched_since', 'passed_at', 'watch_state'])
    await db.schema.alterTable('portfolios').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('portfolio_subjects')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('portfolio_subjects_by_revision')
    .on('portfolio_subjects')
    .columns(['portfolio_id', 'revision', 'ref'])
    .execute()
  await create('watch_passes', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('portfolio_id', 'text', (c) => c.notNull().references('portfolios.id'))
      .addColumn('status', 'text', (c) =>
        c.notNull().check(sql`status in ('queued', 'running', 'completed', 'failed')`),
      )
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('completed_at', 'text')
      .addColumn('plan', 'text')
      .addColumn('screened', 'integer', (c) => c.notNull())
      .addColumn('alerts', 'integer', (c) => c.notNull())
      .addColumn('audit_hash', 'text')
      .addColumn('error', 'text'),
  )
  await db.schema
    .createIndex('watch_passes_by_portfolio')
    .on('watch_passes')
    .columns(['workspace_id', 'portfolio_id', 'id'])
    .execute()
  await create(
    'watch_matches',
    (t) =>
      t
        .addColumn('portfolio_id', 'text', (c) => c.notNull().references('portfolios.id'))
        .addColumn('ref', byBytes, (c) => c.notNull())
        .addColumn('workspace_id', 'text', (c) => c.notNull())
        .addColumn('matches', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('watch_matches_pk', ['portfolio_id', 'ref']),
    'without rowid',
  )
  await create(
    'watch_records',
    (t) =>
      t
        .addColumn('portfolio_id', 'text', (c) => c.notNull().references('portfolios.id'))
        .addColumn('record', 'text', (c) => c.notNull())
        .addColumn('ref', byBytes, (c) => c.notNull())
        .addColumn('workspace_id', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('watch_records_pk', ['portfolio_id', 'record', 'ref']),
    'without rowid',
  )
  await db.schema
    .createIndex('watch_records_by_ref')
    .on('watch_records')
    .columns(['portfolio_id', 'ref'])
    .execute()
  await create('watch_alerts', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('portfolio_id', 'text', (c) => c.notNull().references('portfolios.id'))
      .addColumn('pass_id', 'text', (c) => c.notNull().references('watch_passes.id'))
      .addColumn('ref', byBytes, (c) => c.notNull())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('salt', 'text', (c) => c.notNull())
      .addColumn('alert', 'text'),
  )
  const index = (name: string, columns: string[]): Promise<void> =>
    db.schema.createIndex(name).on('watch_alerts').columns(columns).execute()
  await index('watch_alerts_by_workspace', ['workspace_id', 'id'])
  await index('watch_alerts_by_subject', ['portfolio_id', 'ref', 'id'])
  await index('watch_alerts_by_portfolio', ['portfolio_id', 'id'])
  await index('watch_alerts_by_pass', ['pass_id', 'id'])
  if (dialect === 'postgres')
    await enforceTenants(db, ['watch_passes', 'watch_matches', 'watch_records', 'watch_alerts'])
}
