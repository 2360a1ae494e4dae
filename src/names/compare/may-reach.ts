// Rules out pairs of names that cannot reach a score, without aligning them: most of the names that share a word with a query.
import type { NameParse, ReadName } from '../parse/read-name.ts'
import type { Token } from '../token/token.ts'
import { isCompared, MAX_TOKENS } from './align.ts'
import { cutPairs } from './cut-name.ts'
import { leastOrganisationConflict } from './score-organisation.ts'
import { personConflict } from './score-person.ts'
import { isMarked, mayJoin } from './spans.ts'

/** Whether `mayReach` can tell what a reading reaches: not by characters, which have no bound of their distance. */
export const isBounded = ({ plane, tokens }: NameParse): boolean =>
  plane === 'sound' && tokens.length <= MAX_TOKENS

/** A bit for each word that is compared. */
export function comparedWords(tokens: readonly Token[]): number {
  let marked = 0
  for (let at = 0; at < tokens.length; at++) if (isCompared(tokens[at] as Token)) marked |= 1 << at
  return marked
}

/** Two readings by their words that are similar to no word of the other one, a bit for each. */
interface Unmatched {
  readonly aloneLeft: number
  readonly aloneRight: number
  /** The type whose rules compare the names. */
  readonly as: ReadName['type']
  /** In ten-thousandths. */
  readonly least: number
}

/**
 * Whether two bounded readings may score `least`. False is certain: both have words alone that match no words written together, and
 * the cost of them is too high.
 */
export function mayReach(
  left: NameParse,
  right: NameParse,
  { aloneLeft, aloneRight, as, least }: Unmatched,
): boolean {
  const [a, b] = [left.tokens, right.tokens]
  const cost =
    as === 'person'
      ? personConflict(weightOf(a, aloneLeft), weightOf(b, aloneRight))
      : leastOrganisationConflict(a, b, aloneLeft, aloneRight, as === 'vessel')
  return 10_000 - cost >= least || mayJoin(a, b, aloneLeft, aloneRight) || cutPairs(left, right) !== undefined
}

function weightOf(tokens: readonly Token[], marked: number): number {
  let sum = 0
  for (let at = 0; at < tokens.length; at++) if (isMarked(marked, at)) sum += (tokens[at] as Token).weight
  return sum
}
