// A UK designation as a record: the party it names, and one listing for each regime that lists it.
import { countryCode } from '../../../reference/countries.ts'
import type { Address, DateSpec, ListingPart, PartyPart, SourceRecord } from '../../model/record.ts'
import { byText } from '../../../base/by-text.ts'
import { dateSpec, dayMonthYear, isoDate } from '../../files/dates.ts'
import { distinct, partyOf, present } from '../../files/record-parts.ts'
import type { Designation, Facet } from './designation.ts'
import { ukIdentifiers } from './identifiers.ts'
import { ukFcdoFile, ukFcdoManifest } from './manifest.ts'
import { ukNames } from './names.ts'
import { ukItemised } from './plain-text.ts'

const KINDS: ReadonlyMap<string, readonly [partyKind: PartyPart['partyKind'], page: string]> = new Map([
  ['individual', ['person', 'Individual']],
  ['entity', ['organization', 'Entity']],
  ['ship', ['vessel', 'Ship']],
])

/** Facts that the model has no field for, in the words of the list. */
const NOTED: readonly (readonly [facet: Facet, label: string])[] = [
  ['information', ''],
  ['sources', 'Designation source'],
  ['entityTypes', 'Type of entity'],
  ['parents', 'Parent company'],
  ['subsidiaries', 'Subsidiaries'],
  ['owners', 'Current owner/operator'],
  ['formerOwners', 'Previous owner/operator'],
  ['formerFlags', 'Previous flags'],
  ['shipTypes', 'Type of ship'],
  ['tonnages', 'Tonnage'],
  ['lengths', 'Length'],
  ['built', 'Year built'],
]

/**
 * The record does not depend on the order of the rows; undefined for a designation without a name. A designation of no known
 * type, or of two types, is a party of unknown kind.
 */
export function ukRecord(designation: Designation): SourceRecord | undefined {
  const { id } = designation
  const [type = '', another] = distinct(designation.texts('type').map((text) => text.toLowerCase()))
  const [partyKind = 'unknown', page] = (another === undefined && KINDS.get(type)) || []
  const party = designatedParty(designation, partyKind)
  return (
    party && {
      recordId: id,
      url:
        page === undefined
          ? ukFcdoManifest.citationTemplate.replace('{recordId}', encodeURIComponent(id))
          : `https://search-uk-sanctions-list.service.gov.uk/designations/${encodeURIComponent(id)}/${page}`,
      locator: `${ukFcdoFile} Unique ID=${id}`,
      parts: [party, ...listingsOf(designation)],
    }
  )
}

function designatedParty(designation: Designation, partyKind: PartyPart['partyKind']): PartyPart | undefined {
  const several = (facet: Facet): readonly string[] => designation.texts(facet).flatMap(ukItemised)
  const places = designation.values('birthPlaces')
  const nationalities = codes(several('nationalities'))
  const addresses = designation.values('addresses').map(addressOf)
  const [gender, otherGender] = distinct(designation.texts('genders').map((text) => text.toLowerCase()))
  const notes = NOTED.flatMap(([facet, label]) => {
    const texts = designation.texts(facet).join(', ')
    return texts === '' ? [] : label === '' ? texts : `${label}: ${texts}`
  })
  return partyOf({
    partyKind,
    names: ukNames(designation, partyKind === 'person'),
    births: several('births').flatMap(birthOf),
    birthPlaces: places.map((place) => place.filter((text) => text !== '').join(', ')),
    nationalities,
    countries: [
      ...nationalities,
      ...addresses.flatMap(({ country }) => country ?? []),
      ...codes(places.flatMap(([, country]) => ukItemised(country))),
      ...codes(designation.texts('flags')),
    ],
    addresses,
    identifiers: ukIdentifiers(designation),
    websites: designation.texts('websites').flatMap(webAddresses),
    gender: otherGender === undefined ? gender : undefined,
    titles: [...several('titles'), ...several('positions')],
    notes: notes.join(' | '),
  })
}

function listingsOf(designation: Designation): readonly ListingPart[] {
  const regimes = designation.values('regimes')
  const named = distinct(regimes.map(([regime]) => regime)).filter((regime) => regime !== '')
  // Every party on the list is sanctioned, even if no regime is named.
  return (named.length > 0 ? named : ['']).map((regime): ListingPart => {
    const ofRegime = (pair: readonly [string, string]): readonly string[] =>
      pair[0] === regime && pair[1] !== '' ? [pair[1]] : []
    const dates = regimes.flatMap(ofRegime).flatMap((date) => dateSpec(date, dayMonthYear) ?? [])
    const [listed] = dates.sort((a, b) => byText(a.value ?? '9', b.value ?? '9'))
    const measures = distinct(designation.values('measures').flatMap(ofRegime).flatMap(measuresOf))
    const reason = designation.values('reasons').flatMap(ofRegime).join(' ')
    return {
      kind: 'listing',
      party: 'self',
      listKind: 'sanction',
      authority: ukFcdoManifest.publisher,
      programs: regime === '' ? [] : [regime],
      ...present<Pick<ListingPart, 'measures' | 'reason' | 'listed'>>({ measures, reason, listed }),
      status: 'active',
    }
  })
}

/** `Shipping sanctions: (see 'Other information')` points at another column, which is in the notes. */
function measuresOf(imposed: string): readonly string[] {
  return imposed
    .split('|')
    .map((measure) => measure.replace(/:?\s*\(see [^)]*\)\s*$/i, '').trim())
    .filter((measure) => measure !== '')
}

/** `dd/mm/1945` and `00/00/1975` are years; `15/08/19yy` stays as it is written, because it names no year. */
function birthOf(text: string): readonly DateSpec[] {
  const spec = dateSpec(text, (written) => dayMonthYear(written) ?? isoDate(written))
  return spec === undefined ? [] : [spec]
}

/** The sixth line is a town in one row and a province in the next, so the lines stay together. */
function addressOf(texts: readonly string[]): Address {
  const lines = texts.slice(0, 6).filter((text) => text !== '')
  const [postalCode = '', country = ''] = texts.slice(6)
  const code = countryCode(country)
  if (code === undefined && country !== '') lines.push(country)
  return present<Address>({ lines, postalCode, country: code })
}

function webAddresses(text: string): readonly string[] {
  return text.split(/[\s,;|]+/).filter((word) => /^[^@]+\.[^@]+$/.test(word))
}

function codes(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => countryCode(name) ?? [])
}
