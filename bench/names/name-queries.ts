// A query of a query set as the matcher is asked it: by name and type alone.
import { recordOf } from '../../src/screening/pairs.ts'
import type { ListMatch, Matcher } from '../../src/names/matcher/matcher.ts'
import type { ReadRecord } from '../../src/names/parse/read-record.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { keyOf, type NameQuery } from './queries.ts'

export const readQuery = (matcher: Matcher, { text, schema }: NameQuery): ReadRecord =>
  matcher.read(recordOf({ name: text, schema }))

/** Rank among `keys` of the record that the query should find, from 1; infinite when it is not there. */
export function rankOf({ find }: NameQuery, keys: readonly string[]): number {
  if (find === null) return Number.POSITIVE_INFINITY
  const at = keys.indexOf(keyOf(find))
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1
}

export const keysIn = (matches: readonly Pick<ListMatch, 'record'>[]): string[] =>
  matches.map(({ record }) => keyOf(record))

/** Queries whose record is in the lists; the others can be neither found nor missed. */
export function findable(
  queries: readonly NameQuery[],
  records: readonly NameRecord[],
): readonly NameQuery[] {
  const keys = new Set(records.map(keyOf))
  return queries.filter(({ find }) => find !== null && keys.has(keyOf(find)))
}
