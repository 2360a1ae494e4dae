// The best findings of people who match no listed party, as pairs that are no match: what a fit of the penalties must not raise.
import type { ListMatch, Matcher } from '../../src/names/matcher/matcher.ts'
import type { ReadRecord } from '../../src/names/parse/read-record.ts'
import type { LabelledRow } from './labelled.ts'
import { listFiles, readRecords } from './inputs.ts'
import { readQuery } from './name-queries.ts'
import { costsOf, type ScoredPair } from './score-pairs.ts'

export const STRANGER_SETS = ['yente_negatives_us', 'yente_negatives_global'] as const
/** The lists that strangers are searched on, as in the part `alerts`. */
export const STRANGERS_LISTS: ReadonlySet<string> = new Set(['un-sc', 'us-csl'])
/** Findings lower than this do not become alerts by any plausible weight. */
const LEAST_SCORE = 5_000
const DEPTH = 3

/** A stranger and the listed parties nearest to it. */
export interface NearStranger {
  readonly row: LabelledRow
  readonly query: ReadRecord
  readonly found: readonly ListMatch[]
}

/** By set; `most` strangers of each. Empty where the shared data is absent. */
export async function nearStrangers(
  matcher: Matcher,
  data: string | undefined,
  labelled: ReadonlyMap<string, readonly LabelledRow[]>,
  most: number,
): Promise<ReadonlyMap<string, readonly NearStranger[]>> {
  const present = STRANGER_SETS.filter((set) => labelled.has(set))
  if (data === undefined || present.length === 0) return new Map()
  const records = await readRecords(listFiles(data).filter(({ id }) => STRANGERS_LISTS.has(id)))
  const screen = matcher.open(matcher.buildIndex(records))
  return new Map(
    present.map((set) => {
      const rows = (labelled.get(set) ?? []).slice(0, most)
      const near = rows.flatMap((row): NearStranger[] => {
        const { name, schema } = row.query
        if (name === null) return []
        const query = readQuery(matcher, { id: row.id, text: name, schema, find: null })
        const found = screen.search(query, DEPTH).filter(({ score }) => score >= LEAST_SCORE)
        return [{ row, query, found }]
      })
      return [set, near] as const
    }),
  )
}

/** The same as pairs that are no match. */
export async function strangerPairs(
  ...of: Parameters<typeof nearStrangers>
): Promise<ReadonlyMap<string, readonly ScoredPair[]>> {
  return new Map(
    [...(await nearStrangers(...of))].map(([set, near]) => {
      const pairs = near.flatMap(({ row, found }) =>
        found.map((each): ScoredPair => {
          const { score, probability } = each
          return { row, score, probability, match: false, why: '', costs: costsOf(row.query.schema, each) }
        }),
      )
      return [set, pairs] as const
    }),
  )
}
