// Adds the chains of an audit log that belong to no run: that of the log itself, and one for the scorecards of each assessment.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function addLogEntries(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('log_entries', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('chain', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('record', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('log_entries_pk', ['workspace_id', 'chain', 'seq']),
  )
  await create('log_disclosures', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('chain', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('salt', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('log_disclosures_pk', ['workspace_id', 'chain', 'seq', 'name']),
  )
  if (dialect === 'postgres') await enforceTenants(db, ['log_entries', 'log_disclosures'])
}
