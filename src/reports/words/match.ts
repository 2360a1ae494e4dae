// How a name met a record, in a line.
import type { NameMatch } from '../../contract/vocabulary/finding.ts'
import { percent } from './figures.ts'
import { wordsOf } from './identifier.ts'
import { MATCH_LEVELS } from './run-verdict.ts'

/** What the names say by themselves, apart from what they say with birth date, country and the like. */
export function matchSaid({ score, level, aligned: { losses, facts } }: NameMatch): string {
  // why not back from the score: it never falls below 0, whatever facts would take
  const byName = facts.length === 0 ? score : losses.reduce((rest, { cost }) => rest - cost, 1)
  const allTold = facts.length === 0 ? '' : `, with what else is known ${percent(score)}`
  return `${percent(Math.max(0, byName))} alike${allTold}; ${MATCH_LEVELS[level]}`
}

/** Which of its names a record was met by: `primary name`, `weak alias`. */
export const nameKindSaid = ({ nameKind, quality }: NameMatch): string =>
  `${quality === 'weak' ? 'weak ' : ''}${wordsOf(nameKind)}${nameKind === 'alias' ? '' : ' name'}`
