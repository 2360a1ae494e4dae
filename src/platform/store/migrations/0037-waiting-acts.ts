// Keeps what was done while the log of a workspace could not be written, until it can.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function createWaitingActs(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createTables(db, dialect)('waiting_acts', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('waiting_acts_pk', ['workspace_id', 'id']),
  )
  if (dialect === 'postgres') await enforceTenants(db, ['waiting_acts'])
}
