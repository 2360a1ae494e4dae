// Reads redirects (guard step 4): a Location passes the same strict parsing as the first URL.
import type { FetchAllow } from './fetch-allow.ts'
import { parseTarget, type Target } from './target.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** The Location to follow. Undefined when the response is final: another status, or no Location. */
export function locationOf(status: number, locations: readonly string[]): string | undefined {
  if (!REDIRECTS.has(status)) return undefined
  const distinct = new Set(locations.filter((location) => location !== ''))
  if (distinct.size === 0) return undefined
  // Clients disagree on which of two different Locations counts, so the guard follows neither. No URL contains a line
  // feed.
  return distinct.size === 1 ? [...distinct][0] : '\n'
}

/** The next hop. Null when refused: by its text, its host or port, or for a change from https to http. */
export function nextTarget(current: Target, location: string, allow: FetchAllow): Target | null {
  const text = absolute(current.url, location)
  const next = text === null ? null : parseTarget(text, allow)
  if (next !== null && current.url.protocol === 'https:' && next.url.protocol === 'http:') return null
  return next
}

/** The text for the strict parser: as written if it names a host, otherwise resolved. */
function absolute(base: URL, location: string): string | null {
  // The WHATWG parser would drop tabs and line feeds and convert backslashes, which hides them.
  if (/[\p{Cc}\\]/u.test(location)) return null
  if (SCHEME.test(location)) return location
  if (location.startsWith('//')) return base.protocol + location
  return URL.canParse(location, base.href) ? new URL(location, base).href : null
}
