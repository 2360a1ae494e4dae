// Fetches pages and looks up claims in them. Each search fetches its page again, then reads it once for all claims.
import { sha256Hex } from '../base/sha256.ts'
import type { Clock } from '../base/ports.ts'
import { KeptPages, type PageFacts } from './kept-pages.ts'
import {
  type PageFetch,
  type PageFetcher,
  type PageFinder,
  type Pages,
  type PageSearch,
  WebOverloaded,
} from './ports.ts'

/** Characters of text to cache, for all workspaces together; two bytes each. */
const MAX_KEPT_CHARS = 16_000_000

const UNSUPPORTED: Readonly<Record<string, string>> = {
  too_large: 'the page has more than 2 MB, or too much text',
  encoded: 'the server compresses what it was asked to send as it is',
  unsupported_type: 'it is neither HTML, PDF, JSON, XML, Markdown nor plain text',
  encrypted: 'the PDF asks for a password',
  broken: 'the file is damaged',
  unmapped_text: 'some of the text of the PDF has no letters behind it',
  empty: 'there is no text in it',
}

const unsupported = (why: string): PageSearch => ({ kind: 'unsupported', detail: UNSUPPORTED[why] ?? why })

const CROWDED: PageSearch = {
  kind: 'unavailable',
  detail: 'too many checks wait on this server; try again later',
}

const unread = (reason: string): PageSearch =>
  reason === 'too_slow' || reason === 'too_heavy'
    ? { kind: 'unavailable', detail: 'the page takes more time or memory to read than a page gets' }
    : reason === 'no_turn'
      ? CROWDED
      : unsupported(reason)

export interface PagesDeps {
  readonly web: PageFetcher
  readonly finder: PageFinder
  readonly clock: Clock
}

export function createPages({ web, finder, clock }: PagesDeps): Pages {
  const pages = new KeptPages(MAX_KEPT_CHARS)

  return {
    async search(url, claims, options) {
      const { tenant } = options
      const seenLast = pages.version(tenant, url)
      const lastContent = seenLast && pages.content(tenant, seenLast)
      // why only with its content: "unchanged" would leave no text to search
      const { etag, lastModified } = (lastContent === undefined ? undefined : seenLast) ?? {}
      const fetched = await fetchPage(web, url, {
        ...options,
        ...(etag !== undefined && { etag }),
        ...(lastModified !== undefined && { lastModified }),
      })
      if (fetched === undefined) return CROWDED
      if (fetched.kind === 'unsupported') return unsupported(fetched.why)
      if (fetched.kind === 'unreachable') return fetched
      const fetchedAt = new Date(clock.now()).toISOString()
      const facts = fetched.kind === 'page' ? factsOf(fetched) : seenLast
      const kept = fetched.kind === 'page' && facts ? pages.content(tenant, facts) : lastContent
      const source = kept?.text ?? (fetched.kind === 'page' ? fetched : undefined)
      if (facts === undefined || source === undefined) return { kind: 'unreachable', status: null }

      const { page, found } = await finder.search(source, claims, options)
      if (page?.kind === 'unreadable') return unread(page.reason)
      const content = page ?? kept
      if (content === undefined) return unread('broken')
      const { text, signs, fingerprint } = content
      pages.keep(tenant, url, facts, { text, signs, fingerprint })
      const { sha256, finalUrl, status } = facts
      return { kind: 'searched', seen: { sha256, fetchedAt, finalUrl, status, signs, fingerprint }, found }
    },
  }
}

function factsOf(page: Extract<PageFetch, { kind: 'page' }>): PageFacts {
  const { kind: _, bytes, ...facts } = page
  return { ...facts, sha256: sha256Hex(bytes) }
}

/** Undefined when the server is overloaded with checks. */
async function fetchPage(
  web: PagesDeps['web'],
  url: string,
  options: Parameters<PageFetcher['page']>[1],
): Promise<PageFetch | undefined> {
  try {
    return await web.page(url, options)
  } catch (error) {
    if (error instanceof WebOverloaded) return undefined
    throw error
  }
}
