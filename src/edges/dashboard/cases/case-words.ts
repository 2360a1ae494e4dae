// The words for cases, their states and what happened to them.
import type { Case, CaseEvent } from '../../../contract/vocabulary/case.ts'
import type { CaseDecisionState, CaseState } from '../../../contract/vocabulary/match-decision.ts'
import type { MarkTone } from '../parts/mark.tsx'
import { dayText, wordsOfName } from '../words/naming.ts'

export const CASE_MARKS: Readonly<Record<CaseState, readonly [tone: MarkTone, label: string]>> = {
  open: ['slight', 'Open'],
  in_review: ['fair', 'In review'],
  escalated: ['care', 'Escalated'],
  true_match: ['bad', 'True match'],
  false_positive: ['good', 'False positive'],
  closed: ['quiet', 'Closed'],
}

export const caseStateLabel = (state: CaseState): string => CASE_MARKS[state][1]

export const CASE_STATES_LISTED = Object.keys(CASE_MARKS) as CaseState[]

export const CASE_DECISIONS: readonly CaseDecisionState[] = ['false_positive', 'true_match', 'closed']

export const isDecidedCase = (state: CaseState): boolean =>
  (CASE_DECISIONS as readonly CaseState[]).includes(state)

/** What a decision says. */
export const DECISION_MEANINGS: Readonly<Record<CaseDecisionState, string>> = {
  false_positive: 'The subject is another party. The match makes no alert while the evidence stays the same.',
  true_match: 'The subject is the listed party.',
  closed: 'Nothing remains to be done, whichever party it is.',
}

/** A fact of the evidence in words: `listed.births` -> `Listed: births`. */
export const factLabel = (fact: string): string => {
  const [part = '', name = ''] = fact.split('.')
  return name === '' ? wordsOfName(part) : `${wordsOfName(part)}: ${wordsOfName(name).toLowerCase()}`
}

/** The two parties of a case in a sentence. */
export const caseName = ({
  subject,
  match,
  unreadable,
}: Pick<Case, 'subject' | 'match' | 'unreadable'>): string =>
  unreadable === true && match === null
    ? 'Unreadable'
    : subject === null || match === null
      ? 'Erased'
      : `${subject} and ${match.matchedName}`

const EVENTS: Readonly<Record<CaseEvent['kind'], string>> = {
  updated: 'Changed',
  comment: 'Comment',
  proposed: 'Decision proposed',
  decided: 'Decided',
  reopened: 'Opened again',
}

/** What happened, without its text. */
export function eventSaid({ kind, state, assignee, dueDate, facts }: CaseEvent): string {
  const parts = [
    state !== undefined && caseStateLabel(state),
    assignee === null ? 'no one assigned' : assignee !== undefined && `assigned to ${assignee}`,
    dueDate === null ? 'no due date' : dueDate !== undefined && `due ${dayText(dueDate)}`,
    facts !== undefined && `changed: ${facts.map(factLabel).join(', ')}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? EVENTS[kind] : `${EVENTS[kind]}: ${parts.join('; ')}`
}
