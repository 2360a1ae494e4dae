// The party of a record of the UN list: names by position and in brackets, dates of birth by type, places in parts.
import { countryCode } from '../../../reference/countries.ts'
import type { Address, DateSpec, PartyName, PartyPart } from '../../model/record.ts'
import { birthSpec } from '../../files/birth-dates.ts'
import { recordCountries } from '../../files/country-codes.ts'
import { joined, onOneLine, partyOf, present } from '../../files/record-parts.ts'
import { childrenOf, textOfElement, type XmlElement } from '../../files/xml-records.ts'
import { aliasNames } from './alias-names.ts'
import { documentOf } from './document.ts'

const KINDS: ReadonlyMap<string, PartyPart['partyKind']> = new Map([
  ['INDIVIDUAL', 'person'],
  ['ENTITY', 'organization'],
])
/** The elements that hold a record each. */
export const ELEMENTS: ReadonlySet<string> = new Set(KINDS.keys())

/** Positional: none of them is the given or the family name. */
const NAME_PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']
const PLACE_PARTS = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY']
const QUALITY: ReadonlyMap<string, PartyName['quality']> = new Map([
  ['good', 'strong'],
  ['low', 'weak'],
])

/** The party of the element; undefined if it holds no name. */
export function unListedParty(reference: string, element: XmlElement): PartyPart | undefined {
  const places = childrenOf(element, 'INDIVIDUAL_PLACE_OF_BIRTH')
  const addresses = ['INDIVIDUAL_ADDRESS', 'ENTITY_ADDRESS'].flatMap((name) => childrenOf(element, name))
  const nationalities = valuesOf(element, 'NATIONALITY').map(countryCode)
  return partyOf({
    partyKind: KINDS.get(element.name) ?? 'unknown',
    names: namesOf(element),
    births: childrenOf(element, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap(birthsOf),
    birthPlaces: places.map(placeOf),
    nationalities: recordCountries(nationalities),
    countries: recordCountries([
      ...nationalities,
      ...[...places, ...addresses].map((place) => countryCode(textOfElement(place, 'COUNTRY'))),
    ]),
    addresses: addresses.map(addressOf),
    identifiers: [
      { scheme: 'un-ref', value: reference },
      ...childrenOf(element, 'INDIVIDUAL_DOCUMENT').flatMap((document) => documentOf(document) ?? []),
    ],
    gender: textOfElement(element, 'GENDER'),
    titles: [...valuesOf(element, 'TITLE'), ...valuesOf(element, 'DESIGNATION')],
    notes: textOfElement(element, 'COMMENTS1'),
  })
}

function namesOf(element: XmlElement): readonly PartyName[] {
  const written = joined(
    NAME_PARTS.map((part) => textOfElement(element, part)),
    ' ',
  )
  const [primary = '', ...others] = aliasNames(written)
  return [
    { full: primary, kind: 'primary', quality: 'strong' },
    ...others.map((full): PartyName => ({ full, kind: 'alias', quality: 'unknown' })),
    { full: textOfElement(element, 'NAME_ORIGINAL_SCRIPT'), kind: 'original-script', quality: 'unknown' },
    ...childrenOf(element, `${element.name}_ALIAS`).flatMap(aliasesOf),
  ]
}

function aliasesOf(alias: XmlElement): readonly PartyName[] {
  const written = textOfElement(alias, 'ALIAS_NAME')
  const word = textOfElement(alias, 'QUALITY').toLowerCase()
  const previous = word === 'f.k.a.' || /\(previously listed as\)/i.test(written)
  const quality = QUALITY.get(word) ?? 'unknown'
  return aliasNames(written).map((full) => ({ full, kind: previous ? 'previous' : 'alias', quality }))
}

function birthsOf(date: XmlElement): readonly DateSpec[] {
  const [from, to] = [textOfElement(date, 'FROM_YEAR'), textOfElement(date, 'TO_YEAR')]
  const note = textOfElement(date, 'NOTE')
  const circa = textOfElement(date, 'TYPE_OF_DATE') === 'APPROXIMATELY' ? { circa: true } : {}
  const noted = (spec: DateSpec): DateSpec => ({
    ...spec,
    ...circa,
    raw: note === '' ? spec.raw : `${spec.raw} (${note})`,
  })
  if (/^\d{4}$/.test(from) && /^\d{4}$/.test(to)) return [noted({ from, to, raw: `${from} to ${to}` })]
  return [textOfElement(date, 'DATE').slice(0, 10), textOfElement(date, 'YEAR'), from, to]
    .filter((text) => text !== '')
    .map((text) => noted(birthSpec(text)))
}

function placeOf(place: XmlElement): string {
  const note = textOfElement(place, 'NOTE')
  const parts = PLACE_PARTS.map((part) => textOfElement(place, part))
  return joined([joined(parts, ', '), note === '' ? '' : `(${note})`], ' ')
}

function addressOf(address: XmlElement): Address {
  const code = textOfElement(address, 'ZIP_CODE')
  const isCode = /\d/.test(code)
  const country = countryCode(textOfElement(address, 'COUNTRY'))
  const street = textOfElement(address, 'STREET')
  return present<Address>({
    full: placeOf(address),
    lines: street === '' ? [] : [street],
    city: textOfElement(address, 'CITY'),
    // A code without a digit is a state in the wrong element.
    region: textOfElement(address, 'STATE_PROVINCE') || (isCode ? '' : code),
    postalCode: isCode ? code : '',
    country,
  })
}

function valuesOf(element: XmlElement, name: string): readonly string[] {
  return childrenOf(element, name).flatMap((list) =>
    childrenOf(list, 'VALUE').map(({ text }) => onOneLine(text)),
  )
}
