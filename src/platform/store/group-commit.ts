// Group commit: writes that are ready in the same turn of the event loop share one transaction, and one fsync makes
// them all durable. Each of several has its own savepoint: a failed write leaves no trace and does not affect the others. A group
// of writes that may all be lost needs no fsync.
import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery } from 'kysely'
import type { WriteOptions } from '../../call/ports.ts'
import type { Database } from './schema/schema.ts'
import type { Transact } from './source-removal.ts'
import { withoutFlush } from './sqlite.ts'

/** Bounds the length of one turn. */
const MAX_GROUP = 64

const SAVEPOINT = CompiledQuery.raw('savepoint work')
const ROLLBACK = CompiledQuery.raw('rollback to work')
const RELEASE = CompiledQuery.raw('release work')

interface Write {
  readonly mayBeLost: boolean
  /** Runs the work inside the transaction and keeps its outcome. Never rejects because of the work. */
  attempt(tx: Database): Promise<void>
  /** The same in a transaction without other writes: rejects where the work does. */
  alone(tx: Database): Promise<void>
  /** Resolves the caller's promise, once the transaction is as durable as the write needs it. */
  acknowledge(): void
  /** Rejects the caller's promise, when the transaction as a whole failed. */
  fail(error: unknown): void
}

interface WaitingWrite extends Write {
  /** Calls a function in the asynchronous context of the caller: statements belong to the trace of their request. */
  within<T>(work: () => T): T
}

/**
 * Runs work in a shared transaction. Resolves after the commit; rejects with the error of the work or of the commit.
 */
export function groupCommit(db: Database): Transact {
  const waiting: WaitingWrite[] = []
  let draining = false

  async function drain(): Promise<void> {
    for (let group = waiting.splice(0, MAX_GROUP); group.length > 0; group = waiting.splice(0, MAX_GROUP)) {
      const commit = (connection: Database): Promise<void> =>
        connection.transaction().execute(async (tx) => {
          const [only] = group
          // why: the transaction of one write is rolled back as a whole
          if (group.length === 1 && only !== undefined) return only.alone(tx)
          for (const write of group) await write.within(() => write.attempt(tx))
        })
      try {
        const begin = (): Promise<void> =>
          group.every(({ mayBeLost }) => mayBeLost) ? withoutFlush(db, commit) : commit(db)
        await (group[0]?.within(begin) ?? begin())
        for (const write of group) write.acknowledge()
      } catch (error) {
        for (const write of group) write.fail(error)
      }
    }
    draining = false
  }

  return (work, options) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...savepointed(work, options, resolve, reject), within: AsyncLocalStorage.snapshot() })
      if (draining) return
      draining = true
      // why not at once: works of one turn become ready one after the other, and only together do they share an fsync
      setImmediate(() => void drain())
    })
}

function savepointed<T>(
  work: (tx: Database) => Promise<T>,
  { mayBeLost = false }: WriteOptions = {},
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Write {
  let acknowledge: () => void
  return {
    mayBeLost,
    async alone(tx) {
      const value = await work(tx)
      acknowledge = () => resolve(value)
    },
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
