// Describes how a name matched a record, in one line.
import type { NameMatch } from '../../contract/vocabulary/finding.ts'
import { percent } from './figures.ts'
import { wordsOf } from './identifier.ts'
import { MATCH_LEVELS } from './run-verdict.ts'

/** How well the names alone match, without birth date, country and other facts. */
export function matchSaid({ score, level, aligned: { losses, facts } }: NameMatch): string {
  // why not computed back from the score: it never falls below 0, however much the facts take
  const byName = facts.length === 0 ? score : losses.reduce((rest, { cost }) => rest - cost, 1)
  const allTold = facts.length === 0 ? '' : `, with what else is known ${percent(score)}`
  return `${percent(Math.max(0, byName))} alike${allTold}; ${MATCH_LEVELS[level]}`
}

/** Which name of a record matched: `primary name`, `weak alias`. */
export const nameKindSaid = ({ nameKind, quality }: NameMatch): string =>
  `${quality === 'weak' ? 'weak ' : ''}${wordsOf(nameKind)}${nameKind === 'alias' ? '' : ' name'}`
