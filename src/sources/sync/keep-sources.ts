// Keeps public sources current inside a server: checks at intervals which of them are due, and fetches those one after
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
  /** Fetches a source and records the result in the store. */
  readonly sync: (due: DueSource, signal: AbortSignal) => Promise<void>
  /** Receives an error that prevented a fetch or a read of the store. */
  readonly onFault: (error: unknown, sourceId?: string) => void
  /** Interval between checks. */
  readonly everyMs: number
  /** The timer: calls `work` later and returns a function that cancels it. */
  readonly later: (work: () => void, ms: number) => () => void
}

export interface SourceKeeping {
  /** Interrupts a running sync, which leaves the previous snapshot in force, and resolves when it has ended. */
  stop(): Promise<void>
}

/** Starts immediately. */
export function keepSources(options: KeepSourcesOptions): SourceKeeping {
  const { store, clock, manifests, kept, sync, onFault, everyMs, later } = options
  const stopping = new AbortController()

  async function look(): Promise<void> {
    // why once per round: a source that is still due waits its turn like the others
    const tried = new Set<string>()
    while (!stopping.signal.aborted) {
      // why each time: another server may have fetched it meanwhile
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
