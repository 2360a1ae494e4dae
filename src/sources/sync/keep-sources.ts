// Keeps public sources current inside a server: looks now and then which of them are due, and has them fetched one after
// the other.
import type { Clock } from '../../base/ports.ts'
import { dueSources, type DueSource, type Kept } from './due.ts'
import type { SourceStore } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'

export interface KeepSourcesOptions {
  readonly store: Pick<SourceStore, 'states'>
  readonly clock: Clock
  readonly manifests: readonly SourceManifest[]
  readonly kept: Kept
  /** Fetches a source and notes in the store what came of it. */
  readonly sync: (due: DueSource, signal: AbortSignal) => Promise<void>
  /** For a fault that kept a source from being fetched, or the store from being read. */
  readonly onFault: (error: unknown, sourceId?: string) => void
  /** How often it looks. */
  readonly everyMs: number
  /** Timers of the world: a call later, and its cancellation. */
  readonly later: (work: () => void, ms: number) => () => void
}

export interface SourceKeeping {
  /** Breaks off a sync at work, which leaves the snapshot before in force, and resolves when it has ended. */
  stop(): Promise<void>
}

/** Begins at once. */
export function keepSources(options: KeepSourcesOptions): SourceKeeping {
  const { store, clock, manifests, kept, sync, onFault, everyMs, later } = options
  const stopping = new AbortController()

  async function look(): Promise<void> {
    // why once in a round: a source that is due still waits its turn like the others
    const tried = new Set<string>()
    while (!stopping.signal.aborted) {
      // why anew each time: another server may have fetched it meanwhile
      const due = dueSources(manifests, await store.states(), { kept, now: clock.now() })
      const next = due.find(({ manifest }) => !tried.has(manifest.id))
      if (next === undefined) return
      const { id } = next.manifest
      tried.add(id)
      await sync(next, stopping.signal).catch((error: unknown) => onFault(error, id))
    }
  }

  let cancel = (): void => undefined
  async function tick(): Promise<void> {
    await look().catch((error: unknown) => onFault(error))
    if (!stopping.signal.aborted) cancel = later(again, everyMs)
  }
  let looking = tick()
  function again(): void {
    looking = tick()
  }

  return {
    async stop() {
      stopping.abort()
      cancel()
      await looking
    },
  }
}
