// Where in a page a quote stands word for word.
import type { Span } from '../model/span.ts'

export interface Place extends Span {
  /** The quote joins there what the page keeps apart. */
  readonly isGlued: boolean
}
