// The strict reading of a URL that a stranger wrote (Q-16, guard step 1), before any lookup.
// WHATWG URL is the only parser; the checks on the text refuse whatever another parser might read differently.
import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import type { FetchAllow } from './fetch-allow.ts'
import { isLoopbackAddress, isPublicAddress } from './address-policy.ts'
import { isSpecialName } from './special-names.ts'

/** A URL that may be asked. `pinned` is the loopback address of a listed pair, null for the public web. */
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

/** Reads a URL strictly. Null when it is refused; nothing was looked up and nothing contacted by then. */
export function parseTarget(text: string, allow: FetchAllow): Target | null {
  if (text.length > MAX_LENGTH || FORBIDDEN.test(text) || !text.isWellFormed()) return null
  const authority = AUTHORITY.exec(SHAPE.exec(text)?.[1] ?? '')
  const written = authority?.[1]
  if (written === undefined || !URL.canParse(text)) return null

  const url = new URL(text)
  url.hash = ''
  if (!isPlainHost(written, url.hostname)) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // a listed pair is free of the rules on host, port and address, and of nothing else.
  if (allow.covers(url)) return { url, host, pinned: isLoopbackAddress(host) ? host : '127.0.0.1' }

  if (url.port !== '') return null
  if (isIP(host) !== 0) return isPublicAddress(host) ? { url, host, pinned: null } : null
  return publicName(url)
}

/** True when the host was written as it is understood: literals canonical, names changed by nothing but case. */
function isPlainHost(written: string, understood: string): boolean {
  if (understood.startsWith('[') || isIP(understood) !== 0) return written === understood
  // First, since lower case alone would turn the Kelvin sign into a k.
  if (written.normalize('NFKC') !== written) return false
  const lower = written.toLowerCase()
  // An IDN otherwise. What UTS 46 maps beyond case (look-alikes, other digits and dots) is refused, not guessed.
  return lower === understood || domainToUnicode(understood) === lower
}

/** Drops the one trailing dot a full name may have, so that SNI, certificate and slots see one spelling. */
function publicName(url: URL): Target | null {
  const host = url.hostname.replace(/\.$/, '')
  const labels = host.split('.')
  if (host.length > MAX_NAME || labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null
  if (isSpecialName(host)) return null
  url.hostname = host
  return { url, host, pinned: null }
}
