// The server's current health: store, queue of runs, sources and the process.
import type { DashboardOperations } from '../contract/dashboard.ts'
import { byText } from '../base/by-text.ts'
import { describeSource, sourceStandings } from '../sources/snapshots/source-status.ts'
import type { UseCase } from '../call/use-case.ts'
import type { JobQueue } from '../call/ports.ts'
import type { SourceManifest } from '../sources/model/source.ts'
import type { SourceStore } from '../sources/ports.ts'
import type { Syncing } from '../sources/sync/sync-on-request.ts'
import type { ServerFacts } from './ports.ts'

const MEGABYTE = 1_048_576

interface HealthPorts {
  readonly store: {
    ping(): Promise<void>
    readonly sources: Pick<SourceStore, 'states'>
    readonly queue: Pick<JobQueue, 'counts'>
  }
  readonly manifests: readonly SourceManifest[]
  readonly syncing: Pick<Syncing, 'underWay' | 'reasonToSkip'>
  readonly server: ServerFacts
  readonly settings: { readonly requiredLists: readonly string[] }
}

export const getHealth: UseCase<DashboardOperations['get_health'], HealthPorts> = {
  async run({ now }, { store, manifests, syncing, server, settings }) {
    const elapsed = server.stopwatch()
    await store.ping()
    const answeredInMs = elapsed()
    const underWay = await syncing.underWay(manifests.map(({ id }) => id))
    const standings = await sourceStandings(manifests, store.sources, now)
    return {
      version: server.version,
      startedAt: server.startedAt,
      store: { kind: server.storeKind, answeredInMs },
      memoryMb: Math.round(server.residentBytes() / MEGABYTE),
      queue: await store.queue.counts(new Date(now).toISOString()),
      sources: standings
        .map((standing) => ({
          ...describeSource(standing),
          required: settings.requiredLists.includes(standing.manifest.id),
          syncing: underWay.has(standing.manifest.id),
          notFetched: syncing.reasonToSkip(standing.manifest) ?? null,
          failure: standing.failure,
          importedFrom: standing.snapshot?.importedFrom ?? null,
        }))
        .sort((a, b) => byText(a.id, b.id)),
    }
  },
}
