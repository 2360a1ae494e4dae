// Defines a place in a page where a quote occurs word for word.
import type { Span } from '../model/span.ts'

export interface Place extends Span {
  /** Whether the quote joins there what the page separates. */
  readonly isGlued: boolean
}
