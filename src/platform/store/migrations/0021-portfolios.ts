// Creates portfolios and their subjects, batches and their parts, and one queue for the jobs of both kinds.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function createPortfolioTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  // why: one order of references on both stores
  const byBytes = dialect === 'sqlite' ? 'text' : sql`text collate "C"`
  await create('portfolios', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('subjects', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'text', (c) => c.notNull()),
  )
  await db.schema
    .createIndex('portfolios_by_workspace')
    .on('portfolios')
    .columns(['workspace_id', 'id'])
    .execute()
  await create(
    'portfolio_subjects',
    (t) =>
      t
        .addColumn('portfolio_id', 'text', (c) => c.notNull().references('portfolios.id'))
        .addColumn('ref', byBytes, (c) => c.notNull())
        .addColumn('workspace_id', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('portfolio_subjects_pk', ['portfolio_id', 'ref']),
    'without rowid',
  )
  await create('batches', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('key_id', 'text', (c) => c.notNull())
      .addColumn('portfolio_id', 'text')
      .addColumn('status', 'text', (c) =>
        c.notNull().check(sql`status in ('receiving', 'queued', 'running', 'completed', 'failed')`),
      )
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('completed_at', 'text')
      .addColumn('rows', 'integer', (c) => c.notNull())
      .addColumn('refused', 'integer', (c) => c.notNull())
      .addColumn('report', 'text', (c) => c.notNull())
      .addColumn('pins', 'text')
      .addColumn('error', 'text'),
  )
  await db.schema.createIndex('batches_by_workspace').on('batches').columns(['workspace_id', 'id']).execute()
  // why the texts last: SQLite reads a row from its beginning, and the counts are read without them
  await create('batch_parts', (t) =>
    t
      .addColumn('batch_id', 'text', (c) => c.notNull().references('batches.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('rows', 'integer', (c) => c.notNull())
      .addColumn('confirmed', 'integer')
      .addColumn('possible', 'integer')
      .addColumn('input', 'text', (c) => c.notNull())
      .addColumn('results', 'text')
      .addPrimaryKeyConstraint('batch_parts_pk', ['batch_id', 'seq']),
  )
  await create('job_queue', (t) =>
    t
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('job_id', 'text', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('queued_at', 'text', (c) => c.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('job_queue_pk', ['kind', 'job_id']),
  )
  await sql`insert into job_queue (kind, job_id, workspace_id, queued_at, leased_until, attempts)
    select 'run', run_id, workspace_id, queued_at, leased_until, attempts from run_queue`.execute(db)
  await db.schema.dropTable('run_queue').execute()
  await db.schema.createIndex('job_queue_by_time').on('job_queue').columns(['kind', 'queued_at']).execute()
  if (dialect === 'postgres')
    await enforceTenants(db, ['portfolios', 'portfolio_subjects', 'batches', 'batch_parts'])
}
