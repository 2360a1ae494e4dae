// Compares the snapshots that a run used, as it sealed them, with what is stored of them now.
import { readEntry } from '../../audit/entry.ts'
import type { JsonObject } from '../../base/json.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { sealedSnapshot } from './audit-trail.ts'

/** What the records of a run say of each source and its snapshot. */
export const sealedSources = (records: readonly string[]): readonly JsonObject[] =>
  records.flatMap((record) => {
    const reading = readEntry(record)
    return reading.kind === 'entry' && reading.entry.type === 'source' ? [reading.entry.data] : []
  })

/**
 * A sentence for each difference between a snapshot that a run sealed and the stored one. `storedOf` gives null for a
 * snapshot that is gone, although runs keep theirs, and undefined for one that is not to be compared.
 */
export function changedSnapshots(
  sealed: readonly JsonObject[],
  storedOf: (id: string) => Snapshot | null | undefined,
): readonly string[] {
  return sealed.flatMap((data) => {
    const { snapshot: id } = data
    const stored = typeof id === 'string' ? storedOf(id) : undefined
    if (stored === undefined) return []
    if (stored === null) return [`a snapshot that the run used is gone: ${JSON.stringify(id)}`]
    return Object.entries(sealedSnapshot(stored)).flatMap(([field, now]) => {
      const then = data[field]
      // why not an absent one: older runs seal less of a snapshot
      return then === undefined || then === now
        ? []
        : [
            `${field} of snapshot ${stored.id} was ${JSON.stringify(then)} when the run used it, and is ${now} now`,
          ]
    })
  })
}
