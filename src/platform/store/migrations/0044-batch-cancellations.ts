// Keeps who cancelled a batch. Until now a batch was known to be cancelled by its error alone.
import { sql } from 'kysely'
import type { Database, DialectName } from '../schema/schema.ts'

/** The error of a cancelled batch in the versions before this one. */
const ERROR = 'The batch was cancelled before it ended. The rows screened so far are in the results.'

export async function addBatchCancellations(db: Database, dialect: DialectName): Promise<void> {
  await db.schema.alterTable('batches').addColumn('cancelled_by', 'text').execute()
  for (const { id } of await db.selectFrom('workspaces').select('id').execute()) {
    // why by workspace: PostgreSQL shows no other rows
    if (dialect === 'postgres') await sql`select set_config('assay.workspace_id', ${id}, true)`.execute(db)
    await db
      .updateTable('batches')
      // why empty: no one kept who it was
      .set({ cancelled_by: '' })
      .where('workspace_id', '=', id)
      .where('error', '=', ERROR)
      .execute()
  }
}
