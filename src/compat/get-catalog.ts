// The catalogue of datasets: the watch lists that are loaded, and the collections of them.
import type { UseCase } from '../call/use-case.ts'
import type { CompatibleOperations } from '../contract/compatible.ts'
import type { OutputOf } from '../contract/operations/operation.ts'
import { type SourceStanding, sourceStandings } from '../sources/snapshots/source-status.ts'
import { type ListDataset, listDatasets } from './datasets.ts'
import { datasetName } from './ftm/entity.ts'
import type { CompatPorts, ListsInForce } from './ports.ts'

type CatalogOperation = CompatibleOperations['get_catalog']
type Entry = OutputOf<CatalogOperation>['datasets'][number]

export const getCatalog: UseCase<CatalogOperation, CompatPorts> = {
  async run({ now }, { store, manifests, listsInForce }) {
    const { index } = await listsInForce()
    const standings = new Map(
      (await sourceStandings(manifests, store.sources, now)).map((standing) => [
        standing.manifest.id,
        standing,
      ]),
    )
    const loaded = new Set(index.lists.map(({ sourceId }) => sourceId))
    const isOutdated = (id: string): boolean =>
      ['stale', 'failed', 'partial'].includes(standings.get(id)?.status ?? '')
    const shown = listDatasets(manifests).filter(
      ({ manifest }) => manifest === undefined || loaded.has(manifest.id),
    )
    const lists = [...loaded].map((id) => ({ name: datasetName(id), outdated: isOutdated(id) }))
    const outdated = lists.filter(({ outdated: is }) => is).map(({ name }) => name)
    return {
      datasets: shown.map((dataset) => entryFor(dataset, index, loaded, standings)),
      current: lists.filter(({ outdated: is }) => !is).map(({ name }) => name),
      outdated,
      index_stale: outdated.length > 0,
    }
  },
}

function entryFor(
  { name, title, summary, sources, manifest }: ListDataset,
  index: ListsInForce['index'],
  loaded: ReadonlySet<string>,
  standings: ReadonlyMap<string, SourceStanding>,
): Entry {
  const ids = sources.filter((id) => loaded.has(id))
  const count = ids.reduce((sum, id) => sum + index.entriesIn(id), 0)
  if (manifest === undefined)
    return {
      name,
      title,
      summary,
      entity_count: count,
      load: false,
      index_version: null,
      index_current: true,
      children: ids.map(datasetName),
    }
  const snapshot = index.lists.find(({ sourceId }) => sourceId === manifest.id)
  const newest = standings.get(manifest.id)?.snapshot
  return {
    name,
    title,
    summary,
    url: manifest.landingUrl,
    publisher: { name: manifest.publisher, url: manifest.landingUrl },
    licence: manifest.licence,
    entity_count: count,
    ...(newest != null && { version: newest.id, updated_at: newest.fetchedAt.slice(0, 19) }),
    load: true,
    index_version: snapshot?.id ?? null,
    index_current: snapshot?.id === newest?.id,
    children: [],
  }
}
