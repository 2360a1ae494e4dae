// Records which key or person sent an entry: a session belongs to its workspace, so others than its opener add to it.
import type { Kysely } from 'kysely'

export async function addSenders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('sent_by', 'text').execute()
}
