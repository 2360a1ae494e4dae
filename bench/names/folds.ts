// Splits labelled pairs into folds such that no party is on both sides of a split: pairs with a name in common, directly or
// through other pairs, are in one fold.
import { nameKey } from '../../src/names/parse/name-key.ts'
import type { LabelledRow, LabelledSide } from './labelled.ts'
import { hashOf } from './random.ts'

export const FOLDS = 5

const namesOf = (side: LabelledSide | null): readonly string[] =>
  side === null ? [] : [...(side.name === null ? [] : [side.name]), ...(side.props['name'] ?? [])]

/** The fold of each row, by its id: 0 to FOLDS - 1. Depends on the names alone, not on the order of the rows. */
export function foldsByParty(rows: readonly LabelledRow[]): ReadonlyMap<string, number> {
  const parents = new Map<string, string>()
  const rootOf = (key: string): string => {
    let root = key
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
      root = next
    parents.set(key, root)
    return root
  }
  const keys = rows.map(({ id, query, candidate }) => {
    const own = [...new Set([...namesOf(query), ...namesOf(candidate)].map(nameKey))].filter(
      (key) => key !== '',
    )
    return own.length === 0 ? [id] : own
  })
  for (const own of keys)
    for (const key of own) {
      const [a, b] = [rootOf(own[0] as string), rootOf(key)]
      // why the lesser: the root of a component does not depend on which row came first
      if (a !== b) parents.set(a < b ? b : a, a < b ? a : b)
      else if (!parents.has(key)) parents.set(key, a)
    }
  return new Map(
    rows.map(({ id }, at) => [id, hashOf(rootOf((keys[at] as string[])[0] as string)) % FOLDS] as const),
  )
}
