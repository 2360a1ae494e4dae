// Parses a URL from an untrusted author strictly (Q-16, guard step 1), before any lookup. WHATWG URL is the only
// parser; checks on the text refuse anything another parser might read differently.
import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import type { FetchAllow } from './fetch-allow.ts'
import { isLoopbackAddress, isPublicAddress } from './address-policy.ts'
import { isSpecialName } from './special-names.ts'

/**
 * A URL that the guard may request. `pinned` is the loopback address of a listed pair, null for the public web.
 */
export interface Target {
  readonly url: URL
  /** Host name, or the bare text of an IP literal. */
  readonly host: string
  readonly pinned: string | null
}

/** In UTF-16 code units, as JavaScript counts. */
const MAX_LENGTH = 2048
/** Control, format (zero-width, soft hyphen, bidirectional) and space characters, and the backslash. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\\]/u
const SHAPE = /^https?:\/\/([^/?#]+)/i
/** Host in brackets or without a colon, then a port without leading zeros. */
const AUTHORITY = /^(\[[0-9a-f:.]+\]|[^:[\]@%;,]+)(?::([1-9][0-9]{0,4}))?$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const MAX_NAME = 253

/** Parses a URL strictly. Null when refused. It looks up no name and contacts no host. */
export function parseTarget(text: string, allow: FetchAllow): Target | null {
  if (text.length > MAX_LENGTH || FORBIDDEN.test(text) || !text.isWellFormed()) return null
  const authority = AUTHORITY.exec(SHAPE.exec(text)?.[1] ?? '')
  const written = authority?.[1]
  if (written === undefined || !URL.canParse(text)) return null

  const url = new URL(text)
  url.hash = ''
  if (!isPlainHost(written, url.hostname)) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // a listed pair is exempt from the rules on host, port and address, and from no others.
  if (allow.covers(url)) return { url, host, pinned: isLoopbackAddress(host) ? host : '127.0.0.1' }

  if (url.port !== '') return null
  if (isIP(host) !== 0) return isPublicAddress(host) ? { url, host, pinned: null } : null
  return publicName(url)
}

/** True when the host is spelled as it is parsed: literals canonical, names changed only in case. */
function isPlainHost(written: string, understood: string): boolean {
  if (understood.startsWith('[') || isIP(understood) !== 0) return written === understood
  // This check comes first, because lower case alone would turn the Kelvin sign into a k.
  if (written.normalize('NFKC') !== written) return false
  const lower = written.toLowerCase()
  // Otherwise an IDN. The guard refuses what UTS 46 maps beyond case (look-alikes, other digits and dots).
  return lower === understood || domainToUnicode(understood) === lower
}

/** Drops the one trailing dot of a fully qualified name: SNI, certificate and slots then see one spelling. */
function publicName(url: URL): Target | null {
  const host = url.hostname.replace(/\.$/, '')
  const labels = host.split('.')
  if (host.length > MAX_NAME || labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null
  if (isSpecialName(host)) return null
  url.hostname = host
  return { url, host, pinned: null }
}
