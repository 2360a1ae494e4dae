// Answers query sets from the index and, for a sample of each, by scoring every record; one thread of several.
import { parentPort, workerData } from 'node:worker_threads'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { Exhaustive } from './exhaustive.ts'
import { labelledRows, listFiles, readRecords } from './inputs.ts'
import { findable, keysIn, rankOf, readQuery } from './name-queries.ts'
import { DEPTHS, type RecallCounts, type RecallTask } from './recall-task.ts'
import { type NameQuery, querySets, sample, withoutAsked } from './queries.ts'

const { data, sample: wanted, part, of } = workerData as RecallTask
const matcher = new Matcher()
const records = await readRecords(listFiles(data))
const sets = querySets(labelledRows(data), records).filter(({ name }) => name !== 'negatives')
const asked = sets.flatMap(({ aliasRemoved, typos, queries }) =>
  aliasRemoved && typos === 'none' ? queries : [],
)
const mine = (_: unknown, at: number): boolean => at % of === part

for (const aliasRemoved of [false, true]) {
  const listed = aliasRemoved ? withoutAsked(records, asked) : records
  const screen = matcher.open(matcher.buildIndex(listed))
  const exhaustive = new Exhaustive(screen.index)
  const ranks = (query: NameQuery): number[] =>
    DEPTHS.map((depth) => rankOf(query, keysIn(screen.search(readQuery(matcher, query), depth))))
  for (const set of sets.filter((each) => each.aliasRemoved === aliasRemoved)) {
    const queries = findable(set.queries, records)
    const answered = queries.filter(mine).map(ranks)
    const compared = sample(queries, wanted)
      .filter(mine)
      .map((query) => {
        const all = rankOf(query, exhaustive.nearest(readQuery(matcher, query), DEPTHS[2]))
        return { query, all, ours: ranks(query) }
      })
    const within = (rank: number | undefined, depth: number): boolean => (rank ?? Infinity) <= depth
    const counts: RecallCounts = {
      set: set.name,
      typos: set.typos,
      aliasRemoved,
      queries: answered.length,
      found: DEPTHS.map((depth, k) => answered.filter((rank) => within(rank[k], depth)).length),
      compared: compared.length,
      exhaustive: DEPTHS.map((depth) => compared.filter(({ all }) => within(all, depth)).length),
      both: DEPTHS.map(
        (depth, k) => compared.filter(({ all, ours }) => within(all, depth) && within(ours[k], depth)).length,
      ),
      lost: compared
        .filter(({ all, ours }) => within(all, DEPTHS[1]) && !within(ours[1], DEPTHS[1]))
        .map(({ query }) => query.id),
    }
    parentPort?.postMessage(counts, [])
  }
}
