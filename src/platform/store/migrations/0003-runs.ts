// Diligence runs, their queue, and the audit chain of each.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function createRunTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('runs', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('key_id', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) =>
        c.notNull().check(sql`status in ('queued', 'running', 'completed', 'failed')`),
      )
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('completed_at', 'text')
      .addColumn('scorecard', 'text')
      .addColumn('failure', 'text')
      .addColumn('audit_hash', 'text'),
  )
  // why beside the runs: whoever works the queue does not know yet whose run it is, and learns nothing else here
  await create('run_queue', (t) =>
    t
      .addColumn('run_id', 'text', (c) => c.primaryKey().notNull().references('runs.id'))
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('queued_at', 'text', (c) => c.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('attempts', 'integer', (c) => c.notNull()),
  )
  await create('audit_entries', (t) =>
    t
      .addColumn('run_id', 'text', (c) => c.notNull().references('runs.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      // why text: the canonical JSON as it was hashed; no store reads inside it
      .addColumn('record', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('audit_entries_pk', ['run_id', 'seq']),
  )
  await create('audit_disclosures', (t) =>
    t
      .addColumn('run_id', 'text', (c) => c.notNull().references('runs.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('salt', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('audit_disclosures_pk', ['run_id', 'name']),
  )
  await create('audit_logs', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.primaryKey().notNull().references('workspaces.id'))
      .addColumn('log_id', 'text', (c) => c.notNull().unique()),
  )
  await db.schema
    .createIndex('runs_by_workspace')
    .on('runs')
    .columns(['workspace_id', 'created_at'])
    .execute()
  await db.schema.createIndex('run_queue_by_time').on('run_queue').column('queued_at').execute()
  if (dialect === 'postgres')
    await enforceTenants(db, ['runs', 'audit_entries', 'audit_disclosures', 'audit_logs'])
}
