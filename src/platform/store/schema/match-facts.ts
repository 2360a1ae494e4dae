// What lists of cases and alerts filter and sort by, read from the JSON of a row. Triggers of the store empty it once that JSON is erased.
import { isJsonObject } from '../../../base/json.ts'
import { searchText } from '../../../base/search-text.ts'
import { parsedObject } from './list-facts.ts'
import type { MatchColumns } from './match-columns.ts'
import { sortKey } from './sort-key.ts'

const NO_FACTS: MatchColumns = {
  subject_name: null,
  party_name: null,
  outcome: null,
  score: null,
  lists: null,
}

/** Of the `matter` of a case. */
export function caseFacts(matter: string | null): MatchColumns {
  if (matter === null) return NO_FACTS
  const { subject, match } = parsedObject(matter)
  return matchFacts(subject, match)
}

/** Of the `alert` of a row. */
export function alertFacts(alert: string | null): MatchColumns & { kind: string | null } {
  if (alert === null) return { ...NO_FACTS, kind: null }
  const { kind, match } = parsedObject(alert)
  return { ...matchFacts(isJsonObject(match) ? match['name'] : undefined, match), kind: wordOrNull(kind) }
}

/** The columns of a row that have another value than the facts. */
export const staleFacts = <Facts extends MatchColumns>(
  row: Facts,
  facts: Facts,
): readonly (keyof Facts & string)[] => namesOf(facts).filter((name) => row[name] !== facts[name])

const namesOf = <Facts extends MatchColumns>(facts: Facts) =>
  Object.keys(facts) as readonly (keyof Facts & string)[]

/** The rows with a stale column by their ids, with the names of these columns. */
export const misfiled = <Facts extends MatchColumns, Row extends Facts & { readonly id: string }>(
  rows: readonly Row[],
  factsOf: (row: Row) => Facts,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rows.flatMap((row) => {
      const stale = staleFacts<Facts>(row, factsOf(row))
      return stale.length === 0 ? [] : [[row.id, stale]]
    }),
  )

export const CASE_FACTS = namesOf(caseFacts(null))
export const ALERT_FACTS = namesOf(alertFacts(null))

function matchFacts(subject: unknown, match: unknown): MatchColumns {
  const { matchedName, outcome, score, citations }: Readonly<Record<string, unknown>> = isJsonObject(match)
    ? match
    : {}
  const sources = (Array.isArray(citations) ? citations : []).flatMap(
    (citation: unknown) => wordOrNull(isJsonObject(citation) ? citation['source'] : undefined) ?? [],
  )
  const lists = [...new Set(sources)].toSorted().slice(0, MAX_LISTS)
  return {
    subject_name: keyOrNull(subject),
    party_name: keyOrNull(matchedName),
    outcome: wordOrNull(outcome),
    score: typeof score === 'number' && score >= 0 && score <= 1 ? Math.round(score * 10_000) : null,
    lists: lists.length === 0 ? null : ` ${lists.join(' ')} `,
  }
}

/** why: an index takes no long text */
const MAX_LISTS = 40

const keyOrNull = (name: unknown): string | null =>
  typeof name === 'string' ? sortKey(searchText(name)) : null

/** why so narrow: an altered row must not keep a store from its upgrade */
const wordOrNull = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z0-9_-]{1,40}$/.test(value) ? value : null
