// Creates the views of tables that people save under a name.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function createSavedViews(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createTables(db, dialect)('saved_views', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('by_name', 'text', (c) => c.notNull())
      .addColumn('page', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('shared', 'integer', (c) => c.notNull())
      .addColumn('parts', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'text', (c) => c.notNull())
      .addUniqueConstraint('saved_views_by_name', ['workspace_id', 'user_id', 'page', 'name']),
  )
  if (dialect === 'postgres') await enforceTenants(db, ['saved_views'])
}
