// Of all processes that share a store one leads: it does what only one has to do. On PostgreSQL it holds a lock on a connection of
// its own; a SQLite file has one server, which always leads.
import { sql } from 'kysely'
import type { Database, DialectName } from './schema/schema.ts'

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
      // why a separate connection: the lock ends with it, whatever happens to this process
      db.connection().execute(async (connection) => {
        const { rows } = await sql<{
          taken: boolean
        }>`select pg_try_advisory_lock(${NUMBER}) as taken`.execute(connection)
        if (rows[0]?.taken !== true) return undefined
        try {
          await sql`set idle_session_timeout = ${sql.lit(silentMs)}`.execute(connection)
          return await work(async () => {
            await sql`select 1`.execute(connection)
          })
        } finally {
          await sql`reset idle_session_timeout`.execute(connection).catch(() => undefined)
          // why ignored: if this fails, the connection is gone, and the lock with it
          await sql`select pg_advisory_unlock(${NUMBER})`.execute(connection).catch(() => undefined)
        }
      }),
  }
}
