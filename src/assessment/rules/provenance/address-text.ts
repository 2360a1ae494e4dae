// Reads what an address itself says: words that its page may only repeat (rule P-3.1), and the address of a page that it
// shows (rule P-3.2).
import { parse } from 'tldts'
import { remember } from '../../../base/remember.ts'
import { contentTerms } from '../../../citations/claims/assertions/terms.ts'
import type { Claim } from '../../../citations/claims/model/claim.ts'
import { hasValue, numeralsIn } from '../../../citations/claims/numerals/numerals.ts'
import { fold } from '../../../citations/find/fold/fold.ts'
import { classifiedHost } from '../../../reference/hosts/registrable-domain.ts'
import type { ClaimedPart } from './cited-claims.ts'
import { REFERRER_NAMES, SEARCH_PARTS } from './tables/address-words.ts'

/** Of the terms of a sentence, this share in the address, and at least as many: a search of one's own has fewer. */
const CARRIED_SHARE = 0.5
const CARRIED_TERMS = 4

const searches: ReadonlySet<string> = new Set(SEARCH_PARTS.trim().split(/\s+/))
const referrers: ReadonlySet<string> = new Set(REFERRER_NAMES.trim().split(/\s+/))

interface AddressText {
  readonly terms: ReadonlySet<string>
  /** Values of its numbers. */
  readonly numbers: readonly { readonly values: readonly number[] }[]
}

/**
 * Whether an address carries all that is claimed of its page, as that of a search does: such a page may only repeat what
 * it was asked. A claim of names alone is left out, since a register is asked by name.
 */
export function repeatsAddress(url: string, parts: readonly ClaimedPart[]): boolean {
  if (parts.every((part) => part.every(({ kind }) => kind === 'name'))) return false
  const text = textOfAddress(url)
  if (text.terms.size === 0) return false
  return parts.every((part) => part.some((claim) => carries(text, claim)))
}

function carries({ terms, numbers }: AddressText, claim: Claim): boolean {
  if (claim.kind === 'figure') return numbers.some((number) => hasValue(number, Math.abs(claim.value)))
  const wanted = contentTerms(claim.text)
  const shared = wanted.filter((term) => terms.has(term)).length
  if (claim.kind === 'name') return wanted.length > 0 && shared === wanted.length
  return shared >= Math.min(CARRIED_TERMS, wanted.length) && shared >= wanted.length * CARRIED_SHARE
}

/** The text that an address hands to its server: no single words, which number and name pages. */
const textOfAddress: (url: string) => AddressText = remember((url) => {
  const { pathname, searchParams } = new URL(url)
  const segments = pathname.split('/').map(decoded)
  const from = segments.findIndex((segment) => searches.has(segment.toLowerCase()))
  const asked = segments.filter((segment, at) => (from >= 0 && at > from) || /[\s+]/.test(segment))
  const texts = [...asked, ...[...searchParams.values()].map(decoded)]
    .map((text) => text.replaceAll(/[+_-]/g, ' '))
    .filter((text) => contentTerms(text).length > 1)
  return {
    terms: new Set(texts.flatMap(contentTerms)),
    numbers: texts.flatMap((text) => numeralsIn(fold(text), { steps: 0 })),
  }
})

const ADDRESS = /https?:\/{1,2}[^\s"'<>]+/gi
/** `cache:host/path` of a search engine, `host/path` of a checker. */
const BARE = /^(?:cache:)?([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/.*)$/iu
/** The path of an AMP cache: the page that it shows, after `s` where that is encrypted. */
const AMP = /^\/[a-z]\/(?:s\/)?([\w-]+(?:\.[\w-]+)+\/.*)$/

/** Addresses of pages that an address makes its host show: of an archive, a translation, a checker of pages. */
export const carriedAddresses: (url: string) => readonly string[] = remember((url) => {
  const { pathname, search, searchParams } = new URL(url)
  const path = decoded(pathname)
  const values = [...searchParams].filter(([name]) => !isReferrer(name)).map(([, value]) => decoded(value))
  // why the query too: the address in a path may have one
  const inPath = /https?:\//i.test(path) ? [path.slice(path.search(/https?:\//i)) + search] : []
  const bare = [...values.map((value) => BARE.exec(value)?.[1]), AMP.exec(path)?.[1]]
  const found = [
    ...[...inPath, ...values].flatMap((text) => text.match(ADDRESS) ?? []),
    ...bare.flatMap((text) => (text === undefined ? [] : [`https://${text}`])),
  ]
  return [...new Set(found.flatMap((text) => addressIn(text) ?? []))]
})

/** Undefined for what only looks like an address: `notes.pdf/3`. */
function addressIn(text: string): string | undefined {
  const url = URL.parse(text.replace(/^(https?:)\/(?!\/)/i, '$1//'))
  if (url === null) return undefined
  const { domain, isIcann, isPrivate } = parse(classifiedHost(url.hostname), { allowPrivateDomains: true })
  return domain !== null && (isIcann === true || isPrivate === true) ? url.href : undefined
}

/** A parameter that says where a reader came from, or goes next. */
const isReferrer = (name: string): boolean =>
  name.toLowerCase().startsWith('utm_') || referrers.has(name.toLowerCase())

/** Decoded twice, as some servers do. A stray percent sign stays. */
function decoded(text: string): string {
  let plain = text
  for (let round = 0; round < 2; round++) {
    try {
      plain = decodeURIComponent(plain)
    } catch {
      return plain
    }
  }
  return plain
}
