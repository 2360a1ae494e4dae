// Puts the snapshot before the one in force back in its place, as a snapshot of its own that says so.
import { filedKeys } from '../model/keys.ts'
import type { RecordPart } from '../model/record.ts'
import type { SourceManifest } from '../model/source.ts'
import { assertWhole } from './whole-record.ts'
import {
  type FiledRecord,
  type Snapshot,
  SnapshotRefused,
  type SourceStore,
  type StoredRecord,
} from '../ports.ts'
import { isOlder } from './snapshot-date.ts'
import { SnapshotTree } from './snapshot-tree.ts'
import type { TakenIn } from './take-in.ts'

interface RollBackOptions {
  /** ISO instant. */
  readonly now: string
  /** The matcher's function; see `nameKey`. */
  readonly nameKey: (name: string) => string
}

/** Throws SnapshotRefused if there is no snapshot before, and RecordsAltered if its records are not what was taken in. */
export async function rollBack(
  { id, kind }: Pick<SourceManifest, 'id' | 'kind'>,
  store: SourceStore,
  { now, nameKey }: RollBackOptions,
): Promise<TakenIn & { readonly kind: 'taken' }> {
  const [current, before] = await store.snapshots(id)
  if (current === undefined || before === undefined)
    throw new SnapshotRefused(
      `${id} has no snapshot before the one in force. Import files with: assay sources import ${id} PATH`,
    )
  const filed = (record: StoredRecord): FiledRecord => {
    assertWhole(record)
    const { sourceId: _sourceId, ...rest } = record
    const parts = JSON.parse(record.parts) as readonly RecordPart[]
    return { ...rest, keys: filedKeys({ parts }, kind, nameKey) }
  }
  const intake = await store.begin(id, { refile: true })
  try {
    for await (const page of store.recordsOf(before)) await intake.put(page.map(filed))
    const tree = new SnapshotTree()
    const { recordsHash, records, intake: difference } = await intake.finish('close', tree)
    if (recordsHash !== before.recordsHash)
      throw new SnapshotRefused(
        `The stored records of ${before.id} are not those that were taken in. Import its files again with --rollback`,
      )
    const { rolledBackFrom: _earlier, seq: _seq, ...kept } = before
    const snapshot: Omit<Snapshot, 'seq'> = {
      ...kept,
      id: `${id}@${before.contentSha256.slice(0, 12)}`,
      fetchedAt: now,
      recordsHash,
      recordsRoot: tree.root(),
      records,
      ...(isOlder(before, current) && { rolledBackFrom: current.asOf as string }),
    }
    return { kind: 'taken', snapshot: await intake.putInForce(snapshot), intake: difference }
  } catch (error) {
    // why its own error is dropped: the first error says what happened, and the next import removes the rest
    await intake.abandon().catch(() => undefined)
    throw error
  }
}
