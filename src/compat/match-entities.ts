// Screens up to 100 parties in FollowTheMoney form, as the clients of OpenSanctions send them.
import { Problem } from '../call/problem.ts'
import type { Call, UseCase } from '../call/use-case.ts'
import type { CompatibleOperations } from '../contract/compatible.ts'
import type { OutputOf } from '../contract/operations/operation.ts'
import type { z } from 'zod'
import { datasetInPath, sourcesInScope } from './datasets.ts'
import { type FoundEntity, findEntities, type Narrowing, refuseTooLong, scoreOf } from './find-entities.ts'
import { ExampleUnreadable, type ReadExample, readExample, type WrittenExample } from './ftm/example.ts'
import { isAlgorithm, unknownAlgorithm } from './algorithm.ts'
import type { CompatPorts } from './ports.ts'
import { isChangedSince, type Seen, seenIn } from './seen.ts'

type MatchOperation = CompatibleOperations['match_entities']
type Input = z.output<MatchOperation['input']>
type Matches = OutputOf<MatchOperation>['responses'][string]

/** Their default for both, where the other is sent. */
const THEIR_DEFAULT = 0.7

export const matchEntities: UseCase<MatchOperation, CompatPorts> = {
  check({ input: { algorithm } }) {
    if (!isAlgorithm(algorithm)) throw unknownAlgorithm(algorithm)
  },
  async run(call, ports) {
    const { input } = call
    const dataset = datasetInPath(ports.manifests, input.dataset)
    const narrowing: Narrowing = {
      sources: sourcesInScope(ports.manifests, dataset, {
        include: input.include_dataset,
        exclude: input.exclude_dataset,
      }),
      excludeSchemata: input.exclude_schema,
      topics: input.topics,
      excludeIds: input.exclude_entity_ids,
    }
    const read = readQueries(input.queries)
    refuseTooLong([...read.values()].flatMap(({ example }) => example.names))
    const lists = await ports.listsInForce()
    const seen = seenIn(ports.store.sources, lists.index.lists)
    const signal = call.signal ?? new AbortController().signal
    const { workspaceId } = call.caller
    const responses: Record<string, Matches> = {}
    for (const [name, { written, example }] of read) {
      const found = await findEntities(
        ports,
        lists,
        example,
        { workspaceId, signal, least: leastOf(input) },
        narrowing,
      )
      responses[name] = await describe(found, { written, example }, call, seen)
    }
    return { responses, limit: input.limit }
  },
}

interface Query {
  readonly written: WrittenExample
  readonly example: ReadExample
}

/** Every query, or a refusal that names all that cannot be screened. */
function readQueries(queries: Input['queries']): ReadonlyMap<string, Query> {
  const read = new Map<string, Query>()
  const issues: { path: string; message: string }[] = []
  for (const [name, written] of Object.entries(queries)) {
    if (written === null) continue
    try {
      read.set(name, { written, example: readExample(written) })
    } catch (error) {
      if (!(error instanceof ExampleUnreadable)) throw error
      issues.push({ path: `queries.${name}`, message: error.message })
    }
  }
  const [first] = issues
  if (first !== undefined)
    throw new Problem('invalid_request', { detail: `${first.path} ${first.message}`, issues })
  return read
}

/** Undefined where Assay's own rule says what is reported. */
const leastOf = ({ cutoff, threshold }: Pick<Input, 'cutoff' | 'threshold'>): number | undefined =>
  cutoff === undefined && threshold === undefined
    ? undefined
    : Math.min(cutoff ?? THEIR_DEFAULT, threshold ?? THEIR_DEFAULT)

async function describe(
  found: readonly FoundEntity[],
  { written, example }: Query,
  { input: { limit, threshold, changed_since: since } }: Call<Input>,
  seenOf: (record: FoundEntity['hit']['stored']) => Promise<Seen>,
): Promise<Matches> {
  const kept = since === undefined ? found : await changedSince(found, since, seenOf)
  const results = await Promise.all(
    kept.slice(0, limit).map(async ({ hit, ...entity }) => ({
      ...entity,
      ...(await seenOf(hit.stored)),
      ...scoreOf(hit, threshold),
    })),
  )
  return {
    status: 200,
    results,
    total: { value: kept.filter(({ hit }) => scoreOf(hit, threshold).match).length, relation: 'eq' },
    query: { id: written.id ?? null, schema: written.schema, properties: example.properties },
    warnings: example.warnings,
  }
}

async function changedSince(
  found: readonly FoundEntity[],
  since: string,
  seenOf: (record: FoundEntity['hit']['stored']) => Promise<Seen>,
): Promise<readonly FoundEntity[]> {
  const all = await Promise.all(found.map(async (one) => ({ one, seen: await seenOf(one.hit.stored) })))
  return all.filter(({ seen }) => isChangedSince(seen, since)).map(({ one }) => one)
}
