// Group commit: writes that are ready in the same turn of the event loop share one transaction, so that one fsync makes
// them all durable. Each is a savepoint of its own: one that fails leaves no trace and takes no other with it.
import { CompiledQuery } from 'kysely'
import type { Database } from './schema/schema.ts'

/** Bounds how long one turn can take. */
const MAX_GROUP = 64

const SAVEPOINT = CompiledQuery.raw('savepoint work')
const ROLLBACK = CompiledQuery.raw('rollback to work')
const RELEASE = CompiledQuery.raw('release work')

interface Write {
  /** Does the work inside the transaction and keeps its outcome. Never rejects because of the work itself. */
  attempt(tx: Database): Promise<void>
  /** Tells the caller, once the transaction is durable. */
  acknowledge(): void
  /** Tells the caller that the transaction as a whole failed. */
  fail(error: unknown): void
}

/** Runs a work in a shared transaction. Resolves after the commit; rejects with the error of the work or of the commit. */
export function groupCommit(db: Database): <T>(work: (tx: Database) => Promise<T>) => Promise<T> {
  const waiting: Write[] = []
  let draining = false

  async function drain(): Promise<void> {
    for (let group = waiting.splice(0, MAX_GROUP); group.length > 0; group = waiting.splice(0, MAX_GROUP)) {
      try {
        await db.transaction().execute(async (tx) => {
          for (const write of group) await write.attempt(tx)
        })
        for (const write of group) write.acknowledge()
      } catch (error) {
        for (const write of group) write.fail(error)
      }
    }
    draining = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(savepointed(work, resolve, reject))
      if (draining) return
      draining = true
      // why not at once: the works of a turn are ready one after the other, and only together do they share an fsync
      setImmediate(() => void drain())
    })
}

function savepointed<T>(
  work: (tx: Database) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Write {
  let acknowledge: () => void
  return {
    async attempt(tx) {
      await tx.executeQuery(SAVEPOINT)
      try {
        const value = await work(tx)
        acknowledge = () => resolve(value)
      } catch (error) {
        // why: where SQLite has rolled everything back by itself, this fails too, and the first error is the one to report
        await tx.executeQuery(ROLLBACK).catch(() => {
          throw error
        })
        acknowledge = () => reject(error)
      }
      await tx.executeQuery(RELEASE)
    },
    acknowledge: () => acknowledge(),
    fail: reject,
  }
}
