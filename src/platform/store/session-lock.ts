// A lock that a PostgreSQL session keeps: it ends with its connection, whatever happens to this process.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './schema/schema.ts'

/**
 * Does the work while a connection of its own holds the advisory lock of this number; undefined, without the work, where another session
 * holds it. `db` must reach PostgreSQL past a pooler in transaction mode.
 */
export const whileLocked = <T>(
  db: Database,
  number: RawBuilder<unknown>,
  work: (connection: Database) => Promise<T>,
): Promise<T | undefined> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${number}) as taken`.execute(
      connection,
    )
    if (rows[0]?.taken !== true) return undefined
    try {
      return await work(connection)
    } finally {
      // why ignored: if this fails, the connection is gone, and the lock with it
      await sql`select pg_advisory_unlock(${number})`.execute(connection).catch(() => undefined)
    }
  })
