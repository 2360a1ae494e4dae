// How the server does: store, queue of runs, sources and the process itself, as they are now.
import type { DashboardOperations } from '../contract/dashboard.ts'
import { byText } from '../base/by-text.ts'
import { describeStanding, standingsOf } from '../sources/model/standing.ts'
import type { UseCase } from '../call/use-case.ts'

const MEGABYTE = 1_048_576

export const getHealth: UseCase<DashboardOperations['get_health']> = {
  async run({ now }, { store, manifests, syncing, server, settings }) {
    const elapsed = server.stopwatch()
    await store.ping()
    const answeredInMs = elapsed()
    const underWay = await syncing.underWay(manifests.map(({ id }) => id))
    const standings = await standingsOf(manifests, store.sources, now)
    return {
      version: server.version,
      startedAt: server.startedAt,
      store: { kind: server.storeKind, answeredInMs },
      memoryMb: Math.round(server.residentBytes() / MEGABYTE),
      queue: await store.queue.counts(new Date(now).toISOString()),
      sources: standings
        .map((standing) => ({
          ...describeStanding(standing),
          required: settings.requiredLists.includes(standing.manifest.id),
          syncing: underWay.has(standing.manifest.id),
          notFetched: syncing.reasonToSkip(standing.manifest) ?? null,
          failure: standing.failure,
        }))
        .sort((a, b) => byText(a.id, b.id)),
    }
  },
}
