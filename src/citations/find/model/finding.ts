// What is found of a quote in a page, with the passage as evidence.

/** What kind of thing differs, where a difference changes what is said. */
export type DifferenceKind = 'number' | 'currency' | 'percent' | 'date' | 'negation' | 'name' | 'insertion'

export interface Difference {
  readonly kind: DifferenceKind
  /** As each of them writes it, of a number or date the whole; empty where it has nothing of this. */
  readonly quote: string
  readonly passage: string
}

export interface QuoteFinding {
  /**
   * `exact`: word for word but for typography and omissions marked within a sentence; `near`: with changes, or put together
   * from what the page keeps apart; `absent`: nothing so like it.
   */
  readonly kind: 'exact' | 'near' | 'absent'
  /** As it stands in the page from `start` to before `end`; of an absent quote the closest there is, if any. */
  readonly passage: string
  readonly start: number
  readonly end: number
  /** In ten-thousandths of the quote's letters; 10,000 for exact ones only. */
  readonly similarity: number
  /** The sentences around the passage deny more, or less, than the quote does, or ask what it states. */
  readonly negated: boolean
  /** They have conditions, wishes or guesses that the quote does not, or the other way round. */
  readonly qualified: boolean
  readonly differences: readonly Difference[]
}
