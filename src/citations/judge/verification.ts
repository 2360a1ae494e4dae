// Defines the result of a citation check.

/** The latest citation check of a quote (M-4), with the evidence for its verdict. */
export interface Verification {
  readonly valid: boolean
  /** Begins with a code of rule M-3. */
  readonly reason?: string
  /** ISO instant. */
  readonly at: string
  /** The page's text: the quote, or the most similar passage. */
  readonly passage?: string
  /** SHA-256 of the page's bytes, hex. */
  readonly page_sha256?: string
  /** The language model that answered, and SHA-256 of its raw response, hex. */
  readonly model?: string
  readonly response_sha256?: string
  /** The check that excluded the quote, kept when a later check reached no verdict. */
  readonly refutation?: Omit<Verification, 'refutation'>
}
