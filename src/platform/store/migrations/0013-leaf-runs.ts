// Adds to each leaf of an audit log the run whose entry it is, so that a missing entry is found from the leaf.
import { sql, type Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

export async function addLeafRuns(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .alterTable('audit_subtrees')
    .addColumn('run_id', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  const workspaces = await sql<{ readonly id: string }>`select id from workspaces`.execute(db)
  for (const { id } of workspaces.rows) {
    // why by workspace: PostgreSQL shows no other rows
    if (dialect === 'postgres') await sql`select set_config('assay.workspace_id', ${id}, true)`.execute(db)
    await sql`
      update audit_subtrees set run_id = entry.run_id from audit_entries as entry
        where audit_subtrees.workspace_id = ${id} and audit_subtrees.level = 0
          and entry.workspace_id = ${id} and entry.hash = audit_subtrees.hash`.execute(db)
  }
}
