// Fetches public sources on request, in the background. A request for all of them fetches one after the other, not all
// at once.
import { type DueSource, renewalOf } from './due.ts'
import type { SourceStore } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { noSource } from '../snapshots/list-snapshots.ts'
import type { TakenIn, TakeInOptions } from '../snapshots/take-in.ts'

// Requests an immediate fetch of a public source in the background. get_health reports its progress.
interface SyncPorts {
  readonly manifests: readonly SourceManifest[]
  readonly syncing: Syncing
}

export const requestSync: UseCase<DashboardOperations['sync_source'], SyncPorts> = {
  async run({ input: { id } }, { manifests, syncing }) {
    const manifest = manifests.find((each) => each.id === id)
    if (manifest === undefined) throw noSource()
    const reason = syncing.reasonToSkip(manifest)
    if (reason !== undefined) throw new Problem('not_available', { detail: reason.replace(/\.$/, '') })
    return { id, started: await syncing.begin(manifest) }
  },
}

/** Fetches public sources on request. */
export interface Syncing {
  /** Why the source is not fetched, and the remedy; undefined when it is fetched. */
  reasonToSkip(manifest: SourceManifest): string | undefined
  /** Starts now or after earlier requests; false if the source already waits or is being fetched. */
  begin(manifest: SourceManifest): Promise<boolean>
  /** Those of these sources that wait or are being fetched. */
  underWay(sourceIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Puts a file in force as a snapshot that was brought in by hand; undefined if the source is being fetched or imported. Throws
   * SnapshotRefused and ListFileError.
   */
  take(manifest: SourceManifest, file: ReceivedFile, options: TakeOptions): Promise<TakenIn | undefined>
}

/** A file while it arrives. */
export interface ReceivedFile {
  /** A plain name, without a folder. */
  readonly name: string
  /** Id of the person or key that sends it. */
  readonly by: string
  readonly pieces: AsyncIterable<Uint8Array>
}

export interface TakeOptions extends Pick<TakeInOptions, 'asOf' | 'belowFloor' | 'rollback'> {
  readonly signal: AbortSignal | undefined
}

export interface SyncOnRequestOptions {
  readonly store: Pick<SourceStore, 'states' | 'atWork'>
  readonly reasonToSkip: (manifest: SourceManifest) => string | undefined
  /** Fetches a source and records the result in the store. */
  readonly sync: (source: DueSource, signal: AbortSignal) => Promise<void>
  readonly take: Syncing['take']
  /** Receives an error that prevented a fetch. */
  readonly onFault: (error: unknown, sourceId: string) => void
}

export interface StartedSyncing extends Syncing {
  /** Interrupts a running sync and the uploads, which leaves the previous snapshots in force, and resolves when they have ended. */
  stop(): Promise<void>
}

export function syncOnRequest({
  store,
  reasonToSkip,
  sync,
  take,
  onFault,
}: SyncOnRequestOptions): StartedSyncing {
  const asked = new Set<string>()
  const stopping = new AbortController()
  const uploads = new Set<Promise<void>>()
  let line = Promise.resolve()

  async function fetch(manifest: SourceManifest): Promise<void> {
    const { id } = manifest
    try {
      if (stopping.signal.aborted) return
      const state = (await store.states()).find(({ sourceId }) => sourceId === id)
      await sync(renewalOf(manifest, state), stopping.signal)
    } catch (error) {
      onFault(error, id)
    } finally {
      asked.delete(id)
    }
  }

  return {
    reasonToSkip,
    async begin(manifest) {
      const { id } = manifest
      // why checked again after it: two requests may arrive at once
      if ((await store.atWork([id])).has(id) || asked.has(id)) return false
      asked.add(id)
      line = line.then(() => fetch(manifest))
      return true
    },
    async underWay(sourceIds) {
      return new Set([...asked, ...(await store.atWork(sourceIds))])
    },
    take(manifest, file, { signal, ...options }) {
      const taking = take(manifest, file, {
        ...options,
        signal: AbortSignal.any(signal === undefined ? [stopping.signal] : [signal, stopping.signal]),
      })
      const ended = taking.then(
        () => void uploads.delete(ended),
        () => void uploads.delete(ended),
      )
      uploads.add(ended)
      return taking
    },
    async stop() {
      stopping.abort()
      await Promise.all([line, ...uploads])
    },
  }
}
