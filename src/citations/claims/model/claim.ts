// Defines what a page may be searched for, and the finding for it.
import type { FoundQuote } from '../../find/quote-finder.ts'

/** Something that a page is said to hold. */
export type Claim =
  /** Words of the page, word for word. */
  | { readonly kind: 'quote'; readonly text: string }
  /** The name of a company, product or person. */
  | { readonly kind: 'name'; readonly text: string }
  /**
   * A number; with `currency`, an ISO 4217 code, an amount of money in it; with `about`, a text, only where a content word of
   * that text is near: a page may hold the number by chance.
   */
  | { readonly kind: 'figure'; readonly value: number; readonly currency?: string; readonly about?: string }
  /** A sentence whose names, figures and half of whose words the page has in one place. */
  | { readonly kind: 'assertion'; readonly text: string }

export interface ClaimFinding {
  readonly found: boolean
  /** At most 600 characters: where the page holds the claim, otherwise the most similar passage, if any. */
  readonly passage: string
  /** Not found, but with more knowledge it may be there: a model may know, or a currency is not named beside its number. */
  readonly near?: true
  /** Not found: the figure is there, without a word of what it is said to be about near it. */
  readonly bare?: true
  /** Not found, in doubt: a quote whose words are there, cut from others that may limit them. */
  readonly cut?: true
}

export interface FoundClaim extends ClaimFinding {
  /** For a claim of kind `quote`: the finding to judge with a language model. */
  readonly quote?: FoundQuote
}

/** Characters of a passage before the ellipsis that shortens it. */
export const MAX_FOUND_PASSAGE = 599

export const NOT_FOUND: ClaimFinding = { found: false, passage: '' }
