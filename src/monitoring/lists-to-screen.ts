// The watch lists that a batch or a pass is screened against, as they are pinned in it.
import { byText } from '../base/by-text.ts'
import type { ScreenerVersion } from '../screening/screener.ts'
import type { Snapshot, SourceStore } from '../sources/ports.ts'
import { snapshotDate, sourceStandings } from '../sources/snapshots/source-status.ts'
import type { BatchDeps, BatchPin, BatchPins } from './ports.ts'

/** The lists in force, those that are required and not loaded among them, and the snapshots of those that are. */
export async function listsToScreen({
  manifests,
  store,
  clock,
  requiredLists,
}: Pick<BatchDeps, 'manifests' | 'store' | 'clock' | 'requiredLists'>): Promise<{
  readonly lists: readonly BatchPin[]
  readonly snapshots: readonly Snapshot[]
}> {
  const standings = (await sourceStandings(manifests, store.sources, clock.now()))
    .filter(({ manifest }) => manifest.kind === 'watch-list')
    .toSorted((a, b) => byText(a.manifest.id, b.manifest.id))
  const lists = standings
    .filter(
      ({ manifest, snapshot }) =>
        snapshot !== null || requiredLists.includes(manifest.id) || manifest.supplementary !== true,
    )
    .map(({ manifest: { id }, status, snapshot }): BatchPin => ({
      id,
      status,
      snapshotId: snapshot?.id ?? null,
      snapshotDate: snapshot === null ? null : snapshotDate(snapshot),
      required: requiredLists.includes(id),
    }))
  return { lists, snapshots: standings.flatMap(({ snapshot }) => snapshot ?? []) }
}

/** The snapshots of these lists; undefined if one is no more. */
export async function snapshotsOf(
  lists: readonly BatchPin[],
  sources: Pick<SourceStore, 'snapshots'>,
): Promise<readonly Snapshot[] | undefined> {
  const snapshots: Snapshot[] = []
  for (const { id, snapshotId } of lists) {
    if (snapshotId === null) continue
    const found = (await sources.snapshots(id)).find((each) => each.id === snapshotId)
    if (found === undefined) return undefined
    snapshots.push(found)
  }
  return snapshots
}

export const isSameScreener = (a: ScreenerVersion, b: ScreenerVersion): boolean =>
  a.matcher === b.matcher && a.resources === b.resources

/** Whether both name the same snapshots. */
export const isSameLists = (a: Pick<BatchPins, 'lists'>, b: Pick<BatchPins, 'lists'>): boolean =>
  snapshotIds(a) === snapshotIds(b)

const snapshotIds = ({ lists }: Pick<BatchPins, 'lists'>): string =>
  JSON.stringify(lists.flatMap(({ id, snapshotId }) => (snapshotId === null ? [] : [[id, snapshotId]])))
