// Countries, addresses and birth places of an EU entry; `UNKNOWN` and codes of states that are gone say nothing.
import type { Address } from '../../model/record.ts'
import { countryCode, knownCountryCode } from '../../files/country-codes.ts'
import { distinct, present } from '../../files/record-parts.ts'
import { attributeOf, type XmlElement } from '../../files/xml-records.ts'

const NOTHING = /^(?:unknown|-+)?$/i

/** The upper-case ISO code an element names, by code or else by name; undefined for `UNKNOWN`, `00` and `CS`. */
export function euCountry(element: XmlElement): string | undefined {
  const code = knownCountryCode(attributeOf(element, 'countryIso2Code'))
  return (code ?? countryCode(attributeOf(element, 'countryDescription')))?.toUpperCase()
}

/** The address as far as it is told; undefined where nothing is. */
export function euAddress(element: XmlElement): Address | undefined {
  const box = told(element, 'poBox')
  const lines = [
    told(element, 'street'),
    /^\d+$/.test(box) ? `PO Box ${box}` : box,
    told(element, 'place'),
  ].filter((line) => line !== '')
  const address = present<Address>({
    lines,
    city: told(element, 'city'),
    region: told(element, 'region'),
    postalCode: told(element, 'zipCode'),
    country: euCountry(element),
  })
  return Object.keys(address).length > 0 ? address : undefined
}

/** `al-Lantern, North, IRAQ` in the words of the list; empty where nothing is told. */
export function placeOf(element: XmlElement): string {
  const parts = ['place', 'city', 'region', 'countryDescription'].map((name) => told(element, name))
  return distinct(parts.filter((part) => part !== '')).join(', ')
}

function told(element: XmlElement, name: string): string {
  const text = attributeOf(element, name)
  return NOTHING.test(text) ? '' : text
}
