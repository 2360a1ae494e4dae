// Issuers of a filing as parties, the primary one first.
import type { Address, DateSpec, PartyName, PartyPart } from '../../model/record.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { isoDate } from '../../files/dates.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { edgarPlace } from '../../files/edgar-places.ts'
import { paddedCik, meaningfulTexts } from '../../files/edgar.ts'
import { ISSUERS_FILE } from './manifest.ts'
import { cell } from './tables.ts'

export const ISSUER_COLUMNS = [
  'IS_PRIMARYISSUER_FLAG',
  'ISSUER_SEQ_KEY',
  'CIK',
  'ENTITYNAME',
  'STATEORCOUNTRY',
  'JURISDICTIONOFINC',
  'ENTITYTYPE',
]

const FORMER = ['ISSUER', 'EDGAR'].flatMap((who) => [1, 2, 3].map((at) => `${who}_PREVIOUSNAME_${at}`))

type AtLeastOne = readonly [HeadedRow, ...HeadedRow[]]

/** The rows of a filing, the primary issuer first, the others by their number in the filing. */
export function issuersInOrder(rows: AtLeastOne): AtLeastOne {
  const rank = (row: HeadedRow): number =>
    cell(row, 'IS_PRIMARYISSUER_FLAG').toUpperCase() === 'YES' ? 0 : 1
  const sequence = (row: HeadedRow): number => Number(cell(row, 'ISSUER_SEQ_KEY'))
  const [first = rows[0], ...others] = rows.toSorted((a, b) => rank(a) - rank(b) || sequence(a) - sequence(b))
  return [first, ...others]
}

/** The CIK of an issuer. Throws ListFileError where there is none, since nothing else names the company. */
export function cikOf(row: HeadedRow): string {
  const cik = paddedCik(cell(row, 'CIK'))
  if (cik === undefined) {
    throw new ListFileError(ISSUERS_FILE, `line ${row.line} has no CIK; download it again`)
  }
  return cik
}

/** An issuer. Branches are those of the offering and so belong to the primary issuer only. Telephones are left out. */
export function issuerParty(row: HeadedRow, ref: string, industries: readonly string[]): PartyPart {
  const address = addressOf(row)
  const register = edgarPlace('', cell(row, 'JURISDICTIONOFINC'))
  const countries = [address.country, register.country].filter((country) => country !== undefined)
  const incorporated = incorporatedOf(row)
  const [legalForm] = meaningfulTexts([
    ...(cell(row, 'ENTITYTYPE').toLowerCase() === 'other' ? [cell(row, 'ENTITYTYPEOTHERDESC')] : []),
    cell(row, 'ENTITYTYPE'),
  ])
  return {
    kind: 'party',
    ref,
    partyKind: 'organization',
    names: namesOf(row),
    ...(countries.length === 0 ? {} : { countries: [...new Set(countries)] }),
    ...(register.jurisdiction === undefined ? {} : { jurisdiction: register.jurisdiction }),
    addresses: [address],
    identifiers: [{ scheme: 'cik', value: cikOf(row) }],
    ...(incorporated === undefined ? {} : { incorporated }),
    ...(legalForm === undefined ? {} : { legalForm }),
    ...(industries.length === 0 ? {} : { industries }),
  }
}

function namesOf(row: HeadedRow): readonly PartyName[] {
  const name = cell(row, 'ENTITYNAME')
  if (name === '') throw new ListFileError(ISSUERS_FILE, `line ${row.line} has no name; download it again`)
  const former = meaningfulTexts(FORMER.map((column) => cell(row, column))).filter((text) => text !== name)
  return [
    { full: name, kind: 'primary', quality: 'strong' },
    ...former.map((full): PartyName => ({ full, kind: 'previous', quality: 'strong' })),
  ]
}

function addressOf(row: HeadedRow): Address {
  const lines = meaningfulTexts([cell(row, 'STREET1'), cell(row, 'STREET2')])
  const [city] = meaningfulTexts([cell(row, 'CITY')])
  const [postalCode] = meaningfulTexts([cell(row, 'ZIPCODE')])
  const { region, country } = edgarPlace(cell(row, 'STATEORCOUNTRY'), cell(row, 'STATEORCOUNTRYDESCRIPTION'))
  return {
    ...(lines.length === 0 ? {} : { lines }),
    ...(city === undefined ? {} : { city }),
    ...(region === undefined ? {} : { region }),
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(country === undefined ? {} : { country }),
    kind: 'hq',
  }
}

/** The year, or what the issuer ticked instead of one: `overFiveYears`, `withinFiveYears`, `yetToBeFormed`. */
function incorporatedOf(row: HeadedRow): DateSpec | undefined {
  const year = isoDate(cell(row, 'YEAROFINC_VALUE_ENTERED'))
  if (year !== undefined) return { value: year, raw: year }
  const ticked = cell(row, 'YEAROFINC_TIMESPAN_CHOICE')
  return ticked === '' ? undefined : { raw: ticked }
}
