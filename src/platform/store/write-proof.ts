// Checks that the store accepts writes. Reads work on a full disk and on a read-only server; only a commit that writes
// pages shows whether the next one will succeed.
import { randomUUID } from 'node:crypto'
import type { Database } from './schema/schema.ts'
import type { Transact } from './source-removal.ts'

/** Milliseconds a proof stays valid: probes need no key, and a flood of them must not cause a flood of writes. */
const FRESH_MS = 1_000
/** More than the free end of a page can hold. */
const PROBE_CHARACTERS = 65_536

/** Proves that the store accepts a write. Concurrent calls, and calls soon after a success, share one write. */
export function writeProof(transact: Transact): () => Promise<void> {
  let provenAt = -Infinity
  let underWay: Promise<void> | undefined
  const prove = async (): Promise<void> => {
    await transact(writeAndRemove)
    provenAt = performance.now()
  }
  return () => {
    if (performance.now() - provenAt < FRESH_MS) return Promise.resolve()
    underWay ??= prove().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** No reader sees the row: it is deleted before the commit. */
async function writeAndRemove(tx: Database): Promise<void> {
  // why this table: no other table refers to it, so deleting the row searches none, and no tenant owns it
  // why a random id: with a fixed one, a concurrent probe of another server would have to wait
  const source_id = `probe ${randomUUID()}`
  await tx
    .insertInto('sources')
    .values({ source_id, failure: 'x'.repeat(PROBE_CHARACTERS), failures: 0 })
    .execute()
  await tx.deleteFrom('sources').where('source_id', '=', source_id).execute()
}
