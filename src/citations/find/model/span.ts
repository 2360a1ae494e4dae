// A stretch of a folded text, in tokens.

export interface Span {
  readonly first: number
  /** The token after the last one. */
  readonly end: number
}
