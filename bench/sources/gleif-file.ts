// A GLEIF golden copy of any length with invented entities, so that reading it can be timed without the real gigabytes.
import { readFileSync } from 'node:fs'

/** The sample holds the official header, all 338 columns of it. */
const SAMPLE = new URL(
  '../../src/sources/readers/gleif-lei/sample/gleif-goldencopy-lei2-golden-copy.csv',
  import.meta.url,
)
const CHUNK = 65_536
/** The number of row shapes: names in several scripts, few and many events, both statuses. Rows of one shape differ by number. */
const SHAPES = 97
const NUMBERS = 1_000_000_000_000
/** The prefix of no real issuer of LEIs. */
const PREFIX = '999900'
const PREFIX_REMAINDER = Number((BigInt(PREFIX) * BigInt(NUMBERS)) % 97n)

const WORDS = [
  'Lantern',
  'Harbour',
  'Zürcher Nebel',
  'Öresund',
  '青い灯',
  'Северный Ветер',
  'Maple & Iron',
  'O’Dara',
]
const FORMS = ['LIMITED', 'GmbH', 'AB', '"F" L.P.', 'S.A.', '株式会社', 'ООО', 'Inc.']
const PLACES = [
  ['GB-LND', 'GB', 'RA000585', 'H0PO', 'en'],
  ['DE-BE', 'DE', 'RA000242', '2HBR', 'de'],
  ['US-DE', 'US', 'RA000602', 'XTIQ', 'en'],
  ['SE-AB', 'SE', 'RA000544', 'XJHM', 'sv'],
  ['JP-13', 'JP', 'RA000412', '7QQ0', 'ja'],
] as const
const EVENTS = [
  'CHANGE_HQ_ADDRESS',
  'CHANGE_LEGAL_ADDRESS',
  'CHANGE_LEGAL_NAME',
  'LIQUIDATION',
  'DISSOLUTION',
]

/**
 * The header and `count` rows in the official format, in pieces of about 64 KiB of whole rows. Always the same bytes
 * for the same count; the LEIs are all different and have valid check digits.
 */
export async function* gleifRows(count: number): AsyncGenerator<Uint8Array> {
  const [header = ''] = readFileSync(SAMPLE, 'utf8').split('\r\n', 1)
  const columns = header.slice(1, -1).split('","')
  const shapes = Array.from({ length: SHAPES }, (_, number) => shapeOf(number, columns))
  let text = `${header}\r\n`
  for (let number = 0; number < count; number++) {
    const [named = '', rest = ''] = shapes[number % SHAPES] ?? []
    text += `"${leiOf(number)}","${named} ${number}${rest}`
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

/** The invented LEI of a number below 10^12: 18 digits and their check digits by ISO 7064 mod 97-10. */
export function leiOf(number: number): string {
  const remainder = (((PREFIX_REMAINDER + (number % 97)) % 97) * 100) % 97
  return `${PREFIX}${String(number).padStart(12, '0')}${String(98 - remainder).padStart(2, '0')}`
}

/** A row without its LEI and without the number in its name: the text before that number, and the text after it. */
function shapeOf(shape: number, columns: readonly string[]): readonly [named: string, rest: string] {
  const pick = <T>(from: readonly T[], step: number): T => from[Math.floor(shape / step) % from.length] as T
  const [region, country, authority, form, lang] = pick(PLACES, 1)
  const values = new Map<string, string>()
  const set = (column: string, value: string): unknown => values.set(column, value)
  const address = (kind: string, street: string): void => {
    set(`Entity.${kind}.xmllang`, lang)
    set(`Entity.${kind}.FirstAddressLine`, `${street} ${shape}`)
    set(`Entity.${kind}.AdditionalAddressLine.1`, shape % 3 === 0 ? 'Floor 2, Suite "B"' : '')
    set(`Entity.${kind}.City`, pick(WORDS, 2))
    set(`Entity.${kind}.Region`, region)
    set(`Entity.${kind}.Country`, country)
    set(`Entity.${kind}.PostalCode`, String(10_000 + shape))
  }
  set('Entity.LegalName.xmllang', lang)
  for (let name = 1; name <= shape % 4; name++) {
    const column = `Entity.OtherEntityNames.OtherEntityName.${name}`
    set(column, `${pick(WORDS, name)} Trading ${shape}`)
    set(`${column}.xmllang`, lang)
    set(`${column}.type`, name === 1 ? 'PREVIOUS_LEGAL_NAME' : 'TRADING_OR_OPERATING_NAME')
  }
  if (shape % 8 > 1) {
    const column = 'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.1'
    set(column, `Transliterated Name ${shape}`)
    set(`${column}.xmllang`, lang)
    set(`${column}.type`, 'AUTO_ASCII_TRANSLITERATED_LEGAL_NAME')
  }
  address('LegalAddress', 'Harbour Street')
  address('HeadquartersAddress', shape % 3 === 1 ? 'Mill Lane' : 'Harbour Street')
  set('Entity.RegistrationAuthority.RegistrationAuthorityID', authority)
  set('Entity.RegistrationAuthority.RegistrationAuthorityEntityID', String(5_000_000 + shape))
  set('Entity.LegalJurisdiction', country === 'US' ? region : country)
  set('Entity.EntityCategory', shape % 7 === 0 ? 'FUND' : 'GENERAL')
  set('Entity.LegalForm.EntityLegalFormCode', form)
  set('Entity.EntityStatus', shape % 11 === 0 ? 'INACTIVE' : 'ACTIVE')
  set('Entity.EntityCreationDate', `20${10 + (shape % 15)}-03-1${shape % 9}T00:00:00+02:00`)
  for (let event = 1; event <= shape % 5; event++) {
    const column = `Entity.LegalEntityEvents.LegalEntityEvent.${event}`
    set(`${column}.group_type`, 'STANDALONE')
    set(`${column}.event_status`, 'COMPLETED')
    set(`${column}.LegalEntityEventType`, pick(EVENTS, event))
    set(`${column}.LegalEntityEventEffectiveDate`, '2025-02-19T00:00:00Z')
    set(`${column}.LegalEntityEventRecordedDate`, '2025-03-19T14:44:22Z')
    set(`${column}.ValidationDocuments`, 'SUPPORTING_DOCUMENTS')
  }
  set('Registration.InitialRegistrationDate', '2019-03-19T00:00:00Z')
  set('Registration.LastUpdateDate', `2026-10-1${shape % 10}T00:05:12.957Z`)
  set('Registration.RegistrationStatus', shape % 3 === 0 ? 'LAPSED' : 'ISSUED')
  set('Registration.NextRenewalDate', '2027-03-19T00:00:00Z')
  set('Registration.ManagingLOU', leiOf(shape))
  set('Registration.ValidationSources', shape % 10 === 0 ? 'ENTITY_SUPPLIED_ONLY' : 'FULLY_CORROBORATED')
  set('Registration.ValidationAuthority.ValidationAuthorityID', authority)
  set('Registration.ValidationAuthority.ValidationAuthorityEntityID', String(5_000_000 + shape))
  set('ConformityFlag', 'CONFORMING')
  const named = quoted(`${pick(WORDS, 1)} ${pick(FORMS, 3)}`).slice(1, -1)
  const cells = columns.slice(2).map((column) => quoted(values.get(column) ?? ''))
  return [named, `",${cells.join(',')}\r\n`]
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`
}
