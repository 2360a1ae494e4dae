// Recognises two names with one stem and two endings, which an edit distance takes for a misspelling.
import { formsOf, tableRows } from '../lexicon/table.ts'
import { NAME_ENDINGS } from '../lexicon/tables/name-endings.ts'
import { distance } from '../script/distance.ts'

/** Shorter stems are parts of other words by chance. */
const SHORTEST_STEM = 3
/** A typing error changes an ending by one letter; endings nearer than this, in hundredths of an edit, may be one. */
const LEAST_APART = 130

const LINES: ReadonlyMap<string, number> = new Map(
  tableRows(NAME_ENDINGS).flatMap(([line = ''], at) => formsOf(line).map((form) => [form, at] as const)),
)
const LONGEST = Math.max(...[...LINES.keys()].map(({ length }) => length))

/** The ending that covers a word from a position on: the longest that leaves a stem, or undefined. */
function endingFrom(text: string, from: number): string | undefined {
  for (let length = Math.min(LONGEST, text.length - SHORTEST_STEM); length >= text.length - from; length--) {
    const ending = text.slice(text.length - length)
    if (LINES.has(ending)) return ending
  }
  return undefined
}

/** Whether two words in a-z have one stem and two endings of names. Symmetric. */
export function hasOtherEnding(a: string, b: string): boolean {
  let common = 0
  while (common < a.length && a.charCodeAt(common) === b.charCodeAt(common)) common++
  if (common < SHORTEST_STEM) return false
  const [endingA, endingB] = [endingFrom(a, common), endingFrom(b, common)]
  if (endingA === undefined || endingB === undefined) return false
  return (
    LINES.get(endingA) !== LINES.get(endingB) &&
    distance(a.slice(common), b.slice(common), LEAST_APART) >= LEAST_APART
  )
}
