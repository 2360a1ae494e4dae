// The best findings of people who match no listed party, as pairs that are no match: what a fit of the penalties must not raise.
import type { Matcher } from '../../src/names/matcher/matcher.ts'
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

/** By set; `most` strangers of each. Empty where the shared data is absent. */
export async function strangerPairs(
  matcher: Matcher,
  data: string | undefined,
  labelled: ReadonlyMap<string, readonly LabelledRow[]>,
  most: number,
): Promise<ReadonlyMap<string, readonly ScoredPair[]>> {
  const present = STRANGER_SETS.filter((set) => labelled.has(set))
  if (data === undefined || present.length === 0) return new Map()
  const records = await readRecords(listFiles(data).filter(({ id }) => STRANGERS_LISTS.has(id)))
  const screen = matcher.open(matcher.buildIndex(records))
  return new Map(
    present.map((set) => {
      const rows = (labelled.get(set) ?? []).slice(0, most)
      const pairs = rows.flatMap((row) => {
        const { name, schema } = row.query
        if (name === null) return []
        const found = screen.search(readQuery(matcher, { id: row.id, text: name, schema, find: null }), DEPTH)
        return found
          .filter(({ score }) => score >= LEAST_SCORE)
          .map((each): ScoredPair => {
            const { score, probability } = each
            return { row, score, probability, match: false, why: '', costs: costsOf(schema, each) }
          })
      })
      return [set, pairs] as const
    }),
  )
}
