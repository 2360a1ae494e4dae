// Defines a place in a page where a quote occurs word for word.
import type { Span } from '../model/span.ts'

export interface Place extends Span {
  /** Whether the quote joins there what the page separates. */
  readonly isGlued: boolean
  /** What a quote with marked omissions leaves out where it joins sentences. */
  readonly gaps?: readonly Span[]
}
