// The second grade of a finding: it orders findings of one score, most of which have the full score.
import { evidence, type NameScore } from './penalties.ts'
import { foldLatin } from '../script/transliterate.ts'

/** The weight of each way in which two names may be the same, above the weight of their words. */
const STEP = 1_000

const inOneScript = ({ left, right }: NameScore): boolean =>
  left.tokens.some(({ native }) => native) === right.tokens.some(({ native }) => native)

const letters = (text: string): string =>
  foldLatin(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * How exactly two names agree, as a whole number: one script, the same words, no penalty (order, legal form), the same spelling;
 * among equals, the weight of the words that agree, so that a rare name comes before a common one.
 */
export function exactnessOf(name: NameScore, query: string, matched: string): number {
  if (name.score === 0) return 0
  const ways = [
    // why twice: a spelling in another script is a guess, another order is none
    inOneScript(name),
    inOneScript(name),
    name.alignment.pairs.every(({ rule }) => rule === 'same' || rule === 'same-number'),
    name.losses.length === 0,
    letters(query) === letters(matched),
  ]
  return ways.filter(Boolean).length * STEP + Math.min(evidence(name), STEP - 1)
}
