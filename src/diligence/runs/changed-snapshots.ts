// Compares the snapshots that a run used, as it sealed them, with what is stored of them now.
import { readEntry } from '../../audit/entry.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { sealedSnapshot } from './audit-trail.ts'

/**
 * The stored snapshots of this id: more than one where the same files were taken in again. Undefined for one that is not to be
 * compared.
 */
type StoredSnapshots = (named: {
  readonly source: string
  readonly id: string
}) => readonly Snapshot[] | undefined | Promise<readonly Snapshot[] | undefined>

/** A sentence for each snapshot that the records of a run name and that was changed or deleted since: runs keep their snapshots. */
export async function changedSnapshots(
  records: readonly string[],
  storedOf: StoredSnapshots,
): Promise<readonly string[]> {
  const says: string[] = []
  for (const record of records) {
    const reading = readEntry(record)
    if (reading.kind !== 'entry' || reading.entry.type !== 'source') continue
    const { data } = reading.entry
    const { id: source, snapshot: id } = data
    if (typeof source !== 'string' || typeof id !== 'string') continue
    const stored = await storedOf({ source, id })
    if (stored === undefined) continue
    if (stored.length === 0) says.push(`snapshot ${id} of ${source}, which the run used, is gone`)
    const differing = stored.map((snapshot) =>
      Object.entries(sealedSnapshot(snapshot)).flatMap(([field, now]) => {
        const then = data[field]
        // why not an absent one: older runs seal less of a snapshot
        return then === undefined || then === now
          ? []
          : [`${field} of snapshot ${id} was ${JSON.stringify(then)} when the run used it, and is ${now} now`]
      }),
    )
    if (differing.every((fields) => fields.length > 0)) says.push(...(differing[0] ?? []))
  }
  return says
}
