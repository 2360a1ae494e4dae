// Adds an index from a run or chain to its leaves: what a chain continues from is what the log has of it, not what is stored of it.
import type { Kysely } from 'kysely'

export async function indexLeavesByRun(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('audit_subtrees_by_run')
    .on('audit_subtrees')
    .columns(['workspace_id', 'run_id', 'position'])
    .execute()
}
