// The US Consolidated Screening List, one CSV file with a header: 29 columns, 28 before it had `_id`.
// Treasury rows repeat the OFAC lists under another id; whoever loads both drops them here.
import { createHash } from 'node:crypto'
import { birthDates } from '../birth-dates.ts'
import { countryCode, countryOfPlace, knownCountryCode } from '../country-codes.ts'
import { csvRows, requireColumns } from '../csv-rows.ts'
import { identifierOf } from '../identifier.ts'
import { ListFileError } from '../list-file-error.ts'
import { listText } from '../list-text.ts'
import {
  openRequired,
  toRecord,
  type EntityType,
  type Identifier,
  type NameRecord,
  type OpenListFile,
} from '../source.ts'
import { listedNames } from './listed-names.ts'

const FILE = 'consolidated.csv'
export const usCslFiles: readonly string[] = [FILE]

/** Columns the reader asks for. Others may come and go. */
const NEEDED = [
  'source',
  'entity_number',
  'type',
  'name',
  'addresses',
  'start_date',
  'call_sign',
  'vessel_flag',
  'alt_names',
  'citizenships',
  'dates_of_birth',
  'nationalities',
  'places_of_birth',
  'ids',
] as const
type Column = (typeof NEEDED)[number] | '_id'

const COUNTRY_OR_DAY = /^(?:[A-Z]{2}|\d{4}-\d{2}-\d{2})$/

const TYPES: ReadonlyMap<string, EntityType> = new Map([
  ['Individual', 'person'],
  ['Entity', 'organisation'],
  ['Vessel', 'vessel'],
])

export async function* readUsCsl(open: OpenListFile): AsyncGenerator<NameRecord> {
  const text = endsWithRow(listText(FILE, openRequired(open, FILE), 'utf-8'))
  let header: readonly string[] | undefined
  for await (const row of csvRows(FILE, text)) {
    if (header === undefined) {
      header = readHeader(row.cells)
      continue
    }
    requireColumns(FILE, row, header.length)
    const columns = header
    const record = recordOf((name) => row.cells[columns.indexOf(name)]?.trim() ?? '')
    if (record === undefined) {
      throw new ListFileError(FILE, `line ${row.line} has no name; download it again`)
    }
    yield record
  }
}

function readHeader(cells: readonly string[]): readonly string[] {
  const missing = NEEDED.filter((name) => !cells.includes(name))
  if (missing.length > 0) {
    throw new ListFileError(
      FILE,
      `the header lacks ${missing.join(', ')}: this is another list, or its format has changed`,
    )
  }
  return cells
}

/**
 * Nothing marks the end of this file. Values of the last column hold commas and so stand in quotes: a file that ends in
 * anything but a line end, a quote or an empty value ends in the middle of one.
 */
async function* endsWithRow(text: AsyncIterable<string>): AsyncGenerator<string> {
  let last = ''
  for await (const chunk of text) {
    if (chunk !== '') last = chunk.slice(-1)
    yield chunk
  }
  if (!['\n', '"', ','].includes(last)) {
    throw new ListFileError(
      FILE,
      'the file ends in the middle of its last row: the download is cut; download it again',
    )
  }
}

function recordOf(cell: (column: Column) => string): NameRecord | undefined {
  const several = (column: Column): readonly string[] => cell(column).split(/;\s+/)
  const callSign = cell('call_sign')
  return toRecord({
    list: 'us-csl',
    id: idOf(cell),
    type: TYPES.get(cell('type')) ?? 'unknown',
    names: listedNames(cell('name'), cell('alt_names')),
    birthDates: several('dates_of_birth').flatMap(birthDates),
    countries: [
      ...[...several('nationalities'), ...several('citizenships')].map(knownCountryCode),
      ...several('places_of_birth').map(countryOfPlace),
      countryCode(cell('vessel_flag')),
      ...several('addresses').map(addressCountry),
    ],
    identifiers: [
      ...several('ids').flatMap((written) => listedIdentifier(written) ?? []),
      ...(callSign === '' ? [] : [{ kind: 'call-sign', value: callSign }]),
    ],
  })
}

/** `_id` repeats, so a digest of what tells the rows of one id apart goes with it. */
function idOf(cell: (column: Column) => string): string {
  const base = cell('_id') || cell('entity_number')
  const told = [cell('name'), cell('addresses'), cell('start_date')].join('|')
  const digest = createHash('sha1').update(told).digest('hex')
  return base === '' ? digest : `${base}-${digest}`
}

function addressCountry(address: string): string | undefined {
  const last = address.split(', ').at(-1)?.trim() ?? ''
  return /^[A-Z]{2}$/.test(last) ? knownCountryCode(last) : undefined
}

/** `CO, 1978075, Tax ID No.` of 2022 and `Tax ID No., 1978075, CO` of 2025, with dates of issue and expiry between. */
function listedIdentifier(written: string): Identifier | undefined {
  const parts = written.split(', ')
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  const value = (from: readonly string[]): string =>
    from.filter((part) => !COUNTRY_OR_DAY.test(part)).join(', ')
  return identifierOf(last, value(parts.slice(0, -1))) ?? identifierOf(first, value(parts.slice(1)))
}
