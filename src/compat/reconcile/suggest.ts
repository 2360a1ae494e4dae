// Completes what a person types: entities, types and properties.
import type { CompatibleOperations } from '../../contract/compatible.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import { properties } from '../ftm/properties.ts'
import { listedSchemata } from '../ftm/schemata.ts'
import { rosterEntity, hasWords, type RosterEntry, rosterOf, searchable, prefixesIn } from '../roster.ts'
import { entriesWithText } from '../search-entities.ts'
import { type CandidateSearch, described } from './candidates.ts'
import { typeOf } from './manifest.ts'

type Suggestions = OutputOf<CompatibleOperations['suggest']>

interface Asked {
  readonly what: 'entity' | 'type' | 'property'
  readonly prefix: string
  readonly limit: number
  readonly offset: number
}

export async function suggestions(
  { what, prefix, limit, offset }: Asked,
  search: () => Promise<CandidateSearch>,
): Promise<Suggestions> {
  const all =
    what === 'entity'
      ? await entitiesFor(prefix, search)
      : what === 'type'
        ? typesFor(prefix)
        : propertiesFor(prefix)
  return { prefix, result: all.slice(offset, offset + limit).map((make) => make()) }
}

type Made = readonly (() => Suggestions['result'][number])[]

const isMeant = (prefix: string, ...texts: readonly string[]): boolean => {
  const words = prefixesIn(prefix)
  return texts.some((text) => hasWords({ text: searchable(text) }, words))
}

const typesFor = (prefix: string): Made =>
  listedSchemata
    .filter(({ name, label, plural }) => isMeant(prefix, name, label, plural))
    .map((schema) => () => ({ ...typeOf(schema), description: schema.plural }))

const propertiesFor = (prefix: string): Made =>
  properties
    .filter(({ name, label }) => isMeant(prefix, name, label))
    .map(({ name, label, of }) => () => ({ id: name, name: label, description: `Of ${of.join(', ')}` }))

/** Those whose name begins as typed come before those that merely have the words. */
async function entitiesFor(prefix: string, search: () => Promise<CandidateSearch>): Promise<Made> {
  if (prefix.trim() === '') return []
  const { ports, lists, sources, workspaceId, signal } = await search()
  const roster = await rosterOf(lists.index)
  const found = (await entriesWithText(prefix, roster, lists, ports, { workspaceId, signal })).filter(
    ({ stored }) => sources.has(stored.sourceId),
  )
  const typed = searchable(prefix)
  const begins = ({ caption }: RosterEntry): boolean => searchable(caption).startsWith(typed)
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].map((entry) => () => {
    const { type, ...entity } = described(rosterEntity(entry))
    return { ...entity, type, notable: type.map(({ id }) => id) }
  })
}
