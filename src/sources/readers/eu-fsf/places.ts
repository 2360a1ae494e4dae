// Countries, addresses and birth places of an EU entry; `UNKNOWN` and codes of former states are ignored.
import { countryCode } from '../../../reference/countries.ts'
import type { Address } from '../../model/record.ts'
import { knownCountryCode } from '../../files/country-codes.ts'
import { distinct, present } from '../../files/record-parts.ts'
import { attributeOf, type XmlElement } from '../../files/xml-records.ts'

const NOTHING = /^(?:unknown|-+)?$/i

/** The upper-case ISO code an element names, by code or else by name; undefined for `UNKNOWN`, `00` and `CS`. */
export function euCountry(element: XmlElement): string | undefined {
  const code = knownCountryCode(attributeOf(element, 'countryIso2Code'))
  return code ?? countryCode(attributeOf(element, 'countryDescription'))
}

/** The known parts of the address; undefined if there are none. */
export function euAddress(element: XmlElement): Address | undefined {
  const box = known(element, 'poBox')
  const lines = [
    known(element, 'street'),
    /^\d+$/.test(box) ? `PO Box ${box}` : box,
    known(element, 'place'),
  ].filter((line) => line !== '')
  const address = present<Address>({
    lines,
    city: known(element, 'city'),
    region: known(element, 'region'),
    postalCode: known(element, 'zipCode'),
    country: euCountry(element),
  })
  return Object.keys(address).length > 0 ? address : undefined
}

/** `al-Lantern, North, IRAQ` in the words of the list; empty if none is known. */
export function placeOf(element: XmlElement): string {
  const parts = ['place', 'city', 'region', 'countryDescription'].map((name) => known(element, name))
  return distinct(parts.filter((part) => part !== '')).join(', ')
}

function known(element: XmlElement, name: string): string {
  const text = attributeOf(element, name)
  return NOTHING.test(text) ? '' : text
}
