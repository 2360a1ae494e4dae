// Ports of citation checks: pages, a search of their text off the event loop, a language model.
import type { Clock } from '../base/ports.ts'
import type { Claim, FoundClaim } from './claims/model/claim.ts'
import type { PageSigns } from './judge/judge-page.ts'

export type { PageSigns, PageWall } from './judge/judge-page.ts'

/** Thrown by a link checker or PageFetcher when too many requests wait, or one waits too long for its turn. */
export class WebOverloaded extends Error {}

/** Identifies a version of a page, as its server sent it. */
export interface PageVersion {
  readonly etag?: string
  readonly lastModified?: string
}

/** The result of the GET of a page. */
export type PageFetch =
  /**
   * The whole body of a 200 or 203, as sent. `contentType` is empty where the server gave none; `finalUrl` is where the
   * redirects ended.
   */
  | ({
      readonly kind: 'page'
      readonly bytes: Uint8Array
      readonly contentType: string
      readonly status: number
      readonly finalUrl: string
    } & PageVersion)
  /** The page is still the version in the request. */
  | { readonly kind: 'unchanged' }
  /**
   * Everything else: refused, unknown name, no connection, cut off, too slow, redirected too often, or another status.
   * `status` is the last one a server answered, null when none did. Nothing distinguishes these cases.
   */
  | { readonly kind: 'unreachable'; readonly status: number | null }
  /** More than 2 MB of body, or a compressed body that was not requested. */
  | { readonly kind: 'unsupported'; readonly why: 'too_large' | 'encoded' }

/** Fetches the page of a citation. */
export interface PageFetcher {
  /**
   * One GET under the guard of link checks and the same limits of tenant and host, 3 seconds in total from its
   * first request to the last byte. With a version, the server sends the page only if it changed. A host with two
   * unanswered requests in `silent` is unreachable without a further request. Throws only WebOverloaded.
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

/** The text of a page, and what else is known of it once it was read. */
export interface PageContent {
  readonly text: string
  readonly signs: PageSigns
  /** Of its own text, for isNearlySame; see base/text-fingerprint.ts. */
  readonly fingerprint: string
}

export interface SearchedPage {
  /** Undefined for a given text. `too_slow`, `too_heavy` and `no_turn` mean nothing about the page itself. */
  readonly page:
    | ({ readonly kind: 'text' } & PageContent)
    | { readonly kind: 'unreadable'; readonly reason: string }
    | undefined
  /** One for each claim, undefined when its search did not finish; empty for a page that cannot be read. */
  readonly found: readonly (FoundClaim | undefined)[]
}

/**
 * Extracts the text of pages and searches it for claims, off the thread that answers requests. Workspaces take turns;
 * the signal cancels waiting work. Never throws.
 */
export interface PageFinder {
  search(
    source: { readonly bytes: Uint8Array; readonly contentType: string } | string,
    claims: readonly Claim[],
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<SearchedPage>
}

export interface SeenPage {
  /** Hash of the bytes as received, hex. */
  readonly sha256: string
  /** ISO instant when the server sent them or confirmed them as unchanged. */
  readonly fetchedAt: string
  /** Where the redirects ended when the bytes were sent. */
  readonly finalUrl: string
  readonly status: number
  readonly signs: PageSigns
  readonly fingerprint: string
}

export type PageSearch =
  | {
      readonly kind: 'searched'
      readonly seen: SeenPage
      readonly found: readonly (FoundClaim | undefined)[]
    }
  /** `status` is the last one a server answered, null when none did. */
  | { readonly kind: 'unreachable'; readonly status: number | null }
  | { readonly kind: 'unsupported'; readonly detail: string }
  /** The check did not finish, which means nothing about the page. */
  | { readonly kind: 'unavailable'; readonly detail: string }

/** Consecutive unanswered requests per host. All pages of a call share one map; Web counts in it. */
export type SilentHosts = Map<string, number>

export interface Pages {
  /** `tenant` is the workspace, `silent` the host failures seen by this call. */
  search(
    url: string,
    claims: readonly Claim[],
    options: { readonly tenant: string; readonly signal?: AbortSignal; readonly silent?: SilentHosts },
  ): Promise<PageSearch>
}

/** A question to a language model: a quote, and the passage of a page nearest to it. */
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

/** No valid answer, because of the endpoint, the time, the budget or the response. It means nothing about the quote. */
export class LanguageModelUnavailable extends Error {
  override readonly name = 'LanguageModelUnavailable'
}

/** Decides whether a quote and a passage mean the same. It treats its input as data, never as instructions. */
export interface LanguageModel {
  /** Asks one question, answered once or not at all. Throws only LanguageModelUnavailable. */
  sameMeaning(
    question: MeaningQuestion,
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<MeaningAnswer>
}

/** The ports that a citation check needs. */
export interface CitationPorts {
  readonly pages: Pages
  /** Undefined when the operator has configured none. */
  readonly model: LanguageModel | undefined
  readonly clock: Clock
}
