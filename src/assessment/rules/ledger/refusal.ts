// The refusal of a signal: one code, with the data the caller needs to correct it.
import type { Issue } from '../../../contract/vocabulary/problem.ts'
import type { ProblemCode } from '../../../contract/problems/problems.ts'
import type { Kind } from '../protocol/value-schemas.ts'

/** Codes of rules, in order of precedence. */
export const VALUE_CODES = [
  'unknown_field',
  'invalid_value',
  'future_date',
  'too_old',
  'too_short',
  'placeholder_text',
] as const satisfies readonly ProblemCode[]

export type ValueCode = (typeof VALUE_CODES)[number]

export type RefusalCode =
  | ValueCode
  | Extract<
      ProblemCode,
      | 'unknown_axis'
      | 'kind_not_on_axis'
      | 'duplicate_signal'
      | 'near_duplicate'
      | 'pitch_echo'
      | 'self_source'
      | 'too_many_entries'
      | 'unknown_entry'
    >

export interface SignalRefusal {
  readonly code: RefusalCode
  /** The faults of the value and what is required. At most 200. */
  readonly issues?: Issue[]
  /** Id of the entry the signal collides with, or of the one that it cannot correct (C-1, C-2). */
  readonly entry?: string
  /** The kinds the axis accepts. */
  readonly kinds?: readonly Kind[]
  /** The run of words that the quote shares with the pitch, normalised. */
  readonly run?: string
}
