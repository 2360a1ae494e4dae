// Searches the entities by a text: what screening finds under it as a name, then what has every word of it.
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import { Problem } from '../call/problem.ts'
import type { Call, UseCase } from '../call/use-case.ts'
import type { CompatibleOperations } from '../contract/compatible.ts'
import type { OutputOf } from '../contract/operations/operation.ts'
import type { z } from 'zod'
import { datasetInPath, findDataset, listDatasets, sourcesInScope } from './datasets.ts'
import { datasetName } from './ftm/entity.ts'
import { findEntities } from './find-entities.ts'
import { ExampleUnreadable, readExample } from './ftm/example.ts'
import { findSchema, isSchemaBelow, schemaNames } from './ftm/schemata.ts'
import type { CompatPorts, ListsInForce } from './ports.ts'
import {
  rosterEntity,
  hasWords,
  type Roster,
  type RosterEntry,
  rosterKey,
  rosterOf,
  prefixesIn,
} from './roster.ts'
import { isChangedSince, seenIn } from './seen.ts'
import { countries as allCountries } from '../reference/countries.ts'

type SearchOperation = CompatibleOperations['search_entities']
type Input = z.output<SearchOperation['input']>
type Facets = OutputOf<SearchOperation>['facets']

/** Each takes a look into the store. */
const MAX_DATED = 1_000
/** Entities whose values are read without a pause. */
const AT_ONCE = 50
const DEFAULT_FACETS = ['countries', 'topics', 'datasets']

export const searchEntities: UseCase<SearchOperation, CompatPorts> = {
  check({ input: { schema, facets, filter } }) {
    if (findSchema(schema) === undefined)
      throw invalid('schema', `"${schema}" is no schema that Assay knows; it knows ${schemaNames.join(', ')}`)
    const unknown = facets.find((name) => !(name in FACETS))
    if (unknown !== undefined)
      throw invalid('facets', `"${unknown}" is none of ${Object.keys(FACETS).join(', ')}`)
    const malformed = filter.find((each) => !/^[^:]+:./.test(each))
    if (malformed !== undefined) throw invalid('filter', `"${malformed}" is not written as property:value`)
  },
  async run(call, ports) {
    const { input, caller } = call
    const sources = scopeOf(input, ports)
    const lists = await ports.listsInForce()
    const roster = await rosterOf(lists.index)
    const signal = call.signal ?? new AbortController().signal
    const found = await entriesWithText(input.q, roster, lists, ports, {
      workspaceId: caller.workspaceId,
      signal,
    })
    const narrowed = found.filter((entry) => isIn(entry, input, sources))
    const filtered = await withValues(narrowed, input)
    const seenOf = seenIn(ports.store.sources, lists.index.lists)
    const kept = await changedSince(filtered, input, seenOf)
    const page = kept.slice(input.offset, input.offset + input.limit)
    return {
      results: await Promise.all(
        page.map(async (entry) => ({ ...rosterEntity(entry), ...(await seenOf(entry.stored)) })),
      ),
      facets: facetsOf(kept, input.facets.length > 0 ? input.facets : DEFAULT_FACETS, ports),
      total: { value: kept.length, relation: 'eq' },
      limit: input.limit,
      offset: input.offset,
    }
  },
}

const invalid = (path: string, message: string): Problem =>
  new Problem('invalid_request', { detail: `${path}: ${message}`, issues: [{ path, message }] })

/** What screening finds under the text as a name, best first, then every entry with its words. An empty text finds all. */
export async function entriesWithText(
  text: string,
  roster: Roster,
  lists: ListsInForce,
  ports: Pick<CompatPorts, 'queryTurns'>,
  by: { readonly workspaceId: string; readonly signal: AbortSignal },
): Promise<readonly RosterEntry[]> {
  const words = prefixesIn(text)
  if (text.trim() !== '' && words.length === 0) return []
  const found = new Map<string, RosterEntry>()
  const add = (entry: RosterEntry | undefined): void => void (entry && found.set(rosterKey(entry), entry))
  if (words.length > 0) {
    const everywhere = { sources: new Set(lists.index.lists.map(({ sourceId }) => sourceId)) }
    const hits = await findEntities(ports, lists, asName(text), by, everywhere)
    for (const { hit } of hits) add(roster.get(rosterKey(hit)))
  }
  let done = 0
  for (const entry of roster.values()) {
    if (++done % 5_000 === 0) await yieldToEventLoop()
    if (hasWords(entry, words)) add(entry)
  }
  return [...found.values()]
}

function asName(text: string): Parameters<typeof findEntities>[2] {
  try {
    return readExample({ schema: 'Thing', properties: { name: [text] } })
  } catch (error) {
    if (error instanceof ExampleUnreadable) return { queries: [], numbers: [] }
    throw error
  }
}

function scopeOf(input: Input, { manifests }: Pick<CompatPorts, 'manifests'>): ReadonlySet<string> {
  const scope = sourcesInScope(manifests, datasetInPath(manifests, input.dataset), {
    include: input.include_dataset,
    exclude: input.exclude_dataset,
  })
  if (input.datasets.length === 0) return scope
  const asked = input.datasets.map((name) => new Set(findDataset(manifests, name)?.sources))
  const isAsked = (id: string): boolean =>
    input.filter_op === 'AND' ? asked.every((each) => each.has(id)) : asked.some((each) => each.has(id))
  return new Set([...scope].filter(isAsked))
}

function isIn(entry: RosterEntry, input: Input, sources: ReadonlySet<string>): boolean {
  const has = (values: readonly string[], wanted: readonly string[]): boolean => {
    if (wanted.length === 0) return true
    const test = (each: string): boolean => values.includes(each.toLowerCase())
    return input.filter_op === 'AND' ? wanted.every(test) : wanted.some(test)
  }
  return (
    sources.has(entry.stored.sourceId) &&
    isSchemaBelow(entry.schema, input.schema) &&
    !input.exclude_schema.some((each) => isSchemaBelow(entry.schema, each)) &&
    has(entry.countries, input.countries) &&
    has(entry.topics, input.topics) &&
    (input.target === undefined || entry.target === input.target)
  )
}

/** Those with the values of `filter`: `birthDate:1965` or `properties.birthDate:1965`. */
async function withValues(
  entries: readonly RosterEntry[],
  { filter, filter_op: operator }: Input,
): Promise<readonly RosterEntry[]> {
  if (filter.length === 0) return entries
  const byField = Map.groupBy(
    filter.map((each) => {
      const at = each.indexOf(':')
      return {
        field: each.slice(0, at).replace(/^properties\./, ''),
        value: each.slice(at + 1).toLowerCase(),
      }
    }),
    ({ field }) => field,
  )
  const kept: RosterEntry[] = []
  let done = 0
  for (const entry of entries) {
    if (++done % AT_ONCE === 0) await yieldToEventLoop()
    const { properties } = rosterEntity(entry)
    const fits = [...byField].every(([field, wanted]) => {
      const values = new Set((properties[field] ?? []).map((value) => value.toLowerCase()))
      const test = ({ value }: { readonly value: string }): boolean => values.has(value)
      return operator === 'AND' ? wanted.every(test) : wanted.some(test)
    })
    if (fits) kept.push(entry)
  }
  return kept
}

async function changedSince(
  entries: readonly RosterEntry[],
  { changed_since: since }: Pick<Call<Input>['input'], 'changed_since'>,
  seenOf: ReturnType<typeof seenIn>,
): Promise<readonly RosterEntry[]> {
  if (since === undefined) return entries
  if (entries.length > MAX_DATED)
    throw invalid(
      'changed_since',
      `${entries.length} entities would have to be looked up, and at most ${MAX_DATED} are; add a text or a filter`,
    )
  const all = await Promise.all(entries.map(async (entry) => ({ entry, seen: await seenOf(entry.stored) })))
  return all.filter(({ seen }) => isChangedSince(seen, since)).map(({ entry }) => entry)
}

const FACETS: Readonly<
  Record<string, { readonly label: string; readonly of: (entry: RosterEntry) => readonly string[] }>
> = {
  countries: { label: 'Countries', of: ({ countries }) => countries },
  topics: { label: 'Topics', of: ({ topics }) => topics },
  datasets: { label: 'Data sources', of: ({ stored }) => [datasetName(stored.sourceId)] },
  schema: { label: 'Entity types', of: ({ schema }) => [schema] },
}

function facetsOf(
  entries: readonly RosterEntry[],
  names: readonly string[],
  { manifests }: Pick<CompatPorts, 'manifests'>,
): Facets {
  const titles = new Map(listDatasets(manifests).map(({ name, title }) => [name, title]))
  const labels: Readonly<Record<string, (value: string) => string | undefined>> = {
    countries: (code) => allCountries.find((country) => country.code === code.toUpperCase())?.names[0],
    datasets: (name) => titles.get(name),
    schema: (name) => findSchema(name)?.plural,
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const facet = FACETS[name]
      if (facet === undefined) return []
      const counts = new Map<string, number>()
      for (const entry of entries)
        for (const value of facet.of(entry)) counts.set(value, (counts.get(value) ?? 0) + 1)
      const values = [...counts]
        .toSorted(([, a], [, b]) => b - a)
        .map(([value, count]) => ({ name: value, label: labels[name]?.(value) ?? value, count }))
      return [[name, { label: facet.label, values }] as const]
    }),
  )
}
