// Finds the entities that match a party: screens it as every other caller does, then narrows by what the client asked.
import { Problem } from '../call/problem.ts'
import type { ScoredFtmEntity } from '../contract/vocabulary/ftm-entity.ts'
import type { RecordPart } from '../sources/model/record.ts'
import { decimal, explanation } from '../names/explain/explanation.ts'
import type { ScreenedHit } from '../screening/screener.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import { listedEntries } from '../screening/watch-lists/watch-index.ts'
import type { CompatPorts, ListsInForce } from './ports.ts'
import { type BareEntity, toFtmEntity } from './ftm/entity.ts'
import type { ReadExample } from './ftm/example.ts'
import { isSchemaBelow } from './ftm/schemata.ts'

export interface Narrowing {
  /** Ids of the lists. */
  readonly sources: ReadonlySet<string>
  readonly excludeSchemata?: readonly string[]
  /** Only entities with one of these, if there are any. */
  readonly topics?: readonly string[]
  readonly excludeIds?: readonly string[]
}

export interface FoundEntity extends BareEntity {
  readonly hit: ScreenedHit
}

const WHOLE = 10_000

/**
 * In the order of screening, without any limit. `least` (0 to 1) takes the place of the rule for what is reported.
 */
export async function findEntities(
  { queryTurns }: Pick<CompatPorts, 'queryTurns'>,
  { screener, index }: ListsInForce,
  { queries, numbers }: Pick<ReadExample, 'queries' | 'numbers'>,
  {
    workspaceId,
    signal,
    least,
  }: { readonly workspaceId: string; readonly signal: AbortSignal; readonly least?: number | undefined },
  narrowing: Narrowing,
): Promise<readonly FoundEntity[]> {
  const threshold = least === undefined ? undefined : least * WHOLE
  // why a turn for each name: one with hundreds of characters takes tens of milliseconds, and a party may have hundreds
  const pause = (): Promise<void> => queryTurns.run(workspaceId, signal, yieldToEventLoop)
  const hits = await screener.screen(index, queries, { numbers, threshold, pause })
  return hits.flatMap((hit) => {
    if (!narrowing.sources.has(hit.stored.sourceId)) return []
    const entity = entityOfHit(hit)
    return entity !== undefined && isWanted(entity, narrowing) ? [{ ...entity, hit }] : []
  })
}

function entityOfHit({ stored, ref }: ScreenedHit): BareEntity | undefined {
  const parts = JSON.parse(stored.parts) as readonly RecordPart[]
  const entry = listedEntries(parts).find((each) => each.ref === ref)
  return entry && toFtmEntity({ stored, parts, entry })
}

export const isWanted = (
  { id, schema, properties }: BareEntity,
  { excludeSchemata = [], topics = [], excludeIds = [] }: Omit<Narrowing, 'sources'>,
): boolean =>
  !excludeIds.includes(id) &&
  !excludeSchemata.some((each) => isSchemaBelow(schema, each)) &&
  (topics.length === 0 || topics.some((topic) => properties['topics']?.includes(topic) === true))

/** Names of one request: comparing as many takes seconds. */
const MAX_CHARACTERS = 100_000

/** Refuses a request whose names would keep the server busy. */
export function refuseTooLong(names: readonly string[]): void {
  const characters = names.reduce((sum, name) => sum + name.length, 0)
  if (characters <= MAX_CHARACTERS) return
  const message = `have ${characters} characters of names; send at most ${MAX_CHARACTERS} in one request`
  throw new Problem('invalid_request', {
    detail: `The queries ${message}`,
    issues: [{ path: 'queries', message }],
  })
}

type Scored = Pick<ScoredFtmEntity, 'score' | 'match' | 'level' | 'features' | 'explanations'>

/** `match` follows the level of Assay, which a threshold can only make stricter. */
export function scoreOf({ match, compared }: ScreenedHit, threshold = 0): Scored {
  const features: Record<string, number> = {}
  const explanations: Scored['explanations'] = {}
  const add = (
    name: string,
    score: number,
    detail: string,
    about?: { query: string; candidate: string },
  ): void => {
    features[name] = score
    explanations[name] = { score, detail, query: about?.query ?? null, candidate: about?.candidate ?? null }
  }
  const name = compared.detail.name
  if (name !== undefined)
    add('name_match', decimal(name.score), reasonsOf(compared), {
      query: match.query,
      candidate: match.matchedName,
    })
  const facts = [
    ['birth_date_match', match.dobAgree, 'dates of birth'],
    ['country_match', match.countryAgree, 'countries'],
    ['identifier_match', match.identifierAgree, 'numbers'],
  ] as const
  for (const [feature, agrees, what] of facts)
    if (agrees !== null) add(feature, agrees ? 1 : 0, agrees ? `The ${what} agree` : `The ${what} differ`)
  const score = decimal(match.score)
  return {
    score,
    match: match.level !== 'none' && score >= threshold,
    level: match.level,
    features,
    explanations,
  }
}

/** Why the names have their score, in one line. */
function reasonsOf(compared: ScreenedHit['compared']): string {
  const { parts, losses } = explanation(compared)
  return [
    ...parts.map(({ query, listed, says }) => `${query} - ${listed}: ${says}`),
    ...losses.map(({ says, words }) => `${says}${words.length > 0 ? ` (${words.join(', ')})` : ''}`),
  ].join('; ')
}
