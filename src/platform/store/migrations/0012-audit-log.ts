// Adds the Merkle tree of each workspace's audit log, and its signed checkpoints.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function addAuditLog(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  // empty until the log has a tree
  await db.schema
    .alterTable('audit_logs')
    .addColumn('origin', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await create('audit_subtrees', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('level', 'integer', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('audit_subtrees_pk', ['workspace_id', 'level', 'position']),
  )
  await create('audit_checkpoints', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('audit_checkpoints_pk', ['workspace_id', 'size']),
  )
  await db.schema
    .createIndex('audit_subtrees_by_hash')
    .on('audit_subtrees')
    .columns(['workspace_id', 'hash'])
    .execute()
  if (dialect === 'postgres') await enforceTenants(db, ['audit_subtrees', 'audit_checkpoints'])
}
