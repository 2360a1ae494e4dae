// Finds the candidates of one reconciliation query, whatever version of the protocol it came in.
import { Problem } from '../../call/problem.ts'
import { findEntities, scoreOf } from '../find-entities.ts'
import { ExampleUnreadable, readExample } from '../ftm/example.ts'
import { findProperty } from '../ftm/properties.ts'
import { findSchema } from '../ftm/schemata.ts'
import { findEntry } from '../get-entity.ts'
import { toFtmEntity } from '../ftm/entity.ts'
import type { BareEntity } from '../ftm/entity.ts'
import type { CompatPorts, ListsInForce } from '../ports.ts'

export interface ReconciliationQuery {
  readonly schema?: string | undefined
  readonly name?: string | undefined
  readonly properties: readonly { readonly id: string; readonly values: readonly string[] }[]
  /** Ids of entities, any of which is the candidate. */
  readonly ids?: readonly string[]
  readonly limit: number
}

/** The name and the values of a query. */
export const textsToCompare = ({ name = '', properties }: ReconciliationQuery): readonly string[] => [
  name,
  ...properties.flatMap(({ values }) => values),
]

interface Feature {
  readonly id: string
  readonly name: string
  readonly value: number
}

interface Candidate {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly type: { id: string; name: string }[]
  readonly score: number
  readonly match: boolean
  readonly features: Feature[]
}

export interface CandidateSearch {
  readonly ports: Pick<CompatPorts, 'queryTurns'>
  readonly lists: ListsInForce
  readonly sources: ReadonlySet<string>
  readonly workspaceId: string
  readonly signal: AbortSignal
}

const FEATURE_NAMES: Readonly<Record<string, string>> = {
  name_match: 'The names agree',
  birth_date_match: 'The dates of birth agree',
  country_match: 'The countries agree',
  identifier_match: 'The numbers agree',
}
const PERCENT = 100

/** `path` names the query in a refusal. */
export async function candidatesFor(
  query: ReconciliationQuery,
  path: string,
  { ports, lists, sources, workspaceId, signal }: CandidateSearch,
): Promise<Candidate[]> {
  const ids = [...(query.ids ?? []), ...(query.name === undefined ? [] : [query.name.trim()])]
  const named = ids.flatMap((id) => {
    const entry = findEntry(lists, id)
    return entry !== undefined && sources.has(entry.stored.sourceId) ? [toFtmEntity(entry)] : []
  })
  // why: the protocol wants the entity whose id is the query
  if (named.length > 0) return named.slice(0, query.limit).map((entity) => ofId(entity, named.length === 1))
  if (query.name === undefined && query.properties.length === 0 && (query.ids ?? []).length > 0) return []
  const found = await findEntities(ports, lists, exampleOf(query, path), { workspaceId, signal }, { sources })
  const strong = found.filter(({ hit }) => hit.match.level === 'strong')
  return found.slice(0, query.limit).map(({ hit, ...entity }) => {
    const { score, features, level } = scoreOf(hit)
    return {
      ...described(entity),
      score: Math.round(score * PERCENT * PERCENT) / PERCENT,
      // why alone: a client takes a match without asking a person
      match: level === 'strong' && strong.length === 1,
      features: Object.entries(features).map(([id, value]) => ({ id, name: FEATURE_NAMES[id] ?? id, value })),
    }
  })
}

const ofId = (entity: BareEntity, isOnly: boolean): Candidate => ({
  ...described(entity),
  score: PERCENT,
  match: isOnly,
  features: [],
})

function exampleOf({ schema = 'Thing', name, properties }: ReconciliationQuery, path: string) {
  const written: Record<string, string[]> = name === undefined ? {} : { name: [name] }
  for (const { id, values } of properties) {
    const property = findProperty(id)?.name ?? id.slice(id.indexOf(':') + 1)
    written[property] = [...(written[property] ?? []), ...values]
  }
  try {
    return readExample({ schema, properties: written })
  } catch (error) {
    if (!(error instanceof ExampleUnreadable)) throw error
    throw new Problem('invalid_request', {
      detail: `${path} ${error.message}`,
      issues: [{ path, message: error.message }],
    })
  }
}

/** How a person tells an entity from its namesakes. */
export function described({ id, caption, schema, properties, datasets }: BareEntity) {
  const label = findSchema(schema)?.label ?? schema
  const facts = ['birthDate', 'nationality', 'country', 'program'].flatMap((name) =>
    (properties[name] ?? []).slice(0, 1),
  )
  return {
    id,
    name: caption,
    description: [...new Set([label, ...datasets, ...facts])].join(', '),
    type: [{ id: schema, name: label }],
  }
}
