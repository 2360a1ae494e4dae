// Lists the snapshots of a source that are kept.
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { SourceManifest } from '../model/source.ts'
import type { SourceStore } from '../ports.ts'
import { snapshotDate, warningsOf } from './source-status.ts'

interface ListPorts {
  readonly store: { readonly sources: Pick<SourceStore, 'snapshots' | 'states'> }
  readonly manifests: readonly SourceManifest[]
}

export const listSnapshots: UseCase<DashboardOperations['list_snapshots'], ListPorts> = {
  async run({ input: { id } }, { store: { sources }, manifests }) {
    if (!manifests.some((each) => each.id === id)) throw noSource()
    const current = (await sources.states()).find(({ sourceId }) => sourceId === id)?.current
    const snapshots = await sources.snapshots(id)
    return {
      snapshots: snapshots.map((snapshot) => ({
        id: snapshot.id,
        snapshotDate: snapshotDate(snapshot),
        snapshotDateFrom: snapshot.datedBy ?? null,
        takenAt: snapshot.fetchedAt,
        importedFrom: snapshot.importedFrom,
        sample: snapshot.sample,
        records: snapshot.records,
        contentSha256: snapshot.contentSha256,
        inForce: snapshot.seq === current?.seq,
        warnings: warningsOf(snapshot),
      })),
    }
  },
}

export const noSource = (): Problem =>
  new Problem('not_found', { detail: 'There is no source of that id. list_sources has them' })
