// What lists of the desk can be sorted by.

/** Of cases. `opened` is the order of the ids. */
export const CASE_SORTS = [
  'opened',
  'changed',
  'subject',
  'party',
  'state',
  'assignee',
  'due',
  'outcome',
  'score',
  'list',
] as const
export type CaseSort = (typeof CASE_SORTS)[number]

/** Of alerts. `at` is the order of the ids. */
export const ALERT_SORTS = ['at', 'kind', 'subject', 'party', 'outcome', 'score', 'list'] as const
export type AlertSort = (typeof ALERT_SORTS)[number]
