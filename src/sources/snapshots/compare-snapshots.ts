// Compares two snapshots of a source: which records came, went and changed, by name, and in which fields.
import type { RecordPart } from '../model/record.ts'
import type { Snapshot, SourceStore, StoredRecord, StoredVersion } from '../ports.ts'
import { type FieldChange, nameOfRecord, recordChanges } from './record-changes.ts'
import { assertWhole } from './whole-record.ts'

interface NamedRecord {
  readonly id: string
  /** Null for a record of no party. */
  readonly name: string | null
}

export interface ChangedRecord extends NamedRecord {
  readonly changes: readonly FieldChange[]
}

export interface SnapshotComparison {
  readonly counts: {
    readonly added: number
    readonly removed: number
    readonly changed: number
    readonly unchanged: number
  }
  /** Each list has the first records up to the limit. */
  readonly added: readonly NamedRecord[]
  readonly removed: readonly NamedRecord[]
  readonly changed: readonly ChangedRecord[]
}

/** Throws RecordsAltered if one of the shown records is not what was taken in. */
export async function compareSnapshots(
  store: Pick<SourceStore, 'difference' | 'versionsOf'>,
  older: Snapshot,
  newer: Snapshot,
  limit: number,
): Promise<SnapshotComparison> {
  const { added, removed, changed, unchanged } = await store.difference(older, newer)
  const partsIn = (versions: readonly StoredVersion[], snapshot: Snapshot): readonly RecordPart[] => {
    const held = versions.find((version) => isHeldIn(version, snapshot))
    return held === undefined ? [] : partsOf(held.record)
  }
  const named =
    (snapshot: Snapshot) =>
    async (id: string): Promise<NamedRecord> => {
      const parts = partsIn(await store.versionsOf(snapshot.sourceId, id), snapshot)
      return { id, name: nameOfRecord(parts) ?? null }
    }
  const inFields = async (id: string): Promise<ChangedRecord> => {
    const versions = await store.versionsOf(newer.sourceId, id)
    const [was, is] = [partsIn(versions, older), partsIn(versions, newer)]
    return { id, name: nameOfRecord(is) ?? null, changes: recordChanges(was, is) }
  }
  return {
    counts: { added: added.length, removed: removed.length, changed: changed.length, unchanged },
    added: await eachOf(added.slice(0, limit), named(newer)),
    removed: await eachOf(removed.slice(0, limit), named(older)),
    changed: await eachOf(changed.slice(0, limit), inFields),
  }
}

/** Whether the snapshot holds this version of a record. */
export const isHeldIn = ({ since, until }: StoredVersion, { seq }: Snapshot): boolean =>
  since <= seq && (until === null || until > seq)

function partsOf(record: StoredRecord): readonly RecordPart[] {
  assertWhole(record)
  return JSON.parse(record.parts) as readonly RecordPart[]
}

/** One after the other: there may be thousands, and each is a query. */
async function eachOf<T>(ids: readonly string[], read: (id: string) => Promise<T>): Promise<readonly T[]> {
  const all: T[] = []
  for (const id of ids) all.push(await read(id))
  return all
}
