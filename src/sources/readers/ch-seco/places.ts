// The places of the Swiss list. An address names its place by id.
import type { Address } from '../../model/record.ts'
import { countryCode } from '../../../reference/countries.ts'
import { knownCountryCode } from '../../files/country-codes.ts'
import { joined, labelled, present } from '../../files/record-parts.ts'
import { attributeOf, childrenOf, textOfElement, type XmlElement } from '../../files/xml-records.ts'

export interface SecoPlace {
  readonly location: string
  readonly area: string
  readonly countryName: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined
}

export const NO_PLACE: SecoPlace = { location: '', area: '', countryName: '', country: undefined }

export function secoPlace(element: XmlElement): SecoPlace {
  return {
    location: textOfElement(element, 'location'),
    area: textOfElement(element, 'area'),
    countryName: textOfElement(element, 'country'),
    country: countryIn(element),
  }
}

/** The country of a place, a nationality or an issuer: by its code, or by its name. */
export function countryIn(element: XmlElement): string | undefined {
  const [country] = childrenOf(element, 'country')
  if (country === undefined) return undefined
  return knownCountryCode(attributeOf(country, 'iso-code')) ?? countryCode(country.text.trim())
}

export const placeText = ({ location, area, countryName }: SecoPlace): string =>
  joined([location, area, countryName], ', ')

export function secoAddress(element: XmlElement, place: SecoPlace): Address {
  const details = textOfElement(element, 'address-details')
  const lines = [
    labelled('c/o', textOfElement(element, 'c-o')),
    details,
    labelled('P.O. Box', textOfElement(element, 'p-o-box')),
  ].filter((line) => line !== '')
  const postalCode = textOfElement(element, 'zip-code')
  return present<Address>({
    full: joined([...lines, postalCode, placeText(place)], ', '),
    lines,
    city: place.location,
    region: place.area,
    postalCode,
    country: place.country,
  })
}
