// A row of the exclusions as a record: a party, and why and until when federal agencies shut it out.
import { createHash } from 'node:crypto'
import { countries } from '../../../reference/countries.ts'
import type { Address, ListingPart, PartyIdentifier, PartyPart, SourceRecord } from '../../model/record.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { recordCountries } from '../../files/country-codes.ts'
import { dateSpec, monthDayYear } from '../../files/dates.ts'
import { joined, labelled, partyOf, present } from '../../files/record-parts.ts'
import { usSamExclusionsManifest } from './manifest.ts'

/** Columns without which the file is not this one. */
export const REQUIRED_COLUMNS = [
  'Classification',
  'Name',
  'First',
  'Middle',
  'Last',
  'City',
  'State / Province',
  'Country',
  'Zip Code',
  'Unique Entity ID',
  'Exclusion Program',
  'Excluding Agency',
  'Exclusion Type',
  'Active Date',
  'Termination Date',
  'Record Status',
  'SAM Number',
] as const

const KINDS: ReadonlyMap<string, PartyPart['partyKind']> = new Map([
  ['individual', 'person'],
  ['firm', 'organization'],
  ['special entity designation', 'organization'],
  ['vessel', 'vessel'],
])

/** The record of a row; undefined without a name. */
export function exclusionRecord(row: HeadedRow, file: string): SourceRecord | undefined {
  const party = excludedParty(row)
  if (party === undefined) return undefined
  const number = row.get('SAM Number')
  return {
    recordId: number === '' ? digestOf(row) : number,
    url: usSamExclusionsManifest.citationTemplate.replace(
      '{recordId}',
      encodeURIComponent(party.names[0]?.full ?? number),
    ),
    locator: number === '' ? `${file} Name=${party.names[0]?.full}` : `${file} SAM Number=${number}`,
    parts: [party, listingOf(row)],
  }
}

/** A row without a number of its own is known by what tells it from others. */
function digestOf(row: HeadedRow): string {
  const columns = ['Unique Entity ID', 'Name', 'First', 'Last', 'Zip Code', 'Excluding Agency', 'Active Date']
  return createHash('sha1')
    .update(columns.map((column) => row.get(column)).join('|'))
    .digest('hex')
}

function excludedParty(row: HeadedRow): PartyPart | undefined {
  const partyKind = KINDS.get(row.get('Classification').toLowerCase()) ?? 'unknown'
  const [first, middle, last] = ['First', 'Middle', 'Last'].map((column) => row.get(column)) as [
    string,
    string,
    string,
  ]
  const inParts = joined([first, middle, last, row.get('Suffix')], ' ')
  const full = row.get('Name') || inParts
  const country = COUNTRY_OF.get(row.get('Country').toUpperCase())
  return partyOf({
    partyKind,
    names: [
      {
        full,
        kind: 'primary',
        quality: 'strong',
        ...(full === inParts && present({ first, middle, last })),
      },
    ],
    countries: recordCountries([country]),
    addresses: [addressOf(row, country)],
    identifiers: identifiersOf(row),
    titles: [row.get('Prefix')],
    // Firms and persons that an exclusion names beside its own: other names of the party, and others that belong to it.
    notes: labelled('Cross-reference:', row.get('Cross-Reference').replace(/\s+,\s+/g, '; ')),
  })
}

const COUNTRY_OF: ReadonlyMap<string, string> = new Map(countries.map(({ alpha3, code }) => [alpha3, code]))

/** What the file writes for nothing. */
const NOTHING: ReadonlySet<string> = new Set(['-', 'XX', 'UNKNOWN'])

function addressOf(row: HeadedRow, country: string | undefined): Address {
  const value = (column: string): string =>
    NOTHING.has(row.get(column).toUpperCase()) ? '' : row.get(column)
  const lines = [1, 2, 3, 4].map((line) => value(`Address ${line}`)).filter((line) => line !== '')
  const [city, region, postalCode] = ['City', 'State / Province', 'Zip Code'].map(value) as [
    string,
    string,
    string,
  ]
  return present<Address>({
    full: joined([...lines, city, region, postalCode, value('Country')], ', '),
    lines,
    city,
    region,
    postalCode,
    country,
  })
}

function identifiersOf(row: HeadedRow): readonly PartyIdentifier[] {
  const numbers: readonly PartyIdentifier[] = [
    { scheme: 'uei', value: row.get('Unique Entity ID') },
    { scheme: 'cage', value: row.get('CAGE') },
    { scheme: 'npi', value: row.get('NPI') },
  ]
  return numbers.filter(({ value }) => /[1-9A-Z]/i.test(value))
}

function listingOf(row: HeadedRow): ListingPart {
  const day = (column: string) =>
    /\d/.test(row.get(column)) ? dateSpec(row.get(column), monthDayYear) : undefined
  return {
    kind: 'listing',
    party: 'self',
    listKind: 'exclusion',
    authority: joined(['US federal government', row.get('Excluding Agency')], ', '),
    programs: [row.get('Exclusion Program'), labelled('CT code', row.get('CT Code'))].filter(
      (program) => program !== '',
    ),
    ...present<Pick<ListingPart, 'measures' | 'reason' | 'listed' | 'starts' | 'ends'>>({
      measures: [row.get('Exclusion Type')].filter((measure) => measure !== ''),
      reason: row.get('Additional Comments'),
      listed: day('Creation_Date'),
      starts: day('Active Date'),
      // `Indefinite` is no end.
      ends: day('Termination Date'),
    }),
    status: /^inactive$/i.test(row.get('Record Status')) ? 'expired' : 'active',
  }
}
