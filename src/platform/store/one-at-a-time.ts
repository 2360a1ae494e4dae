// Runs changes of people and keys one after the other. This lock is always taken first, and the head of a log last.
import { sql } from 'kysely'
import type { Database, DialectName } from './schema/schema.ts'

/** Far longer than any of them takes; each one that waits holds a connection that other requests need. */
const MAX_WAIT_MS = 2_000

/**
 * Runs work in a transaction, one of its kind at a time. Throws StoreUnavailable when another takes too long. SQLite
 * has one writer at a time anyway.
 */
export const oneAtATime =
  (db: Database, dialect: DialectName) =>
  <T>(work: (tx: Database) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      if (dialect === 'postgres') {
        await sql`set local lock_timeout = ${sql.lit(MAX_WAIT_MS)}`.execute(tx)
        await sql`select pg_advisory_xact_lock(hashtext('assay people'))`.execute(tx)
      }
      return work(tx)
    })
