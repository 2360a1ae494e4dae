// Leaves the clauses of a sentence out of account that a quote was cut from and that are not of its own statement: those
// behind a comma or a word that joins a clause, and those before a word of consequence ("there is no import, so I retype").
import type { FoldedText } from '../fold/folded-text.ts'
import type { Span } from '../model/span.ts'
import { entriesOf, wordList } from '../words/words.ts'
import { CONSEQUENCES, JOINTS } from './tables/clause-words.ts'

const joints = wordList(entriesOf(JOINTS))
const consequences = wordList(entriesOf(CONSEQUENCES))
/** A mark between two clauses; full stops are within the sentences of a quote. */
const MARK = /[,;:，；：،、–—(]/u
/** Tokens before a quote among which the word of consequence is. */
const NEAR_TOKENS = 3

/** `around` without what is cut at its edges at such a place. */
export function clausesApart(page: FoldedText, around: Span, { first, end }: Span): Span {
  const gap = end < around.end ? page.original.slice(page.to(end - 1), page.from(end)) : ''
  const isApartBehind = end < around.end && (MARK.test(gap) || joints.has(page.text(end)))
  let isApartBefore = false
  for (let token = Math.max(around.first, first - NEAR_TOKENS); token < first; token++)
    isApartBefore ||=
      token > 0 &&
      consequences.has(page.text(token)) &&
      MARK.test(page.original.slice(page.to(token - 1), page.from(token)))
  return { first: isApartBefore ? first : around.first, end: isApartBehind ? end : around.end }
}
