// A filer as EDGAR describes it: names, numbers, addresses, branch. Persons who file have the same kind of page.
import type { Address, PartyIdentifier, PartyName, PartyPart } from '../../model/record.ts'
import { edgarPlace } from '../../files/edgar-places.ts'
import { sicIndustry, meaningfulTexts } from '../../files/edgar.ts'
import { isObject, lineOf, listIn, filerObject, filerText, type FilerJson } from './json-object.ts'

/** The filer with the CIK. Telephone numbers are left out; of former names the dates are. */
export function filerParty(cik: string, filer: FilerJson): PartyPart {
  const addresses = filerObject(filer, 'addresses')
  const places = [
    ...addressOf(filerObject(addresses, 'business'), 'hq'),
    ...addressOf(filerObject(addresses, 'mailing'), 'mailing'),
  ]
  const incorporated = edgarPlace(
    filerText(filer, 'stateOfIncorporation'),
    filerText(filer, 'stateOfIncorporationDescription'),
  )
  const countries = [...places.map(({ country }) => country), incorporated.country].filter(
    (country) => country !== undefined,
  )
  const websites = meaningfulTexts([filerText(filer, 'website'), filerText(filer, 'investorWebsite')])
  const industries = sicIndustry(filerText(filer, 'sic'), filerText(filer, 'sicDescription'))
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
function isOrganization(filer: FilerJson): boolean {
  return (
    ['operating', 'investment'].includes(filerText(filer, 'entityType')) ||
    [filerText(filer, 'sic'), filerText(filer, 'stateOfIncorporation'), einOf(filer)].some(
      (text) => text !== '',
    )
  )
}

function namesOf(filer: FilerJson): readonly PartyName[] {
  const former = listIn(filer, 'formerNames').map((entry) =>
    isObject(entry) ? filerText(entry, 'name') : '',
  )
  return meaningfulTexts([filerText(filer, 'name'), ...former]).map((full, index) => ({
    full,
    kind: index === 0 ? 'primary' : 'previous',
    quality: 'strong',
  }))
}

function identifiersOf(cik: string, filer: FilerJson): readonly PartyIdentifier[] {
  const exchanges = listIn(filer, 'exchanges').map(lineOf)
  const tickers = listIn(filer, 'tickers').map(lineOf)
  const ein = einOf(filer)
  const lei = filerText(filer, 'lei').toUpperCase()
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

/** Employer numbers of filers that have none are nine zeros. */
function einOf(filer: FilerJson): string {
  const digits = filerText(filer, 'ein').replace('-', '')
  return /^\d{9}$/.test(digits) && Number(digits) > 0 ? digits : ''
}

function addressOf(written: FilerJson, kind: 'hq' | 'mailing'): readonly Address[] {
  const only = (key: string): string | undefined => meaningfulTexts([filerText(written, key)])[0]
  const lines = meaningfulTexts([filerText(written, 'street1'), filerText(written, 'street2')])
  const { region, country } = edgarPlace(
    filerText(written, 'stateOrCountry'),
    filerText(written, 'stateOrCountryDescription'),
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
