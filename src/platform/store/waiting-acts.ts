// What the recording of acts needs beside the log itself: a lock of the settings, a part of a transaction that can be undone, and acts
// that wait until the log can be written again.
import { sql } from 'kysely'
import type { LogReads, LogWrites } from '../../audit/ports.ts'
import type { Database, DialectName } from './schema/schema.ts'

export const waitingActReads = (db: Database, workspaceId: string): Pick<LogReads, 'waitingActs'> => ({
  waitingActs: (limit) =>
    db
      .selectFrom('waiting_acts')
      .select(['id', 'act', 'signature'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('id')
      .limit(limit)
      .execute(),
})

export function actWrites(
  db: Database,
  workspaceId: string,
  dialect: DialectName,
): Pick<LogWrites, 'lockSettings' | 'undoable' | 'keepWaitingActs' | 'removeWaitingActs'> {
  return {
    async lockSettings() {
      // why not on SQLite: a writing transaction there already holds the whole file
      if (dialect === 'postgres')
        await db
          .selectFrom('workspaces')
          .select('id')
          .where('id', '=', workspaceId)
          .forNoKeyUpdate()
          .execute()
    },

    async undoable(work) {
      await sql`savepoint undoable`.execute(db)
      try {
        const value = await work()
        await sql`release savepoint undoable`.execute(db)
        return value
      } catch (error) {
        await sql`rollback to savepoint undoable`.execute(db)
        throw error
      }
    },

    async keepWaitingActs(acts) {
      const rows = acts.map((act) => ({ workspace_id: workspaceId, ...act }))
      if (rows.length > 0) await db.insertInto('waiting_acts').values(rows).execute()
    },

    async removeWaitingActs(ids) {
      if (ids.length > 0)
        await db
          .deleteFrom('waiting_acts')
          .where('workspace_id', '=', workspaceId)
          .where('id', 'in', [...ids])
          .execute()
    },
  }
}
