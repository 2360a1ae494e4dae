// What checking citations needs of the world: pages, a search in their text away from the event loop, a language model.
import type { Clock } from '../base/ports.ts'
import type { FoundQuote } from './find/quote-finder.ts'

/** Thrown by a link checker or PageFetcher when more requests wait than the server can hold, or the turn of one did not come in time. */
export class WebOverloaded extends Error {}

/** What tells one version of a page from another, as its server sent it. */
export interface PageVersion {
  readonly etag?: string
  readonly lastModified?: string
}

/** What came of the GET of a page. */
export type PageFetch =
  /** The whole body of a 200 or 203, as it was sent. `contentType` is empty where the server gave none. */
  | ({ readonly kind: 'page'; readonly bytes: Uint8Array; readonly contentType: string } & PageVersion)
  /** Still the version that was named in the question. */
  | { readonly kind: 'unchanged' }
  /**
   * Everything else: refused, unknown name, no connection, cut off, too slow, redirected too often, or another status.
   * `status` is the last one a server answered, null when none did. Nothing tells these cases apart.
   */
  | { readonly kind: 'unreachable'; readonly status: number | null }
  /** More than 2 MB of body, or a body that is compressed although that was not asked for. */
  | { readonly kind: 'unsupported'; readonly why: 'too_large' | 'encoded' }

/** Gets the page behind a citation. */
export interface PageFetcher {
  /**
   * One GET under the guard of link checks and the same limits of tenant and host, 3 seconds in total from its
   * first request to the last byte. With a version, the page is sent only if it is another one. A host that `silent` tells
   * to have left two requests without an answer is unreachable without another. Never throws but WebOverloaded.
   */
  page(
    url: string,
    options: {
      readonly tenant: string
      readonly signal?: AbortSignal
      readonly silent?: SilentHosts
    } & PageVersion,
  ): Promise<PageFetch>
}

export interface SearchedPage {
  /** Undefined for a text that was given. `too_slow`, `too_heavy` and `no_turn` say nothing of the page itself. */
  readonly page:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'unreadable'; readonly reason: string }
    | undefined
  /** One for each quote, undefined for one that was not looked for to the end; none of a page that cannot be read. */
  readonly found: readonly (FoundQuote | undefined)[]
}

/**
 * Makes text of pages and looks for quotes in it, away from where requests are answered. Workspaces take turns; the signal
 * takes back what waits. Never throws.
 */
export interface PageFinder {
  search(
    source: { readonly bytes: Uint8Array; readonly contentType: string } | string,
    quotes: readonly string[],
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<SearchedPage>
}

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

/** What a language model is asked: a quote, and the passage of a page that is nearest to it. */
export interface MeaningQuestion {
  readonly quote: string
  readonly passage: string
  /** The page's text around the passage. */
  readonly before: string
  readonly after: string
}

export interface MeaningAnswer {
  readonly sameMeaning: boolean
  /** The model as the operator named it. */
  readonly model: string
  /** Hex SHA-256 of the raw HTTP response body the answer was read from. */
  readonly responseSha256: string
}

/** There is no answer: the endpoint, the time, the budget, or an answer that is not one. It says nothing about the quote. */
export class LanguageModelUnavailable extends Error {
  override readonly name = 'LanguageModelUnavailable'
}

/** Says whether a quote and a passage mean the same. What it is shown is data to it, never an instruction. */
export interface LanguageModel {
  /** One question, answered once or not at all. Throws LanguageModelUnavailable and nothing else. */
  sameMeaning(
    question: MeaningQuestion,
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<MeaningAnswer>
}

/** What a check of citations takes. */
export interface CitationPorts {
  readonly pages: Pages
  /** Undefined where the operator has configured none. */
  readonly model: LanguageModel | undefined
  readonly clock: Clock
}
