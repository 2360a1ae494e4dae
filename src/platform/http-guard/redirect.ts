// Redirects by hand (guard step 4): where a Location leads, through the same strict reading as the first URL.
import type { FetchAllow } from './fetch-allow.ts'
import { parseTarget, type Target } from './target.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** The Location to follow, or undefined when the answer is final: another status, or no Location in it. */
export function locationOf(status: number, locations: readonly string[]): string | undefined {
  if (!REDIRECTS.has(status)) return undefined
  const distinct = new Set(locations.filter((location) => location !== ''))
  if (distinct.size === 0) return undefined
  // Two different ones: which of them counts depends on the reader, so none does. No URL has a line feed in it.
  return distinct.size === 1 ? [...distinct][0] : '\n'
}

/** The next hop. Null when it is refused: by its text, its host or port, or for leaving https for http. */
export function nextTarget(current: Target, location: string, allow: FetchAllow): Target | null {
  const text = absolute(current.url, location)
  const next = text === null ? null : parseTarget(text, allow)
  if (next !== null && current.url.protocol === 'https:' && next.url.protocol === 'http:') return null
  return next
}

/** The text that the strict reading judges: as written where it names a host, else resolved. */
function absolute(base: URL, location: string): string | null {
  // The WHATWG parser would drop tabs and line feeds and turn backslashes, and so hide them.
  if (/[\p{Cc}\\]/u.test(location)) return null
  if (SCHEME.test(location)) return location
  if (location.startsWith('//')) return base.protocol + location
  return URL.canParse(location, base.href) ? new URL(location, base).href : null
}
