// The problems of a piece of evidence.
import type { ProblemCode } from './problems.ts'

/** The codes a signal can be refused with, beside those every operation shares (rules ). */
export const signalProblems = [
  'kind_not_on_axis',
  'unknown_field',
  'invalid_value',
  'future_date',
  'too_old',
  'too_short',
  'placeholder_text',
  'duplicate_signal',
  'near_duplicate',
  'pitch_echo',
  'self_source',
  'too_many_entries',
  'unknown_entry',
  'head_check_failed',
  'message_refused',
  'message_unchecked',
] as const satisfies readonly ProblemCode[]
