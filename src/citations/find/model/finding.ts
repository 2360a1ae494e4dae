// Defines the finding for a quote in a page, with the passage as evidence.

/** The kind of a difference that changes the meaning. */
export type DifferenceKind = 'number' | 'currency' | 'percent' | 'date' | 'negation' | 'name' | 'insertion'

export interface Difference {
  readonly kind: DifferenceKind
  /** The original spelling on each side, with a number or date whole; empty where a side has no counterpart. */
  readonly quote: string
  readonly passage: string
}

export interface QuoteFinding {
  /**
   * `exact`: word for word, apart from typography and omissions marked within a sentence; `near`: with changes, or
   * joined from what the page separates; `absent`: no passage is similar enough.
   */
  readonly kind: 'exact' | 'near' | 'absent'
  /** The page's text from `start` to before `end`; for an absent quote the closest passage, if any. */
  readonly passage: string
  readonly start: number
  readonly end: number
  /** In ten-thousandths of the quote's letters; only exact findings have 10,000. */
  readonly similarity: number
  /** The sentences around the passage deny more or less than the quote does, or ask what it states. */
  readonly negated: boolean
  /** They have conditions, wishes or guesses that the quote does not, or the reverse. */
  readonly qualified: boolean
  readonly differences: readonly Difference[]
  /** Of a near finding that is word for word but for the sentences that its omissions leave out: where these are. */
  readonly gaps?: readonly { readonly start: number; readonly end: number }[]
  /** The words that deny are all in another clause of its sentences, which the quote leaves out. */
  readonly isDeniedApart?: true
}
