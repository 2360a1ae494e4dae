// How a name met a record, in a line.
import type { NameMatch } from '../../../contract/vocabulary/finding.ts'
import { percent } from './figures.ts'
import { wordsOf } from './identifier.ts'
import { MATCH_LEVELS } from './run-verdict.ts'

/** What the names say by themselves, apart from what they say with birth date, country and the like. */
export function matchSaid({ score, level, aligned: { facts } }: NameMatch): string {
  const byName = facts.reduce((before, { effect }) => before - effect, score)
  const allTold = facts.length === 0 ? '' : `, with what else is known ${percent(score)}`
  return `${percent(byName)} alike${allTold}; ${MATCH_LEVELS[level]}`
}

/** Which of its names a record was met by: `primary name`, `weak alias`. */
export const nameKindSaid = ({ nameKind, quality }: NameMatch): string =>
  `${quality === 'weak' ? 'weak ' : ''}${wordsOf(nameKind)}${nameKind === 'alias' ? '' : ' name'}`
