// Names, addresses and identifiers of an entity of level 1, each of them spread over many columns of its row.
import type { Address, PartyIdentifier, PartyName } from '../../model/record.ts'
import { onOneLine } from '../../files/record-parts.ts'
import { AT, SLOTS } from './lei-columns.ts'

type NameKind = Pick<PartyName, 'kind' | 'quality'>

const LEGAL: NameKind = { kind: 'primary', quality: 'strong' }
/** Nobody looked at what the publisher's program made of a name. */
const AUTOMATIC: NameKind = { kind: 'translit', quality: 'unknown' }
const KINDS: ReadonlyMap<string, NameKind> = new Map([
  ['PREVIOUS_LEGAL_NAME', { kind: 'previous', quality: 'strong' }],
  ['TRADING_OR_OPERATING_NAME', { kind: 'trading', quality: 'strong' }],
  ['ALTERNATIVE_LANGUAGE_LEGAL_NAME', { kind: 'alias', quality: 'strong' }],
  ['PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME', { kind: 'translit', quality: 'strong' }],
  ['AUTO_ASCII_TRANSLITERATED_LEGAL_NAME', AUTOMATIC],
])
const UNKNOWN: NameKind = { kind: 'alias', quality: 'unknown' }

/** England and Wales, Northern Ireland, Scotland: their numbers are one series, that of Companies House. */
const COMPANIES_HOUSE: ReadonlySet<string> = new Set(['RA000585', 'RA000586', 'RA000587'])
const NEEDS_FOLDING = /^\s|\s$|\s\s|[^\S ]/

/** The legal name first, then the others, then transliterations; of names that are spelt alike the first. */
export function leiNames(cells: readonly string[]): readonly PartyName[] {
  const names: PartyName[] = []
  addName(names, cells, AT['Entity.LegalName'], LEGAL)
  if (names.length === 0) return names
  for (let slot = 0; slot < SLOTS; slot++) {
    const at = AT.firstSlot + slot * AT.slotCells + AT.otherName
    addName(names, cells, at, KINDS.get(cells[at + 2] ?? '') ?? UNKNOWN)
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const at = AT.firstSlot + slot * AT.slotCells + AT.transliterated
    addName(names, cells, at, KINDS.get(cells[at + 2] ?? '') ?? AUTOMATIC)
  }
  return names
}

function addName(
  names: PartyName[],
  cells: readonly string[],
  at: number,
  { kind, quality }: NameKind,
): void {
  const full = folded(cells[at])
  if (full === '' || names.some((name) => name.full === full)) return
  const lang = cells[at + 1]?.trim() ?? ''
  names.push(lang === '' ? { full, kind, quality } : { full, kind, quality, lang })
}

/** The legal address, and that of the headquarters where it is another one. */
export function addressesOf(cells: readonly string[]): readonly Address[] {
  const legal = addressOf(cells, AT.legalAddress, 'legal')
  const elsewhere = differ(cells, AT.legalAddress, AT.headquarters)
  const headquarters = elsewhere ? addressOf(cells, AT.headquarters, 'hq') : undefined
  return [legal, headquarters].filter((address) => address !== undefined)
}

function differ(cells: readonly string[], one: number, other: number): boolean {
  for (let part = 0; part < AT.addressCells; part++) {
    if (cells[one + part] !== cells[other + part]) return true
  }
  return false
}

function addressOf(
  cells: readonly string[],
  at: number,
  kind: NonNullable<Address['kind']>,
): Address | undefined {
  const lines: string[] = []
  for (let line = 0; line < AT.addressLines; line++) {
    const text = folded(cells[at + line])
    if (text !== '') lines.push(text)
  }
  const address: { -readonly [K in keyof Address]: Address[K] } = { kind }
  if (lines.length > 0) address.lines = lines
  const city = folded(cells[at + AT.city])
  if (city !== '') address.city = city
  const region = folded(cells[at + AT.region])
  if (region !== '') address.region = region
  const postalCode = folded(cells[at + AT.postalCode])
  if (postalCode !== '') address.postalCode = postalCode
  const country = folded(cells[at + AT.country])
  if (country !== '') address.country = country
  return Object.keys(address).length > 1 ? address : undefined
}

/** The LEI; the number in the local register, noted with the register; and the number of Companies House as its own. */
export function leiIdentifiers(cells: readonly string[], lei: string): readonly PartyIdentifier[] {
  const identifiers: PartyIdentifier[] = [{ scheme: 'lei', value: lei }]
  const value = folded(cells[AT['Entity.RegistrationAuthority.RegistrationAuthorityEntityID']])
  if (value === '') return identifiers
  const register = folded(cells[AT['Entity.RegistrationAuthority.RegistrationAuthorityID']])
  // A register outside the publisher's own code list is named in words.
  const note = folded(cells[AT['Entity.RegistrationAuthority.OtherRegistrationAuthorityID']]) || register
  const country = cells[AT['Entity.LegalJurisdiction']]?.trim().slice(0, 2) ?? ''
  const registration: { -readonly [K in keyof PartyIdentifier]: PartyIdentifier[K] } = {
    scheme: 'registration',
    value,
  }
  if (country !== '') registration.country = country
  if (note !== '') registration.note = note
  identifiers.push(registration)
  const number = COMPANIES_HOUSE.has(register) ? companyNumber(value) : undefined
  if (number !== undefined) identifiers.push({ scheme: 'gb-coh', value: number, country: 'GB' })
  return identifiers
}

/** `5389805` and `sc12345` as the eight characters of the register: letters stay in front, zeros come after them. */
function companyNumber(written: string): string | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{0,2})(\d{1,8})$/.exec(written.toUpperCase()) ?? []
  const number = letters + digits.padStart(8 - letters.length, '0')
  return digits !== '' && number.length === 8 ? number : undefined
}

/** The text on one line; most is already, and a look is cheaper than a replacement that changes nothing. */
export function folded(text: string | undefined): string {
  if (text === undefined || text === '') return ''
  return NEEDS_FOLDING.test(text) ? onOneLine(text) : text
}
