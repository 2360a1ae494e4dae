// The states of a case, and which may follow which.
import type { CaseDecisionState, CaseState } from '../../contract/vocabulary/match-decision.ts'

const DECISIONS: readonly CaseState[] = ['true_match', 'false_positive', 'closed']

/** State -> what a person may set next. A decision may be made again: on other evidence, or because the first was wrong. */
export const CASE_TRANSITIONS: Readonly<Record<CaseState, readonly CaseState[]>> = {
  open: ['in_review', 'escalated', ...DECISIONS],
  in_review: ['open', 'escalated', ...DECISIONS],
  escalated: ['in_review', ...DECISIONS],
  true_match: ['in_review', ...DECISIONS],
  false_positive: ['in_review', ...DECISIONS],
  closed: ['in_review', ...DECISIONS],
}

export const isDecided = (state: CaseState): state is CaseDecisionState => DECISIONS.includes(state)

export const mayFollow = (from: CaseState, to: CaseState): boolean => CASE_TRANSITIONS[from].includes(to)
