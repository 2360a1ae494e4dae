// Host names that no public web page can have, refused by their text alone (guard step 1). The name must end in a
// top-level domain of the ICANN part of the Public Suffix List, which is an allow-list again.
import { parse } from 'tldts'

/** Special-use and private suffixes. Most are no ICANN domains anyway; the list names them for its readers. */
const SPECIAL_USE = new Set([
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'svc',
  'test',
])

/**
 * `.example` is reserved and never resolves in public, so it does no harm. The address policy handles it, because the
 * shared corpus of attacks uses hosts under it.
 */
const HARMLESS = 'example'

/** True for a name under a special-use, private or unknown top-level domain. Expects lower case and no trailing dot. */
export function isSpecialName(host: string): boolean {
  const top = host.slice(host.lastIndexOf('.') + 1)
  if (top === HARMLESS) return false
  return (
    SPECIAL_USE.has(top) ||
    parse(host, { allowPrivateDomains: false, validateHostname: false }).isIcann !== true
  )
}
