// Adds the cosignatures that witnesses gave to checkpoints of audit logs.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function addCosignatures(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('audit_cosignatures', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('witness', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('line', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('audit_cosignatures_pk', ['workspace_id', 'witness', 'size']),
  )
  if (dialect === 'postgres') await enforceTenants(db, ['audit_cosignatures'])
}
