// Shows a record of a source as it was in a snapshot, the one in force or one that is still stored, with its other versions.
import type { Operations } from '../../contract/index.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { RecordPart } from '../../sources/model/record.ts'
import type { StoredVersion, Snapshot, SourceStore } from '../../sources/ports.ts'
import { isHeldIn } from '../../sources/snapshots/compare-snapshots.ts'
import { snapshotDate } from '../../sources/snapshots/source-status.ts'
import { unpackExtracts } from '../../sources/files/packed-extracts.ts'
import { assertWhole, isUnaltered } from '../../sources/snapshots/whole-record.ts'
import { measuresOf } from '../rules/measures.ts'

interface RecordPorts {
  readonly store: { readonly sources: Pick<SourceStore, 'snapshots' | 'versionsOf'> }
}

/** The most versions that are shown: a record of a daily list may have changed every day. */
const MAX_VERSIONS = 20

export const getRecord: UseCase<Operations['get_record'], RecordPorts> = {
  async run({ input: { source, id, snapshot: asked } }, { store: { sources } }) {
    const snapshots = await sources.snapshots(source)
    const [newest] = snapshots
    const snapshot = asked === undefined ? newest : snapshots.find((one) => one.id === asked)
    if (newest === undefined || snapshot === undefined) throw noSuchRecord()
    // why not the versions of an import that is under way: it is not in force
    const versions = (await sources.versionsOf(source, id)).filter(({ since }) => since <= newest.seq)
    const version = versions.find((one) => isHeldIn(one, snapshot))
    if (version === undefined) throw noSuchRecord()
    assertWhole(version.record)
    const parts = partsOf(version)
    return {
      source,
      id: version.record.recordId,
      url: version.record.url,
      locator: version.record.locator,
      snapshot: named(snapshot),
      recordHash: version.record.recordHash,
      parts: shown(parts),
      ...(version.extracts !== undefined && { extracts: [...unpackExtracts(version.extracts)] }),
      measures: parts.flatMap((part) =>
        part.kind === 'listing' ? measuresOf({ sourceId: source }, part) : [],
      ),
      history: versions
        .toSorted((a, b) => b.since - a.since)
        .slice(0, MAX_VERSIONS)
        .map((one) => ({
          recordHash: one.record.recordHash,
          since: numbered(snapshots, one.since),
          until: one.until === null || one.until > newest.seq ? null : numbered(snapshots, one.until),
          ...(isUnaltered(one.record)
            ? { parts: shown(partsOf(one)) }
            : { parts: [], altered: true as const }),
        })),
    }
  },
}

const partsOf = ({ record }: StoredVersion) => JSON.parse(record.parts) as readonly RecordPart[]

const shown = (parts: readonly RecordPart[]) => parts.map((part) => ({ ...part }))

const named = (snapshot: Snapshot) => ({ id: snapshot.id, snapshotDate: snapshotDate(snapshot) })

/** Null if the snapshot is no longer stored. */
function numbered(snapshots: readonly Snapshot[], seq: number) {
  const snapshot = snapshots.find((one) => one.seq === seq)
  return snapshot === undefined ? null : named(snapshot)
}

const noSuchRecord = (): Problem =>
  new Problem('not_found', {
    detail:
      'There is no such record in that snapshot of the source. Send source and id as a citation has them; without a snapshot, the one in force is read',
  })
