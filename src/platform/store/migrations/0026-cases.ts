// Creates cases with their history, and lets a workspace ask for two people for each decision.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function createCaseTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await db.schema
    .alterTable('workspaces')
    .addColumn('four_eyes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await create('cases', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('subject_key', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull().check(sql`about in ('watch', 'run')`))
      .addColumn('portfolio_id', 'text')
      .addColumn('ref', 'text')
      .addColumn('run_id', 'text')
      .addColumn('matter', 'text')
      .addColumn('state', 'text', (c) =>
        c
          .notNull()
          .check(sql`state in ('open', 'in_review', 'escalated', 'true_match', 'false_positive', 'closed')`),
      )
      .addColumn('opened_at', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'text', (c) => c.notNull())
      .addColumn('assignee', 'text')
      .addColumn('due_date', 'text')
      .addColumn('proposal', 'text')
      .addColumn('decision', 'text')
      .addColumn('decision_hash', 'text')
      .addColumn('reopened', 'text'),
  )
  const index = (name: string, table: string, columns: string[]): Promise<void> =>
    db.schema.createIndex(name).on(table).columns(columns).execute()
  await index('cases_by_workspace', 'cases', ['workspace_id', 'id'])
  await index('cases_by_state', 'cases', ['workspace_id', 'state', 'id'])
  await index('cases_by_subject', 'cases', ['workspace_id', 'subject_key'])
  await index('cases_by_portfolio', 'cases', ['workspace_id', 'portfolio_id', 'id'])
  await create(
    'case_records',
    (t) =>
      t
        .addColumn('workspace_id', 'text', (c) => c.notNull())
        .addColumn('subject_key', 'text', (c) => c.notNull())
        .addColumn('record', 'text', (c) => c.notNull())
        .addColumn('case_id', 'text', (c) => c.notNull().references('cases.id'))
        .addPrimaryKeyConstraint('case_records_pk', ['workspace_id', 'subject_key', 'record']),
    'without rowid',
  )
  await create('case_events', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('case_id', 'text', (c) => c.notNull().references('cases.id'))
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) =>
        c.notNull().check(sql`kind in ('updated', 'comment', 'proposed', 'decided', 'reopened')`),
      )
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('actor_name', 'text', (c) => c.notNull())
      .addColumn('state', 'text')
      .addColumn('data', 'text')
      .addColumn('digest', 'text')
      .addColumn('salt', 'text')
      .addColumn('audit_hash', 'text'),
  )
  await index('case_events_by_case', 'case_events', ['case_id', 'id'])
  await index('case_events_by_kind', 'case_events', ['workspace_id', 'kind', 'id'])
  if (dialect === 'postgres') await enforceTenants(db, ['cases', 'case_records', 'case_events'])
}
