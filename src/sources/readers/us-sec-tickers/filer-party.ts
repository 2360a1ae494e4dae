// Converts an EDGAR filer to a party: names, numbers, addresses, industry. Persons who file have the same kind of page.
import type { Address, PartyIdentifier, PartyName, PartyPart } from '../../model/record.ts'
import { edgarPlace } from '../../files/edgar-places.ts'
import { sicIndustry, meaningfulTexts } from '../../files/edgar.ts'
import { isObject, lineOf, listIn, objectUnder, textUnder, type JsonFields } from '../../files/json-object.ts'

/** The filer with the CIK. Telephone numbers and the dates of former names are left out. */
export function filerParty(cik: string, filer: JsonFields): PartyPart {
  const addresses = objectUnder(filer, 'addresses')
  const places = [
    ...addressOf(objectUnder(addresses, 'business'), 'hq'),
    ...addressOf(objectUnder(addresses, 'mailing'), 'mailing'),
  ]
  const incorporated = edgarPlace(
    textUnder(filer, 'stateOfIncorporation'),
    textUnder(filer, 'stateOfIncorporationDescription'),
  )
  const countries = [...places.map(({ country }) => country), incorporated.country].filter(
    (country) => country !== undefined,
  )
  const websites = meaningfulTexts([textUnder(filer, 'website'), textUnder(filer, 'investorWebsite')])
  const industries = sicIndustry(textUnder(filer, 'sic'), textUnder(filer, 'sicDescription'))
  return {
    kind: 'party',
    ref: 'self',
    partyKind: isOrganization(filer) ? 'organization' : 'unknown',
    names: namesOf(filer),
    ...(countries.length === 0 ? {} : { countries: [...new Set(countries)] }),
    ...(incorporated.jurisdiction === undefined ? {} : { jurisdiction: incorporated.jurisdiction }),
    ...(places.length === 0 ? {} : { addresses: places }),
    identifiers: identifiersOf(cik, filer),
    ...(websites.length === 0 ? {} : { websites }),
    ...(industries.length === 0 ? {} : { industries }),
  }
}

/** EDGAR does not mark persons. Data that only an organisation has proves one; the rest is unknown. */
function isOrganization(filer: JsonFields): boolean {
  return (
    ['operating', 'investment'].includes(textUnder(filer, 'entityType')) ||
    [textUnder(filer, 'sic'), textUnder(filer, 'stateOfIncorporation'), einOf(filer)].some(
      (text) => text !== '',
    )
  )
}

function namesOf(filer: JsonFields): readonly PartyName[] {
  const former = listIn(filer, 'formerNames').map((entry) =>
    isObject(entry) ? textUnder(entry, 'name') : '',
  )
  return meaningfulTexts([textUnder(filer, 'name'), ...former]).map((full, index) => ({
    full,
    kind: index === 0 ? 'primary' : 'previous',
    quality: 'strong',
  }))
}

function identifiersOf(cik: string, filer: JsonFields): readonly PartyIdentifier[] {
  const exchanges = listIn(filer, 'exchanges').map(lineOf)
  const tickers = listIn(filer, 'tickers').map(lineOf)
  const ein = einOf(filer)
  const lei = textUnder(filer, 'lei').toUpperCase()
  return [
    { scheme: 'cik', value: cik },
    ...(/^[A-Z0-9]{20}$/.test(lei) ? [{ scheme: 'lei', value: lei } as const] : []),
    ...(ein === '' ? [] : [{ scheme: 'ein', value: ein } as const]),
    ...meaningfulTexts(tickers).map((value): PartyIdentifier => {
      const [note] = meaningfulTexts([exchanges[tickers.indexOf(value)] ?? ''])
      return { scheme: 'ticker', value, ...(note === undefined ? {} : { note }) }
    }),
  ]
}

/** Filers without an employer number have nine zeros. */
function einOf(filer: JsonFields): string {
  const digits = textUnder(filer, 'ein').replace('-', '')
  return /^\d{9}$/.test(digits) && Number(digits) > 0 ? digits : ''
}

function addressOf(written: JsonFields, kind: 'hq' | 'mailing'): readonly Address[] {
  const only = (key: string): string | undefined => meaningfulTexts([textUnder(written, key)])[0]
  const lines = meaningfulTexts([textUnder(written, 'street1'), textUnder(written, 'street2')])
  const { region, country } = edgarPlace(
    textUnder(written, 'stateOrCountry'),
    textUnder(written, 'stateOrCountryDescription'),
  )
  const city = only('city')
  const postalCode = only('zipCode')
  const address: Address = {
    ...(lines.length === 0 ? {} : { lines }),
    ...(city === undefined ? {} : { city }),
    ...(region === undefined ? {} : { region }),
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(country === undefined ? {} : { country }),
  }
  return Object.keys(address).length === 0 ? [] : [{ ...address, kind }]
}
