// An entry of the World Bank as a record: a party, and why and until when it gets no contract.
import type { Address, DateSpec, ListingPart, PartyPart, SourceRecord } from '../../model/record.ts'
import { countryCode } from '../../../reference/countries.ts'
import { knownCountryCode, recordCountries } from '../../files/country-codes.ts'
import { dateSpec, isoDate, namedMonthDate } from '../../files/dates.ts'
import { lineOf, textUnder, type JsonFields } from '../../files/json-object.ts'
import { joined, labelled, partyOf, present } from '../../files/record-parts.ts'
import { DEBARRED_FILE, wbDebarredManifest } from './manifest.ts'
import { debarredNames } from './names.ts'

/** The record of an entry; undefined without an id or a name. */
export function debarredRecord(entry: JsonFields): SourceRecord | undefined {
  const { SUPP_ID: id } = entry
  const recordId = typeof id === 'number' ? String(id) : lineOf(id)
  const party = debarredParty(entry)
  if (party === undefined || recordId === '') return undefined
  return {
    recordId,
    url: wbDebarredManifest.citationTemplate.replace('{recordId}', encodeURIComponent(recordId)),
    locator: `${DEBARRED_FILE} SUPP_ID=${recordId}`,
    parts: [party, listingOf(entry)],
  }
}

function debarredParty(entry: JsonFields): PartyPart | undefined {
  const { names, honorific } = debarredNames(textUnder(entry, 'SUPP_NAME'))
  const countryName = textUnder(entry, 'COUNTRY_NAME')
  const country = countryCode(countryName) ?? knownCountryCode(textUnder(entry, 'LAND1'))
  const [street, city, region, postalCode] = ['ADDR', 'CITY', 'STATE_CODE', 'ZIP_CODE'].map((field) =>
    textUnder(entry, `SUPP_${field}`),
  ) as [string, string, string, string]
  return partyOf({
    partyKind: kindOf(textUnder(entry, 'SUPP_TYPE_CODE'), honorific),
    names,
    countries: recordCountries([country]),
    addresses: [
      present<Address>({
        full: joined([street, city, region, postalCode, countryName], ', '),
        lines: street === '' ? [] : [street],
        city,
        region,
        postalCode,
        country,
      }),
    ],
    titles: honorific === undefined ? [] : [honorific],
    notes: textUnder(entry, 'ADD_SUPP_INFO'),
  })
}

/** `I` is an individual; firms and other organisations have other letters. Entries without one may be either. */
function kindOf(code: string, honorific: string | undefined): PartyPart['partyKind'] {
  if (code.toUpperCase() === 'I' || (code === '' && honorific !== undefined)) return 'person'
  return code === '' ? 'unknown' : 'organization'
}

function listingOf(entry: JsonFields): ListingPart {
  const reason = textUnder(entry, 'DEBAR_REASON')
  return {
    kind: 'listing',
    party: 'self',
    listKind: 'debarment',
    authority: wbDebarredManifest.publisher,
    programs: [/^cross.?debar/i.test(reason) ? 'Cross-debarment' : 'Debarment'],
    ...present<Pick<ListingPart, 'measures' | 'reason' | 'starts' | 'ends'>>({
      measures: [labelled('Ineligible:', textUnder(entry, 'INELIGIBLY_STATUS'))].filter(
        (text) => text !== '',
      ),
      reason,
      starts: dateSpec(textUnder(entry, 'DEBAR_FROM_DATE'), dayOfEntry),
      ends: endOf(textUnder(entry, 'DEBAR_TO_DATE')),
    }),
    status: 'active',
  }
}

export const dayOfEntry = (text: string): string | undefined => namedMonthDate(text) ?? isoDate(text)

/** The year 2999 means for good, and a word means that the end is open: both are no end. */
function endOf(written: string): DateSpec | undefined {
  const day = dayOfEntry(written)
  return day === undefined ? undefined : { value: day, raw: written }
}
