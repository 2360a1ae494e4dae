// Whether the store takes a write. Reading works on a full disk and on a server that is read-only, and only a commit that has pages
// to write shows whether the next one will.
import { randomUUID } from 'node:crypto'
import type { Database } from './schema/schema.ts'
import type { Transact } from './source-removal.ts'

/** How long a proof counts: probes need no key, and a flood of them must not become a flood of writes. */
const FRESH_MS = 1_000
/** More than the free end of a page has room for. */
const PROBE_CHARACTERS = 65_536

/** Proves that the store takes a write. Whoever asks at the same time, or soon after a success, shares one write. */
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

/** Nobody sees the row: it is gone before the commit. */
async function writeAndRemove(tx: Database): Promise<void> {
  // why this table: no other refers to it, so that removing the row searches none, and no tenant owns it
  // why a number of its own: another server that probes at the same time would have to be waited for
  const source_id = `probe ${randomUUID()}`
  await tx
    .insertInto('sources')
    .values({ source_id, failure: 'x'.repeat(PROBE_CHARACTERS), failures: 0 })
    .execute()
  await tx.deleteFrom('sources').where('source_id', '=', source_id).execute()
}
