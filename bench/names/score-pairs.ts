// Every pair set scored row by row: the score, and the names of the rules and losses that led to it.
import { recordOf } from '../../src/screening/pairs.ts'
import type { Match, Matcher } from '../../src/names/matcher/matcher.ts'
import type { LabelledRow, LabelledSide } from './labelled.ts'
import type { Scored } from './statistics.ts'

export interface ScoredPair extends Scored {
  readonly row: LabelledRow
  /** Ten-thousandths. */
  readonly probability: number
  /** Rules of the words that met, what was taken from the score, what else moved it: `rule,rule|loss|fact`. */
  readonly why: string
  /** Ten-thousandths deducted, by type and reason: `person conflict`. */
  readonly costs: Readonly<Record<string, number>>
}

/** In the order they are reported. */
export const PAIR_SETS = [
  'nk_name_bench',
  'nk_logicv2_cases',
  'cascade_lot1',
  'own',
  'watchman_cross_script',
  'rigour_putin',
  'names2',
] as const

/** A labelled side is a record with lists that may not be changed; the reader of pairs takes it as it is. */
export const sideOf = ({ name, schema, props }: LabelledSide): Parameters<typeof recordOf>[0] => ({
  name,
  schema,
  props: Object.fromEntries(Object.entries(props).map(([property, values]) => [property, [...values]])),
})

function why({ detail: { name, facts } }: Match): string {
  const pairs = name?.alignment.pairs.toSorted((a, b) => (a.left[0] ?? 0) - (b.left[0] ?? 0)) ?? []
  const rules = pairs.map(({ rule }) => rule)
  const penalties = name?.losses.map(({ reason }) => reason) ?? []
  return [rules, penalties, facts.map(({ rule }) => rule)].map((names) => names.join(',')).join('|')
}

export function costsOf(schema: string, { detail: { name } }: Match): Record<string, number> {
  const type = schema === 'Person' ? 'person' : schema === 'Vessel' ? 'vessel' : 'organisation'
  const costs: Record<string, number> = {}
  for (const { reason, cost } of name?.losses ?? []) {
    const key = `${type} ${reason}`
    costs[key] = (costs[key] ?? 0) + cost
  }
  return costs
}

export function scorePairs(matcher: Matcher, rows: readonly LabelledRow[]): ScoredPair[] {
  return rows
    .filter(({ task, candidate, match }) => task === 'pair' && candidate !== null && match !== null)
    .map((row) => {
      const candidate = row.candidate === null ? null : sideOf(row.candidate)
      const found = matcher.compare(
        matcher.read(recordOf(sideOf(row.query))),
        matcher.read(recordOf(candidate)),
      )
      return {
        row,
        score: found.score,
        probability: found.probability,
        match: row.match === true,
        why: why(found),
        costs: costsOf(row.query.schema, found),
      }
    })
}

/** The pair sets that are there, scored. */
export function scorePairSets(
  matcher: Matcher,
  labelled: ReadonlyMap<string, readonly LabelledRow[]>,
): ReadonlyMap<string, readonly ScoredPair[]> {
  return new Map(
    PAIR_SETS.flatMap((set) => {
      const rows = labelled.get(set)
      return rows === undefined ? [] : [[set, scorePairs(matcher, rows)] as const]
    }),
  )
}
