// How many listed parties bear one name at least. Lists repeat each other's parties without a reference, so entries of several
// lists that nothing tells apart count as one party: to be on a list more makes no name more common.
import { byText } from '../../base/by-text.ts'
import type { DateSpec } from '../../sources/model/record.ts'
import { areBornApart } from './compare-births.ts'

export interface Namesake {
  /** Of its records: see `partyGroups`. */
  readonly key: string
  readonly lists: readonly string[]
  readonly births: readonly DateSpec[]
}

/** A list has one entry for each party, so two entries of one list are two. So are two with births that are far apart. */
const areTwo = (a: Namesake, b: Namesake): boolean =>
  a.lists.some((list) => b.lists.includes(list)) || areBornApart(a.births, b.births)

export function countNamesakes(namesakes: readonly Namesake[]): number {
  const parties: Namesake[][] = []
  for (const next of namesakes.toSorted((a, b) => byText(a.key, b.key))) {
    const same = parties.find((party) => !party.some((one) => areTwo(one, next)))
    if (same === undefined) parties.push([next])
    else same.push(next)
  }
  return parties.length
}
