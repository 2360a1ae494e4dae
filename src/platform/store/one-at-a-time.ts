// Who is in, who may come in and with which password changes in one transaction at a time: each decides by rows that others change
// as well, and they would find them in another order.
import { sql } from 'kysely'
import type { Database, DialectName } from './schema/schema.ts'

/** Far longer than any of them takes; each that waits holds a connection that everybody else needs. */
const MOST_WAIT_MS = 2_000

/**
 * Does something in a transaction that none of its kind runs beside. Throws StoreUnavailable where another takes too long.
 * SQLite has one writer at a time anyway.
 */
export const oneAtATime =
  (db: Database, dialect: DialectName) =>
  <T>(work: (tx: Database) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      if (dialect === 'postgres') {
        await sql`set local lock_timeout = ${sql.lit(MOST_WAIT_MS)}`.execute(tx)
        await sql`select pg_advisory_xact_lock(hashtext('assay people'))`.execute(tx)
      }
      return work(tx)
    })
