// Converts a row of the company file to a record: the company, its filing deadlines, its changes of name, its charges.
import type { Address, MetricPart, PartyName, PartyPart, SourceRecord } from '../../model/record.ts'
import { dateSpec, dayMonthYear } from '../../files/dates.ts'
import { companyNumber } from './company-number.ts'
import { FORMER_NAMES, SIC_COLUMNS, type CompanyColumn, type CompanyRow } from './company-rows.ts'
import { COMPANIES_FILE, companiesHousePage } from './manifest.ts'
import { countryNamed } from './register-country.ts'

/** What the file writes for a company that stated no trade. */
const NO_SIC = 'None Supplied'

/** The company of a row; undefined without a name. A company without open charges has no metric for them. */
export function companyRecord(row: CompanyRow): SourceRecord | undefined {
  const name = row('CompanyName')
  if (name === '') return undefined
  const number = companyNumber(row('CompanyNumber'))
  return {
    recordId: number,
    url: companiesHousePage(number),
    locator: `${COMPANIES_FILE} CompanyNumber=${row('CompanyNumber')}`,
    parts: [partyOf(row, name, number), ...metricsOf(row, `gb-coh:${number}`)],
  }
}

function partyOf(row: CompanyRow, name: string, number: string): PartyPart {
  const address = addressOf(row)
  const countries = distinct([
    countryNamed(row('CountryOfOrigin')),
    ...(address?.country === undefined ? [] : [address.country]),
  ])
  const industries = distinct(SIC_COLUMNS.map((column) => row(column)).filter((sic) => sic !== NO_SIC))
  const incorporated = dateSpec(row('IncorporationDate'), dayMonthYear)
  const dissolved = dateSpec(row('DissolutionDate'), dayMonthYear)
  return {
    kind: 'party',
    ref: 'self',
    partyKind: 'organization',
    names: namesOf(row, name),
    ...(countries.length > 0 && { countries }),
    jurisdiction: 'GB',
    ...(address && { addresses: [address] }),
    identifiers: [{ scheme: 'gb-coh', value: number, country: 'GB' }],
    ...(incorporated && { incorporated }),
    ...(dissolved && { dissolved }),
    ...present('status', row('CompanyStatus')),
    ...present('legalForm', row('CompanyCategory')),
    ...(industries.length > 0 && { industries }),
  }
}

function namesOf(row: CompanyRow, name: string): readonly PartyName[] {
  const former = distinct(FORMER_NAMES.map((columns) => row(columns.name)))
  return [
    { full: name, kind: 'primary', quality: 'strong' },
    ...former
      .filter((full) => full !== name)
      .map((full): PartyName => ({ full, kind: 'previous', quality: 'strong' })),
  ]
}

/** The registered office. The care-of column is left out: it names private persons. */
function addressOf(row: CompanyRow): Address | undefined {
  const box = row('RegAddress.POBox')
  const lines = [
    /^\w*\d\w*$/.test(box) ? `PO BOX ${box}` : box,
    row('RegAddress.AddressLine1'),
    row('RegAddress.AddressLine2'),
  ].filter((line) => line !== '')
  const country = countryNamed(row('RegAddress.Country'))
  const address: Address = {
    ...(lines.length > 0 && { lines }),
    ...present('city', row('RegAddress.PostTown')),
    ...present('region', row('RegAddress.County')),
    ...present('postalCode', row('RegAddress.PostCode')),
    ...(country && { country }),
  }
  return Object.keys(address).length === 0 ? undefined : { ...address, kind: 'legal' }
}

function metricsOf(row: CompanyRow, org: string): readonly MetricPart[] {
  const outstanding = Number(row('Mortgages.NumMortOutstanding'))
  const charges: MetricPart = {
    kind: 'metric',
    org,
    metric: 'mortgages-outstanding',
    value: outstanding,
    unit: 'charges',
  }
  return [
    ...deadline(row, org, 'accounts-next-due', 'Accounts.NextDueDate', row('Accounts.AccountCategory')),
    ...deadline(row, org, 'confirmation-statement-next-due', 'ConfStmtNextDueDate', ''),
    ...(Number.isSafeInteger(outstanding) && outstanding > 0 ? [charges] : []),
    ...FORMER_NAMES.flatMap((columns) => nameChange(org, row(columns.name), row(columns.changed))),
  ]
}

/** `period.end` is the due day; a scorer compares it with the date of the snapshot. */
function deadline(
  row: CompanyRow,
  org: string,
  metric: string,
  column: CompanyColumn,
  note: string,
): readonly MetricPart[] {
  const end = dayMonthYear(row(column))
  if (end === undefined) return []
  return [
    { kind: 'metric', org, metric, value: 1, unit: 'deadline', period: { end }, ...present('note', note) },
  ]
}

/** `period.end` is the day on which the company gave up the name in the note. */
function nameChange(org: string, name: string, changed: string): readonly MetricPart[] {
  const end = dayMonthYear(changed)
  if (name === '' || end === undefined) return []
  return [
    { kind: 'metric', org, metric: 'name-change', value: 1, unit: 'change', period: { end }, note: name },
  ]
}

function present<Key extends string>(key: Key, value: string): Partial<Record<Key, string>> {
  return value === '' ? {} : ({ [key]: value } as Record<Key, string>)
}

function distinct(values: readonly (string | undefined)[]): readonly string[] {
  const given = values.filter((value): value is string => value !== undefined && value !== '')
  return [...new Set(given)]
}
