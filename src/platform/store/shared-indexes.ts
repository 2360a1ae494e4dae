// Keeps the indexes of watch lists in pieces, for all processes of a PostgreSQL store.
import { setTimeout as rest } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { SharedIndexes } from '../../screening/ports.ts'
import type { Database } from './schema/schema.ts'
import { whileLocked } from './session-lock.ts'

/** Indexes kept: the one in force, and those that replay older runs. */
const MAX_INDEXES = 3
/** How often a process looks whether the one before it has ended. */
const LOOK_MS = 250
/** The largest lists take minutes; a process that waits longer works beside the other one. */
const MAX_WAIT_MS = 600_000

const numberOf = (key: string): RawBuilder<unknown> => sql`hashtextextended(${`assay index ${key}`}, 0)`

/** `direct`: past a pooler, because a session keeps the lock. */
export const sharedIndexesOn = (db: Database, direct: Database, maxWaitMs = MAX_WAIT_MS): SharedIndexes => ({
  async *read(key) {
    for (let piece = 0; ; piece++) {
      const row = await db
        .selectFrom('shared_indexes')
        .select('bytes')
        .where('key', '=', key)
        .where('piece', '=', piece)
        .executeTakeFirst()
      if (row === undefined) return
      yield row.bytes
    }
  },

  write: (key, pieces, madeAt) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        taken: boolean
      }>`select pg_try_advisory_xact_lock(hashtextextended(${`assay write ${key}`}, 0)) as taken`.execute(tx)
      const there = tx.selectFrom('shared_indexes').select('piece').where('key', '=', key).limit(1)
      if (rows[0]?.taken !== true || (await there.executeTakeFirst()) !== undefined) return
      let piece = 0
      for (const bytes of pieces)
        await tx
          .insertInto('shared_indexes')
          .values({ key, piece: piece++, bytes, made_at: madeAt })
          .execute()
      const last = tx
        .selectFrom('shared_indexes')
        .select('key')
        .where('piece', '=', 0)
        // why: rows put there by hand, with a time to come, must not push out this one
        .where('key', '!=', key)
        .orderBy('made_at', 'desc')
        .orderBy('key')
        .limit(MAX_INDEXES - 1)
      await tx.deleteFrom('shared_indexes').where('key', '!=', key).where('key', 'not in', last).execute()
    }),

  async remove(key) {
    await db.deleteFrom('shared_indexes').where('key', '=', key).execute()
  },

  async alone(key, work) {
    for (const end = performance.now() + maxWaitMs; performance.now() < end; await rest(LOOK_MS)) {
      const done = await whileLocked(direct, numberOf(key), async () => ({ result: await work() }))
      if (done !== undefined) return done.result
    }
    return work()
  },
})
