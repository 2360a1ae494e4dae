// Lets a job wait until it is due, and keeps a job that cannot be ended apart from the others.
import { type Kysely, sql } from 'kysely'

/** why nothing is dropped but an index: servers of the release before go on with both tables meanwhile */
export async function addDeadJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('job_queue').addColumn('due_at', 'text').execute()
  await sql`update job_queue set due_at = queued_at`.execute(db)
  for (const table of ['job_queue', 'webhook_queue']) {
    await db.schema
      .alterTable(table)
      .addColumn('faults', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    for (const column of ['fault', 'dead_at'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute()
    await sql`create index ${sql.id(`${table}_dead`)} on ${sql.table(table)} (dead_at)
      where dead_at is not null`.execute(db)
  }
  await sql`create index job_queue_due on job_queue (kind, coalesce(due_at, queued_at))
    where dead_at is null`.execute(db)
  await sql`create index job_queue_leased on job_queue (kind, leased_until)
    where leased_until is not null`.execute(db)
  await db.schema.dropIndex('job_queue_by_time').execute()
}
