// One contender at one size, in a process of its own: build, time of a query, and what it finds of every query set.
import { Matcher } from '../../src/names/matcher/matcher.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { answer, taskOf } from './child.ts'
import { askedOf, contender, type Contender, type ContenderId } from './contenders.ts'
import { growCorpus } from './corpus.ts'
import { Exhaustive } from './exhaustive.ts'
import { labelledRows, listFiles, readRecords } from './inputs.ts'
import { findable, rankOf, readQuery } from './name-queries.ts'
import { type NameQuery, type QuerySet, querySets, sample, withoutAsked } from './queries.ts'
import { speedQueries } from './speed-queries.ts'
import { type Latencies, latencies } from './statistics.ts'

export interface PeerTask {
  readonly id: ContenderId
  readonly data: string | undefined
  /** 0: the real lists. */
  readonly entities: number
}

export interface PeerRecall {
  readonly set: string
  readonly typos: string
  readonly queries: number
  readonly found: number
  /** Found among the first ten when the peer's first fifty are scored by us; only at the real lists. */
  readonly rescored: number | undefined
}

export interface PeerResult {
  readonly name: string
  readonly setting: string
  readonly entities: number
  readonly buildMs: number
  /** Queries timed of each kind. */
  readonly timed: number
  readonly clean: Latencies
  readonly mistyped: Latencies
  readonly recall: readonly PeerRecall[]
}

const LIMIT = 10
const RESCORED = 50
const WARM_UP = 300

const { id, data, entities } = taskOf<PeerTask>()
const asked = askedOf(id, entities) ?? { timed: 0, recall: 0 }
const labelled = labelledRows(data)
const real = await readRecords(listFiles(data))
const sets = querySets(labelled, real).filter(({ name }) => name !== 'negatives')
const queriesOf = ({ queries }: QuerySet): readonly NameQuery[] =>
  sample(findable(queries, real), asked.recall)

async function built(records: readonly NameRecord[]): Promise<{ asks: Contender; buildMs: number }> {
  const asks = await contender(id, process.env['ASSAY_TEST_DATABASE_URL'] ?? '')
  const from = performance.now()
  await asks.build(records)
  return { asks, buildMs: performance.now() - from }
}

async function timed(asks: Contender, queries: readonly NameQuery[]): Promise<Latencies> {
  const taken: number[] = []
  for (const query of queries) {
    const from = performance.now()
    await asks.search(query, LIMIT)
    taken.push(performance.now() - from)
  }
  return latencies(taken)
}

/** Used on the real lists only. It shows whether a peer lacks the record or only ranks it badly. */
function rescorer(records: readonly NameRecord[]): (query: NameQuery, keys: readonly string[]) => string[] {
  const matcher = new Matcher()
  const exhaustive = new Exhaustive(matcher.open(matcher.buildIndex(records)).index)
  return (query, keys) => exhaustive.nearest(readQuery(matcher, query), LIMIT, keys)
}

async function recallOf(
  asks: Contender,
  records: readonly NameRecord[],
  aliasRemoved: boolean,
): Promise<PeerRecall[]> {
  const rescore = entities === 0 && id !== 'assay' ? rescorer(records) : undefined
  const results: PeerRecall[] = []
  for (const set of sets.filter((each) => each.aliasRemoved === aliasRemoved)) {
    const queries = queriesOf(set)
    if (queries.length === 0) continue
    let found = 0
    for (const query of queries) if (rankOf(query, await asks.search(query, LIMIT)) <= LIMIT) found++
    let rescored = 0
    if (rescore !== undefined)
      for (const query of queries)
        if (rankOf(query, rescore(query, await asks.search(query, RESCORED))) <= LIMIT) rescored++
    results.push({
      set: set.name,
      typos: set.typos,
      queries: queries.length,
      found,
      rescored: rescore === undefined ? undefined : rescored,
    })
    process.stderr.write(`peers: ${asks.name}, ${set.name}, typos ${set.typos}\n`)
  }
  return results
}

const records = entities === 0 ? real : [...growCorpus(real, entities)]
const { warmUp, clean, mistyped } = speedQueries(labelled, real)
const { asks, buildMs } = await built(records)
const { name, setting } = asks
process.stderr.write(`peers: ${name} built in ${(buildMs / 1_000).toFixed(1)} s\n`)
await timed(asks, sample(warmUp, Math.min(WARM_UP, Math.ceil(asked.timed / 2))))
const times = {
  clean: await timed(asks, sample(clean, asked.timed)),
  mistyped: await timed(asks, sample(mistyped, asked.timed)),
}
const recall = await recallOf(asks, records, false)
await asks.close()
if (entities === 0 && sets.some(({ aliasRemoved, queries }) => aliasRemoved && queries.length > 0)) {
  const names = sets.flatMap(({ aliasRemoved, typos, queries }) =>
    aliasRemoved && typos === 'none' ? queries : [],
  )
  const without = withoutAsked(real, names)
  const again = await built(without)
  recall.push(...(await recallOf(again.asks, without, true)))
  await again.asks.close()
}
answer({
  name,
  setting,
  entities: records.length,
  buildMs,
  timed: Math.min(asked.timed, clean.length),
  ...times,
  recall,
} satisfies PeerResult)
