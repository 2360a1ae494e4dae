// Measures two words once. The words of an index are one object each, and a query meets most of them again and again.
import type { Token } from '../token/token.ts'
import type { Measure } from './align.ts'
import { similarity, type Similarity } from './similarity.ts'

/** The first word must be one of few, such as the words of a query. */
export function rememberedSimilarity(): Measure {
  const known = new Map<Token, Map<Token, Similarity>>()
  return (a, b) => {
    let row = known.get(a)
    if (row === undefined) known.set(a, (row = new Map()))
    let found = row.get(b)
    if (found === undefined) row.set(b, (found = similarity(a, b)))
    return found
  }
}
