// Selects the sources a run reads: those that apply to its subject, each with its snapshot and status.
import { byText } from '../../base/by-text.ts'
import type { SourceStatus } from '../../contract/vocabulary/source.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import type { EvidenceSource } from '../rules/evidence.ts'
import type { Snapshot, SourceState as StoredState, SourceStore } from '../../sources/ports.ts'
import type { SourceManifest } from '../../sources/model/source.ts'
import { snapshotDate, sourceStanding } from '../../sources/snapshots/source-status.ts'

export interface PinnedSource {
  readonly id: string
  /** The status when the run began: a replay gives the same result, however old the snapshot is by then. */
  readonly status: SourceStatus
  /** Null when the source had none. */
  readonly snapshot: Snapshot | null
}

/** The facts about a source that a run stores for its replay. */
export interface SourcePin {
  readonly id: string
  readonly status: SourceStatus
  readonly snapshotId: string | null
}

/** The store no longer has a snapshot from which a run was computed. */
export class SnapshotGone extends Error {
  constructor({ id, snapshotId }: SourcePin) {
    super(
      `The snapshot ${snapshotId} of ${id} is no longer stored, or the source is not known: the run cannot be computed again here. Restore the database it was computed with.`,
    )
  }
}

/** Identifiers by which a register of companies may know the subject. */
const OF_REGISTERS: ReadonlySet<string> = new Set(['lei', 'registration', 'cik', 'domain'])

/** Whether the source's records can be about the subject. */
export function applies(
  { registers }: SourceManifest,
  { type, lei, registrationNumber, domain, identifiers = [] }: AskedSubject,
): boolean {
  const mayBeCompany = type === undefined || type === 'company'
  const hasIdentifier =
    (lei ?? registrationNumber ?? domain) !== undefined ||
    identifiers.some(({ scheme }) => OF_REGISTERS.has(scheme))
  return mayBeCompany || hasIdentifier || registers !== 'companies'
}

/** Every applicable source with its current snapshot, by id. `now` is in milliseconds since 1970. */
export function pinCurrent(
  subject: AskedSubject,
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

/** The sources of an earlier run. Throws SnapshotGone. */
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

/** A pinned source in the form that scorers receive. */
export function sourceState(
  { id, status, snapshot }: PinnedSource,
  manifest: SourceManifest,
): EvidenceSource {
  const { title, scorers } = manifest
  if (snapshot === null) return { id, title, status, scorers }
  const { id: snapshotId, recordsHash, warnings, rolledBackFrom } = snapshot
  return {
    id,
    title,
    status,
    snapshotId,
    snapshotDate: snapshotDate(snapshot),
    recordsHash,
    ...(warnings.length > 0 && { warnings }),
    ...(rolledBackFrom !== undefined && { rolledBackFrom }),
    scorers,
  }
}
