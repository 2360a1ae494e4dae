// A filer as EDGAR describes it: names, numbers, addresses, branch. Persons who file have the same kind of page.
import type { Address, PartyIdentifier, PartyName, PartyPart } from '../../model/record.ts'
import { edgarPlace } from '../../files/edgar-places.ts'
import { sicIndustry, told } from '../../files/edgar.ts'
import { isObject, lineOf, listIn, objectIn, textIn, type JsonObject } from './json-object.ts'

/** The filer with the CIK. Telephone numbers are left out; of former names the dates are. */
export function filerParty(cik: string, filer: JsonObject): PartyPart {
  const addresses = objectIn(filer, 'addresses')
  const places = [
    ...addressOf(objectIn(addresses, 'business'), 'hq'),
    ...addressOf(objectIn(addresses, 'mailing'), 'mailing'),
  ]
  const incorporated = edgarPlace(
    textIn(filer, 'stateOfIncorporation'),
    textIn(filer, 'stateOfIncorporationDescription'),
  )
  const countries = [...places.map(({ country }) => country), incorporated.country].filter(
    (country) => country !== undefined,
  )
  const websites = told([textIn(filer, 'website'), textIn(filer, 'investorWebsite')])
  const industries = sicIndustry(textIn(filer, 'sic'), textIn(filer, 'sicDescription'))
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

/** EDGAR has no mark for persons. What only an organisation has shows one; of the rest nobody can tell. */
function isOrganization(filer: JsonObject): boolean {
  return (
    ['operating', 'investment'].includes(textIn(filer, 'entityType')) ||
    [textIn(filer, 'sic'), textIn(filer, 'stateOfIncorporation'), einOf(filer)].some((text) => text !== '')
  )
}

function namesOf(filer: JsonObject): readonly PartyName[] {
  const former = listIn(filer, 'formerNames').map((entry) => (isObject(entry) ? textIn(entry, 'name') : ''))
  return told([textIn(filer, 'name'), ...former]).map((full, index) => ({
    full,
    kind: index === 0 ? 'primary' : 'previous',
    quality: 'strong',
  }))
}

function identifiersOf(cik: string, filer: JsonObject): readonly PartyIdentifier[] {
  const exchanges = listIn(filer, 'exchanges').map(lineOf)
  const tickers = listIn(filer, 'tickers').map(lineOf)
  const ein = einOf(filer)
  const lei = textIn(filer, 'lei').toUpperCase()
  return [
    { scheme: 'cik', value: cik },
    ...(/^[A-Z0-9]{20}$/.test(lei) ? [{ scheme: 'lei', value: lei } as const] : []),
    ...(ein === '' ? [] : [{ scheme: 'ein', value: ein } as const]),
    ...told(tickers).map((value): PartyIdentifier => {
      const [note] = told([exchanges[tickers.indexOf(value)] ?? ''])
      return { scheme: 'ticker', value, ...(note === undefined ? {} : { note }) }
    }),
  ]
}

/** Employer numbers of filers that have none are nine zeros. */
function einOf(filer: JsonObject): string {
  const digits = textIn(filer, 'ein').replace('-', '')
  return /^\d{9}$/.test(digits) && Number(digits) > 0 ? digits : ''
}

function addressOf(written: JsonObject, kind: 'hq' | 'mailing'): readonly Address[] {
  const only = (key: string): string | undefined => told([textIn(written, key)])[0]
  const lines = told([textIn(written, 'street1'), textIn(written, 'street2')])
  const { region, country } = edgarPlace(
    textIn(written, 'stateOrCountry'),
    textIn(written, 'stateOrCountryDescription'),
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
