// What changed in the watch lists since the pass before.
import type { PassList } from '../../contract/vocabulary/watch.ts'
import type { Snapshot, SourceStore } from '../../sources/ports.ts'
import type { BatchPin } from '../ports.ts'
import { keyOfRecord } from '../../cases/met-match.ts'

export interface ChangedRecords {
  readonly changes: readonly PassList[]
  /** The keys of the records that came, changed or went; undefined where every record has to be compared. */
  readonly keys: ReadonlySet<string> | undefined
}

/** Where more records than these changed, comparing every subject with every list costs no more. */
const MAX_KEYS = 10_000

/** `before` is null for a first pass. `snapshots` are those of the lists of `now`. */
export async function changedRecords(
  before: readonly BatchPin[] | null,
  now: readonly BatchPin[],
  snapshots: readonly Snapshot[],
  sources: Pick<SourceStore, 'snapshots' | 'difference'>,
): Promise<ChangedRecords> {
  const keys = new Set<string>()
  const changes: PassList[] = []
  let isWhole = before !== null
  const ids = [...new Set([...now, ...(before ?? [])].map(({ id }) => id))]
  for (const id of ids) {
    const was = before?.find((list) => list.id === id)
    const is = now.find((list) => list.id === id)
    const snapshot = snapshots.find(({ sourceId }) => sourceId === id)
    const older =
      was?.snapshotId == null
        ? undefined
        : (await sources.snapshots(id)).find((each) => each.id === was.snapshotId)
    const change = {
      id,
      from: was?.snapshotId ?? null,
      fromDate: was?.snapshotDate ?? null,
      to: is?.snapshotId ?? null,
      toDate: is?.snapshotDate ?? null,
    }
    if (change.from === change.to) changes.push({ ...change, added: 0, changed: 0, removed: 0 })
    else if (older === undefined || snapshot === undefined) {
      // why all: a list is new, is no longer loaded, or its earlier snapshot is not kept
      isWhole = false
      changes.push({ ...change, added: snapshot?.records ?? 0, changed: 0, removed: older?.records ?? 0 })
    } else {
      const { added, changed, removed } = await sources.difference(older, snapshot)
      for (const record of [...added, ...changed, ...removed]) keys.add(keyOfRecord(id, record))
      changes.push({ ...change, added: added.length, changed: changed.length, removed: removed.length })
    }
  }
  return { changes, keys: isWhole && keys.size <= MAX_KEYS ? keys : undefined }
}
