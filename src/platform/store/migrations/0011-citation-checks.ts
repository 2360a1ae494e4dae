// Records every check of a quote at its source, whether or not it was for a session. The newest of a workspace stay.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function addCitationChecks(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createTables(db, dialect)('citation_checks', (t) =>
    t
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('sent_by', 'text', (c) => c.notNull())
      .addColumn('session_id', 'text')
      .addColumn('verbatim', 'text', (c) => c.notNull())
      .addColumn('source_url', 'text', (c) => c.notNull())
      .addColumn('result', 'text', (c) => c.notNull()),
  )
  await db.schema
    .createIndex('citation_checks_by_id')
    .on('citation_checks')
    .columns(['workspace_id', 'id'])
    .execute()
  if (dialect === 'postgres') await enforceTenants(db, ['citation_checks'])
}
