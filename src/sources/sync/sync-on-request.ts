// Fetches public sources because somebody asked: in the background and one after the other, so that whoever asks for all of
// them does not have all of them read at once.
import { type DueSource, renewalOf } from './due.ts'
import type { SourceStore } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'

// Has a public source fetched now, in the background. How it goes is told by get_health.
interface SyncPorts {
  readonly manifests: readonly SourceManifest[]
  readonly syncing: Syncing
}

export const requestSync: UseCase<DashboardOperations['sync_source'], SyncPorts> = {
  async run({ input: { id } }, { manifests, syncing }) {
    const manifest = manifests.find((each) => each.id === id)
    if (manifest === undefined)
      throw new Problem('not_found', { detail: 'There is no source of that id. list_sources has them' })
    const reason = syncing.reasonToSkip(manifest)
    if (reason !== undefined) throw new Problem('not_available', { detail: reason.replace(/\.$/, '') })
    return { id, started: await syncing.begin(manifest) }
  },
}

/** Fetches public sources when asked. */
export interface Syncing {
  /** Why the source is not fetched, and what to do; undefined when it is. */
  reasonToSkip(manifest: SourceManifest): string | undefined
  /** Begins, now or when those asked for before are done; false where it waits already or somebody is at it. */
  begin(manifest: SourceManifest): Promise<boolean>
  /** Those of these sources that wait or that somebody is at. */
  underWay(sourceIds: readonly string[]): Promise<ReadonlySet<string>>
}

export interface SyncOnRequestOptions {
  readonly store: Pick<SourceStore, 'states' | 'atWork'>
  readonly reasonToSkip: (manifest: SourceManifest) => string | undefined
  /** Fetches a source and notes in the store what came of it. */
  readonly sync: (source: DueSource, signal: AbortSignal) => Promise<void>
  /** For a fault that kept a source from being fetched. */
  readonly onFault: (error: unknown, sourceId: string) => void
}

export interface StartedSyncing extends Syncing {
  /** Breaks off a sync at work, which leaves the snapshot before in force, and resolves when it has ended. */
  stop(): Promise<void>
}

export function syncOnRequest({ store, reasonToSkip, sync, onFault }: SyncOnRequestOptions): StartedSyncing {
  const asked = new Set<string>()
  const stopping = new AbortController()
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
      // why asked anew behind it: two may ask at once
      if ((await store.atWork([id])).has(id) || asked.has(id)) return false
      asked.add(id)
      line = line.then(() => fetch(manifest))
      return true
    },
    async underWay(sourceIds) {
      return new Set([...asked, ...(await store.atWork(sourceIds))])
    },
    async stop() {
      stopping.abort()
      await line
    },
  }
}
