// Records what was read at the pages that an entry cites. Entries from before have no reading: their grade is `unread`.
import type { Kysely } from 'kysely'

export async function addPageReads(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('reads', 'text').execute()
}
