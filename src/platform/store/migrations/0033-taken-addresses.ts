// Adds which addresses of a mail digest the mail server took: it is sent again to the others alone.
import type { Kysely } from 'kysely'

export async function addTakenAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail_digests').addColumn('taken', 'text').execute()
}
