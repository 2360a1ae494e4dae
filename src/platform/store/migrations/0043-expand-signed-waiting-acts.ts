// Gives acts that wait for the log a signature of the server. One that waits already has none, and is not taken in.
import type { Kysely } from 'kysely'

export const signWaitingActs = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .alterTable('waiting_acts')
    .addColumn('signature', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
