// Indexes the jobs that wait by what bounds their workers, so that a claim reads few rows beside many of one webhook or workspace.
import { type Kysely, sql } from 'kysely'

export async function indexJobsByGroup(db: Kysely<unknown>): Promise<void> {
  await sql`create index webhook_queue_by_group on webhook_queue (webhook_id, due_at)
    where dead_at is null`.execute(db)
  await sql`create index job_queue_by_group on job_queue (kind, workspace_id, coalesce(due_at, queued_at))
    where dead_at is null`.execute(db)
  // why: the new index and the primary key begin with the same column
  await db.schema.dropIndex('webhook_queue_by_webhook').execute()
}
