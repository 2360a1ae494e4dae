// What looking for quotes in a page comes to.
import type { FoundQuote } from '../../core/citation/find-quotes.ts'

export interface SeenPage {
  /** Of the bytes as they came, hex. */
  readonly sha256: string
  /** ISO instant at which the server gave them, or said that they are still the same. */
  readonly fetchedAt: string
}

export type PageSearch =
  | { readonly kind: 'searched'; readonly seen: SeenPage; readonly found: readonly FoundQuote[] }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unsupported'; readonly detail: string }
  /** The check did not finish, which says nothing about the page. */
  | { readonly kind: 'unavailable'; readonly detail: string }

export interface Pages {
  /** `tenant` is the workspace. */
  search(
    url: string,
    quotes: readonly string[],
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<PageSearch>
}
