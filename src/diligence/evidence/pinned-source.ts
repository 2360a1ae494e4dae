// The sources a run reads: those that apply to its subject, each with the snapshot it is read from and how it stands.
import { byText } from '../../base/by-text.ts'
import type { EvidenceSource, Subject } from '../rules/evidence.ts'
import type { Snapshot, SourceState as StoredState, SourceStore } from '../../sources/ports.ts'
import type { SourceManifest } from '../../sources/model/source.ts'
import { snapshotDate, sourceStanding, type StatusOfSource } from '../../sources/snapshots/source-status.ts'

export interface PinnedSource {
  readonly id: string
  /** As it was when the run began: a replay says the same, however old the snapshot is by then. */
  readonly status: StatusOfSource
  /** Null where there was none. */
  readonly snapshot: Snapshot | null
}

/** What a run has to remember of a source to be computed again. */
export interface SourcePin {
  readonly id: string
  readonly status: StatusOfSource
  readonly snapshotId: string | null
}

/** A snapshot a run was computed from is not in the store any more. */
export class SnapshotGone extends Error {
  constructor({ id, snapshotId }: SourcePin) {
    super(
      `The snapshot ${snapshotId} of ${id} is no longer stored, or the source is not known: the run cannot be computed again here. Restore the database it was computed with.`,
    )
  }
}

/** Whether what the source says can be about the subject. */
export function applies(
  { registers }: SourceManifest,
  { type, lei, registrationNumber, domain }: Subject,
): boolean {
  const hasIdentifier = (lei ?? registrationNumber ?? domain) !== undefined
  return type !== 'person' || hasIdentifier || registers !== 'companies'
}

/** Every source that applies, with the snapshot in force, by id. `now` in milliseconds since 1970. */
export function pinCurrent(
  subject: Subject,
  manifests: readonly SourceManifest[],
  states: readonly StoredState[],
  now: number,
): readonly PinnedSource[] {
  const byId = new Map(states.map((state) => [state.sourceId, state]))
  return manifests
    .filter((manifest) => applies(manifest, subject))
    .map((manifest) => {
      const { status, snapshot } = sourceStanding(manifest, byId.get(manifest.id), now)
      return { id: manifest.id, status, snapshot }
    })
    .toSorted((a, b) => byText(a.id, b.id))
}

/** The sources of a run that was computed before. Throws SnapshotGone. */
export async function pinAgain(
  pins: readonly SourcePin[],
  manifests: readonly SourceManifest[],
  store: SourceStore,
): Promise<readonly PinnedSource[]> {
  const known = new Set(manifests.map(({ id }) => id))
  const pinned = await Promise.all(
    pins.map(async (pin): Promise<PinnedSource> => {
      const { id, status, snapshotId } = pin
      if (!known.has(id)) throw new SnapshotGone(pin)
      if (snapshotId === null) return { id, status, snapshot: null }
      const snapshot = (await store.snapshots(id)).find((each) => each.id === snapshotId)
      if (snapshot === undefined) throw new SnapshotGone(pin)
      return { id, status, snapshot }
    }),
  )
  return pinned.toSorted((a, b) => byText(a.id, b.id))
}

export const pinOf = ({ id, status, snapshot }: PinnedSource): SourcePin => ({
  id,
  status,
  snapshotId: snapshot?.id ?? null,
})

/** A pinned source as the scorers are told of it. */
export function sourceState(
  { id, status, snapshot }: PinnedSource,
  manifest: SourceManifest,
): EvidenceSource {
  const { title, scorers } = manifest
  if (snapshot === null) return { id, title, status, scorers }
  const { id: snapshotId, recordsHash, warnings } = snapshot
  return {
    id,
    title,
    status,
    snapshotId,
    snapshotDate: snapshotDate(snapshot),
    recordsHash,
    ...(warnings.length > 0 && { warnings }),
    scorers,
  }
}
