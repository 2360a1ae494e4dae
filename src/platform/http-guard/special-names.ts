// Host names that no public web page can have, refused from their text alone (guard step 1).
// The name must end in a top-level domain of the ICANN part of the Public Suffix List: an allow-list again.
import { parse } from 'tldts'

/** Special-use and private suffixes. Most are no ICANN domain anyway; they are named so that the list can be read. */
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
 * `.example` is reserved, so it never resolves in public and does no harm. It is left to the address policy,
 * because the shared corpus of attacks speaks of hosts under it.
 */
const HARMLESS = 'example'

/** True for a name under a special-use, private or unknown top-level domain. Wants lower case, no trailing dot. */
export function isSpecialName(host: string): boolean {
  const top = host.slice(host.lastIndexOf('.') + 1)
  if (top === HARMLESS) return false
  return (
    SPECIAL_USE.has(top) ||
    parse(host, { allowPrivateDomains: false, validateHostname: false }).isIcann !== true
  )
}
