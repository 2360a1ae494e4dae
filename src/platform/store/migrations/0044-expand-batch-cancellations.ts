// Keeps who cancelled a batch. Until now a batch was known to be cancelled by its error alone.
import { type Kysely, sql } from 'kysely'
import type { Database, DialectName } from '../schema/schema.ts'
import type { RunBatch } from './migration.ts'

/** The error of a cancelled batch in the versions before this one. */
const ERROR = 'The batch was cancelled before it ended. The rows screened so far are in the results.'

export const addBatchCancellations = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('batches').addColumn('cancelled_by', 'text').execute()

/** The fill that follows, numbered 0046. */
export const fillBatchCancellations = {
  async fill(batch: RunBatch, dialect: DialectName): Promise<void> {
    const workspaces = await batch((db: Database) => db.selectFrom('workspaces').select('id').execute())
    for (const { id } of workspaces)
      await batch(async (db: Database) => {
        // why by workspace: PostgreSQL shows no other rows
        if (dialect === 'postgres')
          await sql`select set_config('assay.workspace_id', ${id}, true)`.execute(db)
        await db
          .updateTable('batches')
          // why empty: no one kept who it was
          .set({ cancelled_by: '' })
          .where('workspace_id', '=', id)
          .where('error', '=', ERROR)
          .where('cancelled_by', 'is', null)
          .execute()
      })
  },
}
