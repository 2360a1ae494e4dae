// The score of two names: what is taken from a full score, and why.
import type { ReadName } from '../parse/read-name.ts'
import type { Measure } from './align.ts'
import type { NameScore } from './penalties.ts'
import { scoreOrganisations } from './score-organisation.ts'
import { scorePersons } from './score-person.ts'

export type { Penalty, NameScore } from './penalties.ts'

const NOTHING: NameScore = {
  score: 0,
  alignment: { pairs: [], leftOver: [], rightOver: [] },
  losses: [],
  left: { plane: 'sound', tokens: [] },
  right: { plane: 'sound', tokens: [] },
}

/** The best pair of readings of two names; symmetric. */
export function scoreNames(a: ReadName, b: ReadName, similarity?: Measure): NameScore {
  let best: NameScore | undefined
  // why: two names in Han characters are compared by the characters, or every homophone would be the same name
  const byCharacters = isWritten(a) && isWritten(b)
  for (const left of a.readings)
    for (const right of b.readings) {
      if (left.plane !== right.plane || (left.plane === 'sound' && byCharacters)) continue
      const scored =
        a.type === 'person' || b.type === 'person'
          ? scorePersons(left, right, similarity)
          : scoreOrganisations(left, right, a.type === 'vessel' || b.type === 'vessel', similarity)
      if (best === undefined || scored.score > best.score) best = scored
    }
  return best ?? NOTHING
}

const isWritten = ({ readings }: ReadName): boolean => readings.some(({ plane }) => plane === 'han')
