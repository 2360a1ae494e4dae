// Why a signal is not accepted: one code, with what the caller needs to do better.
import type { Issue } from '../../../contract/vocabulary/problem.ts'
import type { ProblemCode } from '../../../contract/problems/problems.ts'
import type { Kind } from '../protocol/value-schemas.ts'

/** Codes of rules, in the order in which they win over each other. */
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
    >

export interface SignalRefusal {
  readonly code: RefusalCode
  /** What is wrong with the value and what would be right. At most 200. */
  readonly issues?: Issue[]
  /** Id of the entry the signal collides with. */
  readonly entry?: string
  /** The kinds the axis accepts. */
  readonly kinds?: readonly Kind[]
  /** The run of words the quote shares with the pitch, normalised. */
  readonly run?: string
}
