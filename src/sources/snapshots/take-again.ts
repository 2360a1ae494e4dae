// Takes in the files of the snapshot in force once more, because its stored records are no longer those of the files.
import type { SourceManifest } from '../model/source.ts'
import { type Snapshot, SnapshotRefused, type SourceStore } from '../ports.ts'
import type { ReadBatch } from './read-batches.ts'
import { SnapshotTree } from './snapshot-tree.ts'
import { isWhole } from './whole-record.ts'

interface TakeAgainOptions {
  /** ISO instant. */
  readonly now: string
  readonly onRecords?: (records: number) => void
  /** Stops it before it is in force. */
  readonly signal?: AbortSignal
}

interface TakenAgain {
  readonly snapshot: Snapshot
  /** Number of records that were mended, put back or removed. */
  readonly mended: number
}

/**
 * Parts that were altered are mended in place, and the snapshot stays in force. Where records were also added, removed, or
 * altered with their hashes, a new snapshot with the same facts takes its place. Throws SnapshotRefused if records stay
 * altered that the files do not hold.
 */
export async function takeAgain(
  { id, kind, partial }: SourceManifest,
  before: Snapshot,
  batches: AsyncIterable<ReadBatch>,
  store: SourceStore,
  { now, onRecords, signal }: TakeAgainOptions,
): Promise<TakenAgain> {
  const intake = await store.begin(id, { signal, refile: true })
  let taken: TakenAgain
  try {
    let read = 0
    for await (const { records } of batches) {
      await intake.put(records)
      read += records.length
      onRecords?.(read)
    }
    const tree = new SnapshotTree()
    const done = await intake.finish(partial === true ? 'stay' : 'close', tree)
    const { added, changed, removed } = done.intake
    const rewritten = added + changed + removed + done.refiled
    // why also its hash, and whether a record was altered at all: hash and tree are stored apart from the records, and may be what
    // was altered
    if (rewritten === 0 && done.mended > 0 && done.recordsHash === before.recordsHash) {
      await intake.abandon()
      taken = { snapshot: before, mended: done.mended }
    } else {
      const { seq: _seq, ...kept } = before
      const snapshot = await intake.putInForce({
        ...kept,
        id: `${id}@${before.contentSha256.slice(0, 12)}`,
        fetchedAt: now,
        recordsHash: done.recordsHash,
        recordsRoot: tree.root(),
        records: done.records,
      })
      taken = { snapshot, mended: done.mended + rewritten }
    }
  } catch (error) {
    // why its own error is dropped: the first error says what happened, and the next import removes the rest
    await intake.abandon().catch(() => undefined)
    throw error
  }
  if (await isWhole(taken.snapshot, kind, store, signal)) return taken
  throw new SnapshotRefused(
    `${id}: Stored records were altered that these files do not hold. Import the other files of ${id} again too.`,
  )
}
