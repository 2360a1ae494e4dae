// Checks every stored snapshot: each record against its own hash, and all of them against the hash and the tree of the snapshot.
import type { SourceManifest } from '../model/source.ts'
import type { Snapshot, SourceStore } from '../ports.ts'
import { assertAllWhole, RecordsAltered, type SnapshotStore } from './whole-record.ts'

export interface CheckSnapshotsPorts {
  readonly store: SnapshotStore & Pick<SourceStore, 'areKept'>
  /** The kind of the source of a snapshot in force; undefined for other snapshots, whose keys may be of an older version. */
  readonly kindOf: (snapshot: Snapshot) => SourceManifest['kind'] | undefined
  /** Called after each page of records. */
  readonly pause: () => Promise<void>
}

/** Reports each snapshot whose records were changed, as a sentence. Returns the number of records that were compared. */
export async function checkSnapshots(
  { store, kindOf, pause }: CheckSnapshotsPorts,
  snapshots: readonly Snapshot[],
  onFault: (says: string) => void,
): Promise<number> {
  let records = 0
  for (const snapshot of snapshots) {
    try {
      await assertAllWhole(snapshot, kindOf(snapshot), store, async (read) => {
        records += read
        await pause()
      })
    } catch (error) {
      if (!(error instanceof RecordsAltered)) throw error
      // why: a snapshot that is removed meanwhile loses its records
      if (await store.areKept([snapshot])) onFault(`snapshot ${snapshot.id}: ${error.message}`)
    }
  }
  return records
}
