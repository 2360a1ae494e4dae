// Decides which sources to fetch now: those whose cadence has passed since their last success, and those that failed
// and have waited long enough. It reads only the store, so a restart changes nothing.
import { narrowedTo } from '../snapshots/narrowing.ts'
import type { Snapshot, SourceState } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'

/**
 * Ids of the sources to keep current, or those that were fetched before: importing files is not permission to fetch.
 */
export type Kept = 'fetched' | ReadonlySet<string>

export interface DueSource {
  readonly manifest: SourceManifest
  /** The narrowing of the snapshot in force. */
  readonly only: ReadonlySet<string> | undefined
}

const HOUR_MS = 3_600_000
/** Wait after the first failure. It doubles with each further one, and is never longer than the cadence. */
const RETRY_MS = 300_000

/** In the order of the manifests. `now` in milliseconds since 1970. */
export function dueSources(
  manifests: readonly SourceManifest[],
  states: readonly SourceState[],
  { kept, now }: { readonly kept: Kept; readonly now: number },
): readonly DueSource[] {
  const byId = new Map(states.map((state) => [state.sourceId, state]))
  return manifests.flatMap((manifest) => {
    const state = byId.get(manifest.id)
    const held = heldOf(state)
    const wasFetched = held !== undefined && (held.importedFrom === null || state?.checkedAt !== null)
    const isKept = kept === 'fetched' ? wasFetched : kept.has(manifest.id)
    return isKept && isDue(manifest, held, state, now) ? [renewalOf(manifest, state)] : []
  })
}

/** The fetch that renews a source. */
export function renewalOf(manifest: SourceManifest, state: SourceState | undefined): DueSource {
  const held = heldOf(state)
  return { manifest, only: held && narrowedTo(held) }
}

/** The snapshot that a fetch renews. */
const heldOf = (state: SourceState | undefined): Snapshot | undefined =>
  state?.current?.sample === false ? state.current : undefined

function isDue(
  { cadence }: SourceManifest,
  held: Snapshot | undefined,
  state: SourceState | undefined,
  now: number,
): boolean {
  const cadenceMs = cadence.checkEveryHours * HOUR_MS
  const failure = state?.failure ?? null
  if (failure !== null)
    return hasPassed(Date.parse(failure.at), Math.min(cadenceMs, RETRY_MS * 2 ** (failure.count - 1)), now)
  if (held === undefined) return true
  // why the later one: files imported after the last check count as a check
  const good = Math.max(Date.parse(held.fetchedAt), Date.parse(state?.checkedAt ?? held.fetchedAt))
  return hasPassed(good, cadenceMs, now)
}

/** An instant that lies further ahead than `ms` was recorded by a wrong clock. */
const hasPassed = (since: number, ms: number, now: number): boolean => Math.abs(now - since) >= ms
