// What the compatible addresses need of the world: the lists in force with their screener, and what is stored of their records.
import type { FairQueue } from '../base/fair-queue.ts'
import type { Screener } from '../screening/screener.ts'
import type { WatchIndex } from '../screening/watch-lists/watch-index.ts'
import type { SourceManifest } from '../sources/model/source.ts'
import type { SourceStore } from '../sources/ports.ts'

/** The lists that are screened now, and what screens them. */
export interface ListsInForce {
  readonly screener: Screener
  readonly index: WatchIndex
}

export interface CompatPorts {
  readonly store: { readonly sources: Pick<SourceStore, 'states' | 'snapshots' | 'versionsOf'> }
  readonly manifests: readonly SourceManifest[]
  /** Throws StoreUnavailable. */
  readonly listsInForce: () => Promise<ListsInForce>
  /** Queries of all callers wait here for their turn, so that a bulk of one workspace does not delay another. */
  readonly queryTurns: FairQueue
  readonly settings: { readonly publicUrl: string }
}
