// An entry of the Australian list as a record: the rows `101`, `101a` and `101b` are names of one party.
import { countryCode, nationalityOf } from '../../../reference/countries.ts'
import type { Address, ListingPart, PartyName, PartyPart, SourceRecord } from '../../model/record.ts'
import { countryOfPlace, recordCountries } from '../../files/country-codes.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { dateSpec, dayMonthYear, isoDate, namedMonthDate } from '../../files/dates.ts'
import { joined, onOneLine, partyOf, present } from '../../files/record-parts.ts'
import { serialDay } from '../../files/xlsx-rows.ts'
import { birthCell } from './birth-cell.ts'
import { auDfatManifest, DFAT_WORKBOOK } from './manifest.ts'

/** Columns without which the sheet is not this list. */
export const DFAT_COLUMNS = [
  'Reference',
  'Name of Individual or Entity',
  'Type',
  'Name Type',
  'Date of Birth',
  'Place of Birth',
  'Citizenship',
  'Address',
  'Additional Information',
  'Listing Information',
  'Committees',
  'Control Date',
] as const

const KINDS: ReadonlyMap<string, PartyPart['partyKind']> = new Map([
  ['individual', 'person'],
  ['person', 'person'],
  ['entity', 'organization'],
  ['vessel', 'vessel'],
])

const FREEZE = 'Targeted Financial Sanction'
const MEASURES: readonly (readonly [column: string, measure: string])[] = [
  [FREEZE, 'Asset freeze'],
  ['Travel Ban', 'Travel ban'],
  ['Arms Embargo', 'Arms embargo'],
  ['Maritime Restriction', 'Shipping restrictions'],
]
/** Said where every measure is denied: a listing without words would be read as a freeze, and this one denies it. */
const NO_MEASURE = 'No measure'
const NO: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', 'n/a', 'na', 'none', '-'])

export interface DfatEntry {
  readonly recordId: string
  readonly rows: readonly HeadedRow[]
}

/** The record of an entry; undefined without a name. */
export function dfatRecord({ recordId, rows }: DfatEntry): SourceRecord | undefined {
  const party = partyOfEntry(rows)
  return (
    party && {
      recordId,
      url: auDfatManifest.citationTemplate.replace('{recordId}', encodeURIComponent(recordId)),
      locator: `${DFAT_WORKBOOK} Reference=${rows[0]?.get('Reference')}`,
      parts: [party, listingOf(rows)],
    }
  )
}

/** Texts of a column in all rows; a cell may list several with `a)`, `b)`. */
const inAll = (rows: readonly HeadedRow[], column: string): readonly string[] => [
  ...new Set(rows.flatMap((row) => listed(row.get(column)))),
]

const listed = (cell: string): readonly string[] =>
  onOneLine(cell)
    .split(/(?:^|[\s;,]+)(?:[a-z]|i{1,3}|iv)\)\s+|;\s*/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^n\/?a$/i.test(text))

function partyOfEntry(rows: readonly HeadedRow[]): PartyPart | undefined {
  const kinds = new Set(rows.flatMap((row) => KINDS.get(row.get('Type').toLowerCase()) ?? []))
  const [only = 'unknown', another] = kinds
  const partyKind = another === undefined ? only : 'unknown'
  const nationalities = recordCountries(
    inAll(rows, 'Citizenship').flatMap((cell) => cell.split(/\s*[,/]\s*/).map(countryOfCitizen)),
  )
  const birthPlaces = inAll(rows, 'Place of Birth')
  const addresses = inAll(rows, 'Address').map((full) =>
    present<Address>({ full, country: countryOfPlace(full) }),
  )
  const imos = rows.flatMap((row) => /\b\d{7}\b/.exec(row.get('IMO Number')) ?? [])
  return partyOf({
    partyKind,
    names: rows.map(nameOf),
    births: partyKind === 'organization' ? [] : rows.flatMap((row) => birthCell(row.get('Date of Birth'))),
    birthPlaces,
    nationalities,
    countries: recordCountries([
      ...nationalities,
      ...birthPlaces.map(countryOfPlace),
      ...addresses.map(({ country }) => country),
    ]),
    addresses,
    identifiers: imos.map((value) => ({ scheme: 'imo', value }) as const),
    notes: joined([...new Set(rows.map((row) => onOneLine(row.get('Additional Information'))))], ' | '),
  })
}

/** `Syrian` or `Syria`; a word of more than one country says none. */
function countryOfCitizen(text: string): string | undefined {
  const plain = text.replace(/\s*\(.*$/, '').trim()
  const [code, another] = nationalityOf(plain)
  return countryCode(plain) ?? (another === undefined ? code : undefined)
}

function nameOf(row: HeadedRow): PartyName {
  const full = row.get('Name of Individual or Entity')
  const type = row.get('Name Type').toLowerCase()
  if (type === '' || type.startsWith('prima')) return { full, kind: 'primary', quality: 'strong' }
  if (type.startsWith('original')) return { full, kind: 'original-script', quality: 'unknown' }
  const strength = row.get('Alias Strength').toLowerCase()
  return {
    full,
    kind: /^(?:former|previous)/.test(type) ? 'previous' : 'alias',
    quality: strength === 'weak' ? 'weak' : strength === 'strong' ? 'strong' : 'unknown',
  }
}

/**
 * Words of the measures in force. None where the sheet has no column for them or leaves them blank; but where it denies the freeze
 * and says no other measure, it freezes nothing.
 */
function measuresOfRows(rows: readonly HeadedRow[]): readonly string[] {
  const saidOf = (column: string): readonly string[] =>
    rows.map((row) => row.get(column).trim().toLowerCase()).filter((said) => said !== '')
  const said = MEASURES.filter(([column]) => saidOf(column).some((word) => !NO.has(word)))
  if (said.length > 0) return said.map(([, measure]) => measure)
  return saidOf(FREEZE).length > 0 ? [NO_MEASURE] : []
}

function listingOf(rows: readonly HeadedRow[]): ListingPart {
  const programs = [...new Set(rows.map((row) => onOneLine(row.get('Committees'))))]
  const reasons = ['Listing Information', 'Instrument of Designation'].flatMap((column) =>
    rows.map((row) => onOneLine(row.get(column))).filter((text) => serialDay(text) === undefined),
  )
  const [controlled] = rows.flatMap((row) => dateSpec(row.get('Control Date'), dayOfCell) ?? [])
  return {
    kind: 'listing',
    party: 'self',
    listKind: 'sanction',
    authority: auDfatManifest.publisher,
    programs: programs.filter((program) => program !== ''),
    ...present<Pick<ListingPart, 'measures' | 'reason' | 'listed'>>({
      measures: measuresOfRows(rows),
      reason: joined([...new Set(reasons)], ' | '),
      listed: controlled,
    }),
    status: 'active',
  }
}

const dayOfCell = (text: string): string | undefined =>
  serialDay(text) ?? dayMonthYear(text) ?? isoDate(text) ?? namedMonthDate(text)
