// Defines a range of tokens in a folded text.

export interface Span {
  readonly first: number
  /** The token after the last one. */
  readonly end: number
}
