// Locks a source: of all servers that share a PostgreSQL, one at a time may work on it. Servers that share a SQLite
// file also share the download folder, which already has a lock; there, this process only tracks its own work.
import { type RawBuilder, PostgresAdapter, sql } from 'kysely'
import type { SourceStore } from '../../sources/ports.ts'
import type { Database } from './schema/schema.ts'
import { whileLocked } from './session-lock.ts'

type Alone = Pick<SourceStore, 'alone' | 'atWork'>

export const aloneOn = (db: Database): Alone =>
  db.getExecutor().adapter instanceof PostgresAdapter ? amongServers(db) : inThisProcess()

function inThisProcess(): Alone {
  const working = new Set<string>()
  return {
    async alone(sourceId, work) {
      if (working.has(sourceId)) return undefined
      working.add(sourceId)
      try {
        return await work()
      } finally {
        working.delete(sourceId)
      }
    },
    atWork: () => Promise.resolve(new Set(working)),
  }
}

/** The lock number of a source. */
const numberOf = (sourceId: RawBuilder<string>) => sql`hashtextextended('assay source ' || ${sourceId}, 0)`

function amongServers(db: Database): Alone {
  return {
    alone: (sourceId, work) => whileLocked(db, numberOf(sql`${sourceId}::text`), () => work()),

    async atWork(sourceIds) {
      const { rows } = await sql<{ id: string }>`
        select id from unnest(${sourceIds}::text[]) as asked (id)
        where ${numberOf(sql`id`)} in (
          select (classid::bigint << 32) | objid::bigint from pg_locks
          join pg_database on pg_database.oid = pg_locks.database and datname = current_database()
          where locktype = 'advisory' and objsubid = 1 and granted)`.execute(db)
      return new Set(rows.map(({ id }) => id))
    },
  }
}
