// A row of the Consolidated Screening List as a record: a party, and its listing on one of thirteen lists.
import { createHash } from 'node:crypto'
import { countryCode } from '../../../reference/countries.ts'
import type { Address, ListingPart, PartyName, PartyPart, SourceRecord } from '../../model/record.ts'
import { birthSpec } from '../../files/birth-dates.ts'
import { countryOfPlace, knownCountryCode, recordCountries } from '../../files/country-codes.ts'
import { dateSpec, isoDate } from '../../files/dates.ts'
import { joined, labelled, lastFirst, partyOf, present } from '../../files/record-parts.ts'
import { ofacPage } from '../../files/ofac-page.ts'
import { CSL_FILE, LANDING } from './manifest.ts'
import { rowIds } from './row-ids.ts'
import { rowNames } from './row-names.ts'

/** The value of a column, trimmed; empty where the file has no such column. */
export type Cell = (column: string) => string

const KINDS: ReadonlyMap<string, PartyPart['partyKind']> = new Map([
  ['Individual', 'person'],
  ['Entity', 'organization'],
  ['Vessel', 'vessel'],
  ['Aircraft', 'aircraft'],
])
const SEVERAL = /;\s+/

/** The record of a row; undefined when the row has no name. */
export function rowRecord(cell: Cell): SourceRecord | undefined {
  const party = partyOfRow(cell)
  return (
    party && {
      recordId: idOf(cell),
      url: pageOf(cell),
      locator: `${CSL_FILE} ${keyOf(cell)}`,
      parts: [party, listingOf(cell)],
    }
  )
}

function partyOfRow(cell: Cell): PartyPart | undefined {
  const several = (column: string): readonly string[] => cell(column).split(SEVERAL)
  const partyKind = KINDS.get(cell('type')) ?? 'unknown'
  const nationalities = [...several('nationalities'), ...several('citizenships')].map(knownCountryCode)
  const addresses = several('addresses')
    .filter((address) => address !== '')
    .map(addressOf)
  const { identifiers, others, ...said } = rowIds(several('ids'))
  const inParts = (name: PartyName): PartyName =>
    partyKind === 'person' ? { ...name, ...lastFirst(name.full) } : name
  const callSign = cell('call_sign')
  return partyOf({
    partyKind,
    names: rowNames(cell('name'), cell('alt_names')).map(inParts),
    births: several('dates_of_birth')
      .filter((date) => date !== '')
      .map(birthSpec),
    birthPlaces: several('places_of_birth'),
    nationalities: recordCountries(nationalities),
    countries: recordCountries([
      ...nationalities,
      ...several('places_of_birth').map(countryOfPlace),
      countryCode(cell('vessel_flag')),
      ...addresses.map(({ country }) => country),
    ]),
    addresses,
    identifiers: [
      // It identifies the rows that the lists of OFAC also have.
      ...(isOfac(cell) ? [{ scheme: 'ofac', value: cell('entity_number') } as const] : []),
      ...identifiers,
      ...(callSign === '' ? [] : [{ scheme: 'call-sign', value: callSign } as const]),
    ],
    ...said,
    titles: several('title'),
    notes: joined([
      cell('remarks'),
      ...others,
      labelled('Vessel type', cell('vessel_type')),
      labelled('Gross tonnage', cell('gross_tonnage')),
      labelled('Gross registered tonnage', cell('gross_registered_tonnage')),
      labelled('Vessel flag', cell('vessel_flag')),
      labelled('Vessel owner', cell('vessel_owner')),
    ]),
  })
}

/**
 * A denial order that has ended is still in the file, and the file has no date of its own. Its listing is therefore `active`
 * with an end, which is compared with the day of the snapshot.
 */
function listingOf(cell: Cell): ListingPart {
  const [list = '', authority = ''] = cell('source').split(' - ')
  return {
    kind: 'listing',
    party: 'self',
    listKind: authority === TREASURY ? 'sanction' : 'export-control',
    authority: `US ${authority}`,
    programs: [list, ...cell('programs').split(SEVERAL)].filter((program) => program !== ''),
    ...present<Pick<ListingPart, 'measures' | 'reason' | 'starts' | 'ends'>>({
      measures: [
        labelled('License requirement:', cell('license_requirement')),
        labelled('License policy:', cell('license_policy')),
        cell('standard_order') === 'Y' ? 'Standard denial order' : '',
      ].filter((measure) => measure !== ''),
      reason: labelled('Federal Register notice', cell('federal_register_notice')),
      starts: dateSpec(cell('start_date'), isoDate),
      ends: dateSpec(cell('end_date'), isoDate),
    }),
    status: 'active',
  }
}

const TREASURY = 'Treasury Department'

function isOfac(cell: Cell): boolean {
  return cell('source').endsWith(` - ${TREASURY}`) && cell('entity_number') !== ''
}

/**
 * `_id` repeats, so the id also has a digest of what distinguishes the rows of one `_id`. Only the rows of one party on several
 * lists of the Treasury still share an id.
 */
function idOf(cell: Cell): string {
  const base = cell('_id') || cell('entity_number')
  const distinguishing = [cell('name'), cell('addresses'), cell('start_date')].join('|')
  const digest = createHash('sha1').update(distinguishing).digest('hex')
  return base === '' ? digest : `${base}-${digest}`
}

function keyOf(cell: Cell): string {
  const column = ['_id', 'entity_number'].find((name) => cell(name) !== '') ?? 'name'
  return `${column}=${cell(column)}`
}

function pageOf(cell: Cell): string {
  if (isOfac(cell)) return ofacPage(cell('entity_number'))
  const page = cell('source_information_url') || cell('source_list_url') || LANDING
  const id = cell('_id')
  return id === '' ? page : `${page}#${id}`
}

/** `street, city, state, zip, ISO2`, of which any may be missing. */
function addressOf(full: string): Address {
  const last = full.split(', ').at(-1)?.trim() ?? ''
  const country = /^[A-Z]{2}$/.test(last) ? knownCountryCode(last) : undefined
  return present<Address>({ full, country })
}
