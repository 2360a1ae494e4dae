// Lists the public sources with their snapshots in force.
import type { Operations } from '../../contract/index.ts'
import { byText } from '../../core/base/by-text.ts'
import { snapshotDate, standingOf } from '../sources/standing.ts'
import type { UseCase } from '../use-case.ts'

export const listSources: UseCase<Operations['list_sources']> = {
  async run({ now }, { store, manifests }) {
    const states = new Map((await store.sources.states()).map((state) => [state.sourceId, state]))
    const sources = manifests.map((manifest) => {
      const { status, snapshot } = standingOf(manifest, states.get(manifest.id), now)
      return {
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
      }
    })
    return { sources: sources.sort((a, b) => byText(a.id, b.id)) }
  },
}
