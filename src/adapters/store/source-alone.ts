// Who may work on a source: one server at a time of all that share a PostgreSQL. Whoever shares a SQLite file shares the
// folder of the downloads as well, which is locked already.
import { PostgresAdapter, sql } from 'kysely'
import type { SourceStore } from '../../app/ports.ts'
import type { Database } from './schema.ts'

export function aloneOn(db: Database): SourceStore['alone'] {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return (_, work) => work()
  return (sourceId, work) =>
    // why a connection of its own: the lock is let go with it, whatever becomes of this process
    db.connection().execute(async (connection) => {
      const name = sql`hashtextextended(${`assay source ${sourceId}`}, 0)`
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${name}) as taken`.execute(
        connection,
      )
      if (rows[0]?.taken !== true) return undefined
      try {
        return await work()
      } finally {
        // why dropped: where it fails, the connection is gone, and the lock with it
        await sql`select pg_advisory_unlock(${name})`.execute(connection).catch(() => undefined)
      }
    })
}
