// What a decision changes about a match that is met again on the same evidence.
import type { MatchDecision } from '../../contract/vocabulary/match-decision.ts'
import { evidenceHash, type MatchEvidence } from './match-evidence.ts'

/** A decision in force, with the hash of its evidence. */
export type DecidedMatch = Omit<MatchDecision, 'setAside'>

/** Facts of a subject that tell it from others of its name. */
const TELLING = ['births', 'numbers', 'addresses'] as const

/**
 * The decision on exactly this evidence, which names the party by its records. `setAside`: the match counts for nothing. A confirmed match always counts,
 * and so does the match of a subject that gives only a name, because the next one of that name may be another.
 */
export function decisionOn(
  decisions: readonly DecidedMatch[],
  evidence: MatchEvidence,
): MatchDecision | undefined {
  if (decisions.length === 0) return undefined
  const hash = evidenceHash(evidence)
  const found = decisions.find((decision) => decision.evidence === hash)
  if (found === undefined) return undefined
  const isPossible = evidence.comparison['outcome']?.join() === 'possible'
  const isTold = TELLING.some((fact) => (evidence.subject[fact] ?? []).length > 0)
  return { ...found, setAside: found.state === 'false_positive' && isPossible && isTold }
}
