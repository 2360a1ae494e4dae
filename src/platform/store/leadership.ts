// Of all processes that share a store one leads: it does what only one has to do. On PostgreSQL it holds a lock on a connection of
// its own; a SQLite file has one server, which always leads.
import { sql } from 'kysely'
import type { Database, DialectName } from './schema/schema.ts'
import { whileLocked } from './session-lock.ts'

export interface Leadership {
  /**
   * Does the work while this process leads; undefined, without the work, where another one does. `confirm` rejects where this
   * process leads no more, because its connection is gone. Call it often: who is silent for a minute leads no more.
   */
  lead<T>(work: (confirm: () => Promise<void>) => Promise<T>): Promise<T | undefined>
}

const NUMBER = sql`hashtextextended('assay schedules', 0)`

/** The server ends the connection of a leader that is silent for so long: a machine without power says nothing, and its connection lives. */
const SILENT_MS = 60_000

export function leadershipOn(db: Database, dialect: DialectName, silentMs = SILENT_MS): Leadership {
  if (dialect === 'sqlite') return { lead: (work) => work(() => Promise.resolve()) }
  return {
    lead: (work) =>
      whileLocked(db, NUMBER, async (connection) => {
        await sql`set idle_session_timeout = ${sql.lit(silentMs)}`.execute(connection)
        try {
          return await work(async () => {
            await sql`select 1`.execute(connection)
          })
        } finally {
          await sql`reset idle_session_timeout`.execute(connection).catch(() => undefined)
        }
      }),
  }
}
