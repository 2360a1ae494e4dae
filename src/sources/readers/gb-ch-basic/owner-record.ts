// Converts one owner to parts of a record. Drops a person's addresses, country of residence, title and proofs of
// identity.
import type {
  Address,
  DateSpec,
  PartyIdentifier,
  PartyName,
  RecordPart,
  RolePart,
} from '../../model/record.ts'
import type { JsonObject } from '../../../base/json.ts'
import { dateSpec, isoDate } from '../../files/dates.ts'
import { likelyCompanyNumber } from './company-number.ts'
import { countIn, objectMember, textMember, textsIn } from './json-field.ts'
import { countryNamed } from './register-country.ts'

/** In partnerships the right to surplus assets counts as shares. Votes are not a share and stay with the codes. */
const SHARE = /^(?:ownership-of-shares|(?:part-)?right-to-share-surplus-assets)-(.+?)-percent(.*)$/
const HELD_FOR_OTHERS = /-as-/

/**
 * The share held, percent, over the whole range of several bands. Shares held through a trust or a firm count only if
 * none are held directly; undefined if no code gives a share.
 */
export function shareHeld(natures: readonly string[]): RolePart['percentage'] {
  const bands = natures.flatMap((nature) => {
    const [, band = '', holder = ''] = SHARE.exec(nature) ?? []
    const [, over] = /^more-than-(\d+)$/.exec(band) ?? []
    const [, min, max] = /^(\d+)-to-(\d+)$/.exec(band) ?? []
    const low = over ?? min
    if (low === undefined) return []
    return [{ min: Number(low), max: Number(max ?? 100), open: over !== undefined, holder }]
  })
  const own = bands.filter(({ holder }) => !HELD_FOR_OTHERS.test(holder))
  const counted = own.length > 0 ? own : bands
  if (counted.length === 0) return undefined
  const min = Math.min(...counted.map((band) => band.min))
  // The publisher sets no upper end for overseas entities, so the result has none.
  if (counted.some(({ open }) => open)) return { min }
  return { min, max: Math.max(...counted.map((band) => band.max)) }
}

/**
 * The role of the owner in `org`. An owner that is a firm or an authority is a party as well, for its number and
 * address. Undefined if the file does not name the owner.
 */
export function ownerParts(
  data: JsonObject,
  ownerKind: 'person' | 'organization',
  org: string,
): readonly RecordPart[] | undefined {
  const personName = ownerKind === 'person' ? nameOfPerson(data) : named(textMember(data, 'name'))
  if (personName.full === '') return undefined
  const isPerson = ownerKind === 'person'
  const birth = isPerson ? birthOf(objectMember(data, 'date_of_birth')) : undefined
  const nationality = isPerson ? textMember(data, 'nationality') : ''
  const from = dateSpec(textMember(data, 'notified_on'), isoDate)
  const to = dateSpec(textMember(data, 'ceased_on'), isoDate)
  const natures = textsIn(data, 'natures_of_control')
  const percentage = shareHeld(natures)
  return [
    ...(isPerson ? [] : [partyOf(data, personName)]),
    {
      kind: 'role',
      ...(!isPerson && { person: 'self' }),
      personName,
      ...(birth && { birth }),
      ...(nationality !== '' && { nationality }),
      personKind: ownerKind,
      org,
      role: 'beneficial-owner',
      ...(from && { from }),
      ...(to && { to }),
      ...(percentage && { percentage }),
      ...(natures.length > 0 && { natures }),
    },
    ...(data['is_sanctioned'] === true ? [sanctionedOwner(org)] : []),
  ]
}

function named(full: string): PartyName {
  return { full, kind: 'primary', quality: 'strong' }
}

/** The full name begins with the title, so the name is built from its elements if they exist. */
function nameOfPerson(data: JsonObject): PartyName {
  const elements = objectMember(data, 'name_elements')
  const first = textMember(elements, 'forename')
  const middle = textMember(elements, 'middle_name')
  const last = textMember(elements, 'surname')
  const full = [first, middle, last].filter((part) => part !== '').join(' ')
  return {
    ...named(last === '' ? textMember(data, 'name') || full : full),
    ...(first !== '' && { first }),
    ...(middle !== '' && { middle }),
    ...(last !== '' && { last }),
  }
}

/** Only month and year are public; a day in the data is dropped. */
function birthOf(date: JsonObject): DateSpec | undefined {
  const year = countIn(date, 'year')
  if (year === undefined) return undefined
  const month = countIn(date, 'month')
  const raw = month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`
  return dateSpec(raw, isoDate)
}

function partyOf(data: JsonObject, name: PartyName): RecordPart {
  const identification = objectMember(data, 'identification')
  const country =
    countryNamed(textMember(identification, 'country_registered')) ??
    countryNamed(textMember(identification, 'place_registered'))
  const identifiers = identifiersOf(textMember(identification, 'registration_number'), country)
  const legalForm = textMember(identification, 'legal_form')
  const addresses = [
    ...addressOf(objectMember(data, 'principal_office_address'), 'hq'),
    ...addressOf(objectMember(data, 'address'), 'other'),
  ]
  const countries = [
    ...new Set(
      [country, ...addresses.map((address) => address.country)].filter((code) => code !== undefined),
    ),
  ]
  return {
    kind: 'party',
    ref: 'self',
    partyKind: 'organization',
    names: [name],
    ...(countries.length > 0 && { countries }),
    ...(country && { jurisdiction: country }),
    ...(addresses.length > 0 && { addresses }),
    ...(identifiers.length > 0 && { identifiers }),
    ...(legalForm !== '' && { legalForm }),
  }
}

/** The number is free text. A text that can be a UK register number becomes one; any other stays as written. */
function identifiersOf(written: string, country: string | undefined): readonly PartyIdentifier[] {
  if (written === '') return []
  const number = country === 'GB' ? likelyCompanyNumber(written) : undefined
  if (number === undefined) return [{ scheme: 'registration', value: written, ...(country && { country }) }]
  return [
    {
      scheme: 'gb-coh',
      value: number,
      country: 'GB',
      ...(number !== written && { note: `written as ${written}` }),
    },
  ]
}

function addressOf(address: JsonObject, kind: 'hq' | 'other'): readonly Address[] {
  const lines = [
    [textMember(address, 'premises'), textMember(address, 'address_line_1')]
      .filter((part) => part !== '')
      .join(' '),
    textMember(address, 'address_line_2'),
  ].filter((line) => line !== '')
  const city = textMember(address, 'locality')
  const region = textMember(address, 'region')
  const postalCode = textMember(address, 'postal_code')
  const country = countryNamed(textMember(address, 'country'))
  const known: Address = {
    ...(lines.length > 0 && { lines }),
    ...(city !== '' && { city }),
    ...(region !== '' && { region }),
    ...(postalCode !== '' && { postalCode }),
    ...(country && { country }),
  }
  return Object.keys(known).length === 0 ? [] : [{ ...known, kind }]
}

/** The register marks owners of overseas entities that are on the UK sanctions list. */
function sanctionedOwner(org: string): RecordPart {
  return { kind: 'metric', org, metric: 'beneficial-owner-sanctioned', value: 1, unit: 'owner' }
}
