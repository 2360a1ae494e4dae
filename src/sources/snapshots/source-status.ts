// Decides the current status of a source from its manifest, its snapshot in force and the last syncs.
import type { SourceStatus } from '../../contract/vocabulary/source.ts'
import type { Snapshot, SourceState, SourceStore } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'
import type { Operations } from '../../contract/index.ts'
import { byText } from '../../base/by-text.ts'
import type { UseCase } from '../../call/use-case.ts'
import { shortfallsOf } from './shortfalls.ts'
import { rollbackWarning } from './snapshot-date.ts'

// Lists the public sources with their snapshots in force.
interface ListPorts {
  readonly store: { readonly sources: Pick<SourceStore, 'states'> }
  readonly manifests: readonly SourceManifest[]
}

export const listSources: UseCase<Operations['list_sources'], ListPorts> = {
  async run({ now }, { store, manifests }) {
    const standings = await sourceStandings(manifests, store.sources, now)
    return { sources: standings.map(describeSource).sort((a, b) => byText(a.id, b.id)) }
  },
}

export interface SourceStanding {
  readonly manifest: SourceManifest
  readonly status: SourceStatus
  readonly snapshot: Snapshot | null
  /** Why the last sync was refused or interrupted. */
  readonly failure: string | null
}

const HOUR_MS = 3_600_000

/** The description of a source for people and programs, the same over every transport. */
export const describeSource = ({ manifest, status, snapshot }: SourceStanding) => ({
  id: manifest.id,
  name: manifest.title,
  publisher: manifest.publisher,
  url: manifest.landingUrl,
  licence: manifest.licence,
  scorers: [...manifest.scorers],
  snapshotDate: snapshot === null ? null : snapshotDate(snapshot),
  fetchedAt: snapshot?.fetchedAt ?? null,
  updateCadence: manifest.cadence.published,
  records: snapshot?.records ?? 0,
  recordsHash: snapshot?.recordsHash ?? null,
  status,
  snapshotDateFrom: snapshot?.datedBy ?? null,
  warnings: snapshot === null ? [] : warningsOf(snapshot),
})

/** What is wrong with a snapshot, for people: that it was set back comes first. */
export function warningsOf(snapshot: Pick<Snapshot, 'asOf' | 'rolledBackFrom' | 'warnings'>): string[] {
  const setBack = rollbackWarning(snapshot)
  return [...(setBack === undefined ? [] : [setBack]), ...snapshot.warnings]
}

/**
 * The status of every source, in the order of the manifests. `now` in milliseconds since 1970. Throws StoreUnavailable.
 */
export async function sourceStandings(
  manifests: readonly SourceManifest[],
  store: Pick<SourceStore, 'states'>,
  now: number,
): Promise<readonly SourceStanding[]> {
  const states = new Map((await store.states()).map((state) => [state.sourceId, state]))
  return manifests.map((manifest) => sourceStanding(manifest, states.get(manifest.id), now))
}

/** The day of a snapshot: the publisher's date, else that of the last change, else that of the fetch. */
export const snapshotDate = (snapshot: Snapshot): string => snapshot.asOf ?? snapshot.fetchedAt.slice(0, 10)

/**
 * A fetched snapshot is as current as the last check with its publisher. An imported one was never checked and counts
 * from its own date. `now` in milliseconds since 1970.
 */
export function sourceStanding(
  manifest: SourceManifest,
  state: SourceState | undefined,
  now: number,
): SourceStanding {
  const snapshot = state?.current ?? null
  const failure = state?.failure?.message ?? null
  const status = statusOf(manifest, state, now)
  return { manifest, status, snapshot, failure }
}

function statusOf(manifest: SourceManifest, state: SourceState | undefined, now: number): SourceStatus {
  const snapshot = state?.current
  if (snapshot == null) return state?.failure == null ? 'never_synced' : 'failed'
  if (snapshot.sample) return 'sample'
  const checked =
    snapshot.importedFrom === null ? (state?.checkedAt ?? snapshot.fetchedAt) : endOfImported(snapshot)
  if (now - Date.parse(checked) > manifest.cadence.staleAfterHours * HOUR_MS) return 'stale'
  if (state?.failure != null) return 'failed'
  return shortfallsOf(snapshot, manifest).length > 0 ? 'partial' : 'current'
}

/** Why not later than the day of import: nothing in it can be newer. */
function endOfImported(snapshot: Snapshot): string {
  const [end, brought] = [endOf(snapshotDate(snapshot)), endOf(snapshot.fetchedAt.slice(0, 10))]
  return end < brought ? end : brought
}

/** The last instant of a day, month or year: the data is not older than that. */
function endOf(date: string): string {
  if (date.length === 4) return `${date}-12-31T23:59:59.999Z`
  if (date.length === 10) return `${date}T23:59:59.999Z`
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0, 23, 59, 59, 999)).toISOString()
}
