// The identifiers of a party in one form: its numbers, websites, addresses of mail and telephones, as two parties compare.
import { isFreeHost } from '../../reference/hosts/free-hosts.ts'
import { isPlatform } from '../../reference/hosts/platforms.ts'
import { domainOfHost } from '../../reference/hosts/registrable-domain.ts'
import { isSharedMail } from '../../reference/hosts/shared-mail.ts'
import type { IdentifierSchemeName } from '../../contract/vocabulary/subject.ts'
import { IDENTIFIER_SCHEMES } from '../../reference/identifier-schemes.ts'
import { hostKey } from './keys.ts'
import type { PartyIdentifier, PartyPart } from './record.ts'

export interface PartyNumber {
  readonly scheme: IdentifierSchemeName
  /** In capitals, letters and digits alone; a domain in small letters. Two equal values are the same text. */
  readonly value: string
  /** ISO 3166-1 alpha-2 code of the issuer, upper case. */
  readonly country?: string
  /** As the source or the caller writes it. */
  readonly written: string
}

/** Where a publisher's scheme is another name of one in the table, and the country that issues it. */
const SCHEMES: Readonly<
  Partial<Record<PartyIdentifier['scheme'], { scheme: IdentifierSchemeName; country?: string }>>
> = {
  'gb-coh': { scheme: 'registration', country: 'GB' },
  ogrn: { scheme: 'registration', country: 'RU' },
  inn: { scheme: 'tax-id', country: 'RU' },
  ein: { scheme: 'tax-id', country: 'US' },
  tax: { scheme: 'tax-id' },
  crypto: { scheme: 'wallet' },
}

/** What the labels of a number without a scheme mean. */
const LABELS: readonly (readonly [RegExp, IdentifierSchemeName])[] = [
  [/\bmmsi\b/i, 'mmsi'],
  [/aircraft tail/i, 'aircraft-tail'],
  [/aircraft (?:construction|manufacturer)/i, 'aircraft-serial'],
  [/driver|driving/i, 'driving-licence'],
  [/^bik\b/i, 'bik'],
]

/** These differ in letters alone; a number of any other scheme has a digit. */
const LETTERS_ONLY: ReadonlySet<IdentifierSchemeName> = new Set([
  'bic',
  'call-sign',
  'aircraft-tail',
  'wallet',
  'domain',
  'email',
])
/** A shorter number is borne by chance. */
const SHORTEST = 4

/** A number as it is compared; undefined if it says nothing: too short, one digit repeated, a word. */
export function comparedNumber({ scheme, value, country, note }: PartyIdentifier): PartyNumber | undefined {
  const known = schemeOf(scheme, note)
  return known && writtenNumber(known.scheme, value, known.country ?? country)
}

function schemeOf(
  scheme: PartyIdentifier['scheme'],
  note = '',
): { scheme: IdentifierSchemeName; country?: string } | undefined {
  const renamed = SCHEMES[scheme]
  if (renamed !== undefined) return renamed
  if (isSchemeName(scheme)) return { scheme }
  const label = LABELS.find(([pattern]) => pattern.test(note))
  return label && { scheme: label[1] }
}

const isSchemeName = (scheme: string): scheme is IdentifierSchemeName =>
  Object.hasOwn(IDENTIFIER_SCHEMES, scheme)

export function writtenNumber(
  scheme: IdentifierSchemeName,
  written: string,
  country?: string,
): PartyNumber | undefined {
  const value = comparedValue(scheme, written)
  if (value === undefined) return undefined
  // why: lists give an LEI as a number of a legal entity
  const isLei = (scheme === 'registration' || scheme === 'tax-id') && isLeiCode(value)
  const place = country?.slice(0, 2).toUpperCase()
  return {
    scheme: isLei ? 'lei' : scheme,
    value,
    ...(place !== undefined &&
      !isLei &&
      IDENTIFIER_SCHEMES[scheme].issuer === 'country' && { country: place }),
    written: written.trim(),
  }
}

function comparedValue(scheme: IdentifierSchemeName, written: string): string | undefined {
  if (scheme === 'domain') return ownDomain(written)
  if (scheme === 'email')
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written.trim()) ? written.trim().toLowerCase() : undefined
  const plain = written
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const value = withoutNotation(scheme, plain)
  const tells = LETTERS_ONLY.has(scheme) || /\p{N}/u.test(value)
  return value.length < SHORTEST || !tells || /^(.)\1+$/u.test(value) ? undefined : value
}

function withoutNotation(scheme: IdentifierSchemeName, plain: string): string {
  if (scheme === 'imo') return plain.replace(/^IMO(?:NUMBER)?/, '')
  if (scheme === 'mmsi') return plain.replace(/^MMSI/, '')
  if (scheme === 'bic') return plain.replace(/^(.{8})XXX$/, '$1')
  if (scheme === 'phone') return plain.replace(/^00/, '')
  // why: one clerk writes zeros before a number and another does not
  if (scheme === 'registration' || scheme === 'tax-id' || scheme === 'cik')
    return plain.replace(/^(\D*)0+(?=\d)/u, '$1')
  return plain
}

/** The domain of a website, unless it is one that many parties share. */
function ownDomain(website: string): string | undefined {
  const host = hostKey(website)?.slice('host:'.length)
  if (host === undefined) return undefined
  const domain = domainOfHost(host)
  return isFreeHost(host) || isPlatform(domain) || isSharedMail(domain) ? undefined : domain
}

/** ISO 17442: the code as one number, letters as 10 to 35, leaves 1 when divided by 97. */
function isLeiCode(value: string): boolean {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(value)) return false
  let rest = 0
  for (const character of value) {
    const digit = Number.parseInt(character, 36)
    rest = (rest * (digit > 9 ? 100 : 10) + digit) % 97
  }
  return rest === 1
}

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const TELEPHONE = /(?:phone|telephone|tel|mobile|fax)(?: number)?[.:]?\s*(\+?\d[\d ().-]{6,}\d)/gi

/** Every number of a party on record, each once. */
export function numbersOfParty({
  identifiers = [],
  websites = [],
  notes = '',
}: PartyPart): readonly PartyNumber[] {
  const all = [
    ...identifiers.map(comparedNumber),
    ...websites.map((website) => writtenNumber('domain', website)),
    ...[...notes.matchAll(MAIL)].map(([mail]) => writtenNumber('email', mail)),
    ...[...notes.matchAll(TELEPHONE)].map(([, phone = '']) => writtenNumber('phone', phone)),
  ]
  const distinct = new Map<string, PartyNumber>()
  for (const number of all)
    if (number !== undefined) distinct.set(`${number.scheme} ${number.country ?? ''} ${number.value}`, number)
  return [...distinct.values()]
}

/** Numbers of one country that an office may file under either name. */
const ALIKE: readonly ReadonlySet<IdentifierSchemeName>[] = [
  new Set(['registration', 'tax-id']),
  new Set(['national-id', 'tax-id']),
]
/** Two offices of one country may give the same short number. */
const SHORTEST_ACROSS = 8

/**
 * How two numbers agree. `same`: one value of one scheme and issuer. `unplaced`: one value, and one side does not say who
 * issued it. Undefined: another value, another scheme or another issuer.
 */
export function numbersAgree(a: PartyNumber, b: PartyNumber): 'same' | 'unplaced' | undefined {
  if (a.value !== b.value) return undefined
  const isOneScheme = a.scheme === b.scheme
  const mayBeOne =
    a.value.length >= SHORTEST_ACROSS && ALIKE.some((set) => set.has(a.scheme) && set.has(b.scheme))
  if (!isOneScheme && !mayBeOne) return undefined
  if (IDENTIFIER_SCHEMES[a.scheme].issuer === 'world') return 'same'
  if (a.country === undefined || b.country === undefined) return 'unplaced'
  return a.country === b.country ? 'same' : undefined
}
