// The queries of the speed tables, the same at every size and for every contender: primary names of the real lists,
// clean and with a typo in every word, and others to warm up with.
import type { NameRecord } from '../../src/names/parse/record.ts'
import type { LabelledRow } from './labelled.ts'
import { findable } from './name-queries.ts'
import { type NameQuery, type QuerySet, querySets, sample } from './queries.ts'
import type { SpeedQueries } from './speed-child.ts'

export const WARM_UP = 300

export function speedQueries(
  labelled: ReadonlyMap<string, readonly LabelledRow[]>,
  records: readonly NameRecord[],
): SpeedQueries {
  const sets = querySets(labelled, records)
  const of = (name: QuerySet['name'], typos: QuerySet['typos']): readonly NameQuery[] =>
    findable(sets.find((set) => set.name === name && set.typos === typos)?.queries ?? [], records)
  const aliases = sample(of('ofac-alias', 'one'), WARM_UP)
  return {
    warmUp: aliases.length > 0 ? aliases : sample(of('primary', 'one'), WARM_UP),
    clean: of('primary', 'none'),
    mistyped: of('primary', 'every'),
  }
}
