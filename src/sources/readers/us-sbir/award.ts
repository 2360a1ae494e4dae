// Converts a row of the award file to a record: the company, the money awarded, the principal investigator.
import type {
  Address,
  FundingPart,
  PartyIdentifier,
  PartyPart,
  RecordPart,
  RolePart,
  SourceRecord,
} from '../../model/record.ts'
import { isoDate, monthDayYear } from '../../files/dates.ts'
import { awardNumber } from './award-id.ts'
import type { AwardRow } from './award-rows.ts'
import { awardPage } from './manifest.ts'

const NO_NAME = /^(?:n\/?a|none|null|tb[ad]|unknown|[\s.-]*)$/i
const WEBSITE = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/iu

/** The record of an award; undefined where the row names no company. */
export function awardRecord(file: string, row: AwardRow, recordId: string): SourceRecord | undefined {
  const parts = awardParts(row, recordId)
  if (parts === undefined) return undefined
  const number = awardNumber(row)
  const tracking = row('Agency Tracking Number')
  const phase = row('Phase')
  const key = number === undefined ? `Company=${row('Company')}` : `${number.column}=${number.value}`
  return {
    recordId,
    url: awardPage(tracking || number?.value || row('Company')),
    locator: `${file} ${key}${phase === '' ? '' : ` Phase=${phase}`}`,
    parts,
  }
}

/** The parts of a row for an award with this id; undefined where the row names no company. */
export function awardParts(row: AwardRow, recordId: string): readonly RecordPart[] | undefined {
  const company = row('Company')
  if (NO_NAME.test(company)) return undefined
  const identifiers = identifiersOf(row)
  const [first] = identifiers
  const org = first === undefined ? `record:${recordId}` : `${first.scheme}:${first.value}`
  const role = investigator(row, org)
  return [partyOf(row, company, identifiers), fundingOf(row, org), ...(role === undefined ? [] : [role])]
}

function partyOf(row: AwardRow, company: string, identifiers: readonly PartyIdentifier[]): PartyPart {
  const address = addressOf(row)
  const website = row('Company Website')
  return {
    kind: 'party',
    ref: 'self',
    partyKind: 'organization',
    names: [{ full: company, kind: 'primary', quality: 'strong' }],
    ...(address?.country !== undefined && { countries: [address.country] }),
    ...(address && { addresses: [address] }),
    ...(identifiers.length > 0 && { identifiers }),
    ...(WEBSITE.test(website) && { websites: [website] }),
  }
}

/** UEI before DUNS: the other parts refer to the company by the first one. A number of the wrong length is left out. */
function identifiersOf(row: AwardRow): readonly PartyIdentifier[] {
  const uei = row('UEI').toUpperCase()
  const duns = row('Duns').replaceAll('-', '')
  return [
    ...(/^[A-Z0-9]{12}$/.test(uei) && !/^(.)\1*$/.test(uei)
      ? [{ scheme: 'uei', value: uei, country: 'US' } as const]
      : []),
    ...(/^\d{9}$/.test(duns) && !/^(.)\1*$/.test(duns) ? [{ scheme: 'duns', value: duns } as const] : []),
  ]
}

/** The file has no country column: its states are those of the United States, the only ones that may receive awards. */
function addressOf(row: AwardRow): Address | undefined {
  const lines = [row('Address1'), row('Address2')].filter((line) => line !== '')
  const region = row('State')
  const address: Address = {
    ...(lines.length > 0 && { lines }),
    ...present('city', row('City')),
    ...present('region', region),
    ...present('postalCode', row('Zip')),
    ...(/^[A-Z]{2}$/.test(region) && { country: 'US' }),
  }
  return Object.keys(address).length === 0 ? undefined : address
}

/** The day of the award is blank in half of the rows; the year never is. */
function fundingOf(row: AwardRow, org: string): FundingPart {
  const awarded = row('Proposal Award Date')
  const filed = isoDate(awarded) ?? monthDayYear(awarded) ?? isoDate(row('Award Year'))
  const amount = amountOf(row('Award Amount'))
  return {
    kind: 'funding',
    org,
    instrument: 'sbir',
    ...(amount !== undefined && { sold: { amount, currency: 'USD' } }),
    ...present('filed', filed),
    ...present('title', row('Award Title')),
  }
}

/** `150000.00` and `$1,250`. Zero means blank, not an award of nothing. */
function amountOf(written: string): string | undefined {
  const [amount] = /^\d+(?:\.\d+)?$/.exec(written.replace(/[$,\s]/g, '')) ?? []
  return amount === undefined || Number(amount) === 0 ? undefined : amount
}

function investigator(row: AwardRow, org: string): RolePart | undefined {
  const full = row('PI Name')
  if (NO_NAME.test(full)) return undefined
  return {
    kind: 'role',
    personName: { full, kind: 'primary', quality: 'strong' },
    personKind: 'person',
    org,
    role: 'principal-investigator',
    ...present('title', row('PI Title')),
  }
}

function present<Key extends string>(key: Key, value: string | undefined): Partial<Record<Key, string>> {
  return value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, string>)
}
