// Who made an invitation, so that it can end with their right to make it.
import type { Kysely } from 'kysely'

export async function addInviters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('links')
    // null: a command made it, or it is older than this column
    .addColumn('invited_by', 'text', (c) => c.references('users.id'))
    .execute()
}
