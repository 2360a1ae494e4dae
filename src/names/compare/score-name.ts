// Scores two names: starts from the full score and deducts penalties, each with a reason.
import type { NameParse, ReadName } from '../parse/read-name.ts'
import type { Measure } from './align.ts'
import { cutPairs } from './cut-name.ts'
import { finish, type NameScore } from './penalties.ts'
import { scoreOrganisations } from './score-organisation.ts'
import { scorePersons } from './score-person.ts'
import { CUT } from './weights.ts'

export type { Penalty, NameScore } from './penalties.ts'

const NOTHING: NameScore = {
  score: 0,
  alignment: { pairs: [], leftOver: [], rightOver: [] },
  losses: [],
  left: { plane: 'sound', tokens: [] },
  right: { plane: 'sound', tokens: [] },
}

/** Scores the best pair of readings of two names. Symmetric. */
export function scoreNames(a: ReadName, b: ReadName, similarity?: Measure): NameScore {
  let best: NameScore | undefined
  // why: names in Han characters are compared by character, because by sound every homophone would be the same name
  const byCharacters = isWritten(a) && isWritten(b)
  const as = comparedAs(a.type, b.type)
  for (const left of a.readings)
    for (const right of b.readings) {
      if (left.plane !== right.plane || (left.plane === 'sound' && byCharacters)) continue
      const scored =
        as === 'person'
          ? scorePersons(left, right, similarity)
          : scoreOrganisations(left, right, as === 'vessel', similarity)
      if (best === undefined || scored.score > best.score) best = scored
      const cut = scored.score < CUT_SCORE ? cutScore(left, right) : undefined
      if (cut !== undefined && cut.score > best.score) best = cut
    }
  return best ?? NOTHING
}

/** The type whose rules compare names of two types. */
export const comparedAs = (a: ReadName['type'], b: ReadName['type']): ReadName['type'] =>
  a === 'person' || b === 'person' ? 'person' : a === 'vessel' || b === 'vessel' ? 'vessel' : 'organisation'

const CUT_SCORE = 10_000 - CUT

/** The score of a name against the same name cut at the width of a field. */
function cutScore(left: NameParse, right: NameParse): NameScore | undefined {
  const pairs = cutPairs(left, right)
  if (pairs === undefined) return undefined
  const over = (tokens: NameParse['tokens'], side: 'left' | 'right'): number[] =>
    [...tokens.keys()].filter((at) => !pairs.some((pair) => pair[side][0] === at))
  const alignment = { pairs, leftOver: over(left.tokens, 'left'), rightOver: over(right.tokens, 'right') }
  return finish(left, right, alignment, [{ reason: 'cut', cost: CUT, words: [] }])
}

const isWritten = ({ readings }: ReadName): boolean => readings.some(({ plane }) => plane === 'han')
