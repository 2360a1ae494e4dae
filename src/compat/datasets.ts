// The datasets of the compatible addresses: each watch list, and collections of them under the names that clients know.
import { Problem } from '../call/problem.ts'
import { datasetName } from './ftm/entity.ts'
import type { SourceManifest } from '../sources/model/source.ts'

export interface ListDataset {
  readonly name: string
  readonly title: string
  readonly summary: string
  /** Ids of the watch lists in it. */
  readonly sources: readonly string[]
  /** The list; undefined for a collection. */
  readonly manifest?: SourceManifest
}

interface Collection {
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly lists?: readonly string[]
}

const COLLECTIONS: readonly Collection[] = [
  { name: 'default', title: 'All watch lists', summary: 'Every watch list of this server.' },
  {
    name: 'sanctions',
    title: 'Sanctions lists',
    summary: 'Lists of sanctions and of export control.',
    lists: [
      'us-ofac-sdn',
      'us-ofac-cons',
      'un-sc',
      'eu-fsf',
      'uk-fcdo',
      'us-csl',
      'ca-sema',
      'ch-seco',
      'au-dfat',
      'jp-meti-eul',
      'ua-nsdc',
    ],
  },
  {
    name: 'peps',
    title: 'Politically exposed persons',
    summary: 'People who hold a public office.',
    lists: ['wikidata-peps'],
  },
  {
    name: 'debarment',
    title: 'Debarred parties',
    summary: 'Parties that are shut out of public contracts or of a trade.',
    lists: ['us-sam-exclusions', 'wb-debarred'],
  },
]

/** Names under which OpenSanctions publishes the same lists. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  un_sc_sanctions: 'un-sc',
  gb_fcdo_sanctions: 'uk-fcdo',
  gb_hmt_sanctions: 'uk-fcdo',
  ch_seco_sanctions: 'ch-seco',
  au_dfat_sanctions: 'au-dfat',
  ca_dfatd_sema_sanctions: 'ca-sema',
  us_trade_csl: 'us-csl',
  worldbank_debarred: 'wb-debarred',
  gb_coh_disqualified: 'gb-ch-disqualified',
  jp_meti_eul: 'jp-meti-eul',
  ua_nsdc_sanctions: 'ua-nsdc',
  wd_peps: 'wikidata-peps',
}

/** Every collection, then every watch list. */
export function listDatasets(manifests: readonly SourceManifest[]): readonly ListDataset[] {
  const lists = manifests.filter(({ kind }) => kind === 'watch-list')
  const known = lists.map(({ id }) => id)
  return [
    ...COLLECTIONS.map(({ lists: chosen = known, ...collection }) => ({
      ...collection,
      sources: chosen.filter((id) => known.includes(id)),
    })),
    ...lists.map((manifest) => ({
      name: datasetName(manifest.id),
      title: manifest.title,
      summary: `${manifest.publisher}: ${manifest.cadence.published}.`,
      sources: [manifest.id],
      manifest,
    })),
  ]
}

/** Undefined for an unknown name. A list is also found by its id and by its name at OpenSanctions. */
export function findDataset(manifests: readonly SourceManifest[], name: string): ListDataset | undefined {
  const other = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined
  const own = datasetName(other ?? name)
  return listDatasets(manifests).find((dataset) => dataset.name === own)
}

/** The dataset in a path. Throws `not_found`. */
export function datasetInPath(manifests: readonly SourceManifest[], name: string): ListDataset {
  const dataset = findDataset(manifests, name)
  if (dataset !== undefined) return dataset
  throw new Problem('not_found', {
    detail: `There is no dataset "${name}". Use "default", or one of those that GET /catalog lists`,
  })
}

export interface DatasetScope {
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
}

/**
 * The ids of the lists that a request is about. An unknown name in `include` has no list, as at OpenSanctions; one in `exclude`
 * is refused, because its lists would be searched after all.
 */
export function sourcesInScope(
  manifests: readonly SourceManifest[],
  dataset: ListDataset,
  { include = [], exclude = [] }: DatasetScope,
): ReadonlySet<string> {
  const sourcesOf = (names: readonly string[]): ReadonlySet<string> =>
    new Set(names.flatMap((name) => findDataset(manifests, name)?.sources ?? []))
  const unknown = exclude.find((name) => findDataset(manifests, name) === undefined)
  if (unknown !== undefined)
    throw new Problem('invalid_request', {
      detail: `exclude_dataset names "${unknown}", which is no dataset here; GET /catalog lists them`,
      issues: [{ path: 'exclude_dataset', message: `"${unknown}" is no dataset of this server` }],
    })
  const [included, excluded] = [sourcesOf(include), sourcesOf(exclude)]
  return new Set(
    dataset.sources.filter((id) => (include.length === 0 || included.has(id)) && !excluded.has(id)),
  )
}
