// Records who made an invitation: it ends when that member loses the right to invite.
import type { Kysely } from 'kysely'

export async function addInviters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('links')
    // null: a command made it, or it is older than this column
    .addColumn('invited_by', 'text', (c) => c.references('users.id'))
    .execute()
}
