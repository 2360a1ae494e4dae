// What looking for quotes in a page comes to.
import type { FoundQuote } from './find/quote-finder.ts'

export interface SeenPage {
  /** Of the bytes as they came, hex. */
  readonly sha256: string
  /** ISO instant at which the server gave them, or said that they are still the same. */
  readonly fetchedAt: string
}

export type PageSearch =
  | {
      readonly kind: 'searched'
      readonly seen: SeenPage
      readonly found: readonly (FoundQuote | undefined)[]
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unsupported'; readonly detail: string }
  /** The check did not finish, which says nothing about the page. */
  | { readonly kind: 'unavailable'; readonly detail: string }

/** How many requests to each host had no answer since its last one. One for all pages of a call; Web counts in it. */
export type SilentHosts = Map<string, number>

export interface Pages {
  /** `tenant` is the workspace, `silent` what the pages of this call have learned of their hosts. */
  search(
    url: string,
    quotes: readonly string[],
    options: { readonly tenant: string; readonly signal?: AbortSignal; readonly silent?: SilentHosts },
  ): Promise<PageSearch>
}
