// Addresses of the ENHANCED format: a country beside typed parts, in one or more scripts.
import type { Address } from '../../model/record.ts'
import { countryCode, recordCountries } from '../../files/country-codes.ts'
import { joined, present } from '../../files/record-parts.ts'
import { textOfElement, type XmlElement } from '../../files/xml-records.ts'
import { within } from './within.ts'

const LINES: readonly string[] = ['ADDRESS1', 'ADDRESS2', 'ADDRESS3']

/** The addresses of an entity, each in every script it is written in. */
export function enhancedAddresses(entity: XmlElement): readonly Address[] {
  return within(entity, 'addresses', 'address').flatMap((address) =>
    within(address, 'translations', 'translation').map((translation) =>
      addressOf(textOfElement(address, 'country'), translation),
    ),
  )
}

function addressOf(country: string, translation: XmlElement): Address {
  const parts = within(translation, 'addressParts', 'addressPart').map((part) => ({
    type: textOfElement(part, 'type'),
    value: textOfElement(part, 'value'),
  }))
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  // Crimea and Gaza are given as a region without a country.
  const [code] = recordCountries([countryCode(country) ?? countryCode(of('REGION'))])
  return present<Address>({
    full: joined([...parts.map(({ value }) => value), country], ', '),
    lines: LINES.map(of).filter((line) => line !== ''),
    city: of('CITY'),
    region: of('STATE/PROVINCE') || of('REGION'),
    postalCode: of('POSTAL CODE'),
    country: code,
  })
}
