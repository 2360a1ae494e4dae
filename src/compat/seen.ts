// When a record was first fetched, last fetched and last changed, as far as its snapshots are still stored.
import { isHeldIn } from '../sources/snapshots/compare-snapshots.ts'
import type { Snapshot, SourceStore, StoredRecord } from '../sources/ports.ts'
import type { FtmEntity } from '../contract/vocabulary/ftm-entity.ts'

export type Seen = Pick<FtmEntity, 'first_seen' | 'last_seen' | 'last_change'>

/** Reads the snapshots of each list once. */
export function seenIn(
  store: Pick<SourceStore, 'snapshots' | 'versionsOf'>,
  inForce: readonly Snapshot[],
): (record: Pick<StoredRecord, 'sourceId' | 'recordId'>) => Promise<Seen> {
  const current = new Map(inForce.map((snapshot) => [snapshot.sourceId, snapshot]))
  const fetched = new Map<string, Promise<ReadonlyMap<number, string>>>()
  const timesOf = (sourceId: string): Promise<ReadonlyMap<number, string>> => {
    const known = fetched.get(sourceId)
    if (known !== undefined) return known
    const times = store
      .snapshots(sourceId)
      .then((snapshots) => new Map(snapshots.map(({ seq, fetchedAt }) => [seq, instant(fetchedAt)])))
    fetched.set(sourceId, times)
    return times
  }
  return async ({ sourceId, recordId }) => {
    const snapshot = current.get(sourceId)
    if (snapshot === undefined) return { first_seen: null, last_seen: null, last_change: null }
    const times = await timesOf(sourceId)
    // why not later ones: they belong to an import that is not in force
    const versions = (await store.versionsOf(sourceId, recordId)).filter(({ since }) => since <= snapshot.seq)
    const held = versions.find((version) => isHeldIn(version, snapshot))
    const first = Math.min(...versions.map(({ since }) => since))
    return {
      first_seen: times.get(first) ?? null,
      last_seen: instant(snapshot.fetchedAt),
      last_change: held === undefined ? null : (times.get(held.since) ?? null),
    }
  }
}

/** To the second and without a zone, as OpenSanctions writes it. */
const instant = (iso: string): string => iso.slice(0, 19)

/** Whether a record changed at or after a time. One whose change is older than every stored snapshot did not. */
export const isChangedSince = ({ last_change: change }: Seen, since: string): boolean =>
  change !== null && change >= since
