// Recognises a name that a field of fixed width cuts in the middle of a word: `Metropolitan Diagnostic Imaging Centers of Westche`.
import type { NameParse } from '../parse/read-name.ts'
import type { AlignedPair } from './alignment.ts'

/** Fields are rarely shorter than 30 characters; spaces, legal forms and articles are not among the letters. */
const SHORTEST_CUT = 22

const isCompared = (role: string): boolean => role !== 'particle' && role !== 'connector' && role !== 'legal'

/**
 * The aligned words where one name is the other one, cut inside a word; undefined otherwise. The words before the cut must be
 * the same, in the same order.
 */
export function cutPairs(left: NameParse, right: NameParse): AlignedPair[] | undefined {
  const first = ({ tokens }: NameParse): string | undefined =>
    tokens.find(({ role }) => isCompared(role))?.text
  // why first: most names that are compared begin with other words
  if (first(left) !== first(right)) return undefined
  const wordsOf = ({ tokens }: NameParse): { text: string; at: number }[] =>
    tokens.flatMap(({ text, role }, at) => (isCompared(role) ? [{ text, at }] : []))
  const [a, b] = [wordsOf(left), wordsOf(right)]
  const [cut, whole] = lettersOf(a) < lettersOf(b) ? [a, b] : [b, a]
  const last = cut.length - 1
  if (last < 1 || last >= whole.length || lettersOf(cut) < SHORTEST_CUT) return undefined
  const [end, word] = [cut[last] as (typeof cut)[0], whole[last] as (typeof cut)[0]]
  if (/\d/.test(end.text) || end.text.length >= word.text.length || !word.text.startsWith(end.text))
    return undefined
  if (cut.some(({ text }, k) => k < last && text !== whole[k]?.text)) return undefined
  return cut.map(({ at }, k) => {
    const other = (whole[k] as (typeof cut)[0]).at
    return {
      left: [cut === a ? at : other],
      right: [cut === a ? other : at],
      score: 10_000,
      rule: k < last ? 'same' : 'abbreviation',
    }
  })
}

const lettersOf = (words: readonly { text: string }[]): number =>
  words.reduce((sum, { text }) => sum + text.length, 0)
