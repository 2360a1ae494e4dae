// Group commit: writes that are ready in the same turn of the event loop share one transaction, and one fsync makes
// them all durable. Each has its own savepoint: a failed write leaves no trace and does not affect the others.
import { CompiledQuery } from 'kysely'
import type { Database } from './schema/schema.ts'

/** Bounds the length of one turn. */
const MAX_GROUP = 64

const SAVEPOINT = CompiledQuery.raw('savepoint work')
const ROLLBACK = CompiledQuery.raw('rollback to work')
const RELEASE = CompiledQuery.raw('release work')

interface Write {
  /** Runs the work inside the transaction and keeps its outcome. Never rejects because of the work. */
  attempt(tx: Database): Promise<void>
  /** Resolves the caller's promise, once the transaction is durable. */
  acknowledge(): void
  /** Rejects the caller's promise, when the transaction as a whole failed. */
  fail(error: unknown): void
}

/**
 * Runs work in a shared transaction. Resolves after the commit; rejects with the error of the work or of the commit.
 */
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
      // why not at once: works of one turn become ready one after the other, and only together do they share an fsync
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
        // why ignore it: if SQLite has rolled everything back, this fails too, and the first error is the one to report
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
