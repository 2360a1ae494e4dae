// What a check of a citation comes to.

/** The latest citation check of a quote (M-4), with what it was judged by. */
export interface Verification {
  readonly valid: boolean
  /** Begins with a code of rule M-3. */
  readonly reason?: string
  /** ISO instant. */
  readonly at: string
  /** What the page says there: the quote, or what is most like it. */
  readonly passage?: string
  /** SHA-256 of the page's bytes, hex. */
  readonly page_sha256?: string
  /** The language model that was asked, and SHA-256 of its raw response, hex. */
  readonly model?: string
  readonly response_sha256?: string
  /** The check that excluded the quote, where a later one could not tell. */
  readonly refutation?: Omit<Verification, 'refutation'>
}
