// Reads a party in FollowTheMoney form: what it is screened by, what was understood, and what was left out.
import { countryInAnyLanguage } from '../../names/lexicon/country-code.ts'
import { recordOf } from '../../screening/pairs.ts'
import { isBirthDate } from '../../screening/screen.ts'
import { readingsOf } from '../../screening/party/asked-party.ts'
import type { Party } from '../../screening/party/listed-party.ts'
import { type PartyNumber, writtenNumber } from '../../sources/model/party-numbers.ts'
import type { IdentifierSchemeName } from '../../contract/vocabulary/subject.ts'
import { findSchema, type Schema, schemaNames } from './schemata.ts'

export interface WrittenExample {
  readonly id?: string | null | undefined
  readonly schema: string
  readonly properties: Readonly<Record<string, unknown>>
}

export interface ReadExample {
  readonly schema: Schema
  readonly names: readonly string[]
  /** One for each name in each way to read it. */
  readonly queries: readonly Party[]
  readonly numbers: readonly PartyNumber[]
  readonly properties: Record<string, string[]>
  /** What was not understood and was left out. */
  readonly warnings: string[]
}

/** A party that cannot be screened as it is. The message says what is wrong, as a clause behind the name of the query. */
export class ExampleUnreadable extends Error {}

const NAMES: ReadonlySet<string> = new Set([
  'name',
  'alias',
  'weakAlias',
  'previousName',
  'pastNames',
  'abbreviation',
  'firstName',
  'secondName',
  'middleName',
  'fatherName',
  'lastName',
])
/** Each is searched by itself. */
const MAX_NAMES = 200

const COUNTRIES: ReadonlySet<string> = new Set([
  'country',
  'nationality',
  'jurisdiction',
  'citizenship',
  'mainCountry',
  'birthCountry',
  'flag',
])
const DATES: ReadonlySet<string> = new Set(['birthDate'])

interface Numbered {
  readonly scheme: IdentifierSchemeName
  readonly country?: string
}

const NUMBERS: Readonly<Record<string, Numbered>> = {
  passportNumber: { scheme: 'passport' },
  idNumber: { scheme: 'national-id' },
  socialSecurityNumber: { scheme: 'national-id' },
  taxNumber: { scheme: 'tax-id' },
  vatCode: { scheme: 'tax-id' },
  innCode: { scheme: 'tax-id', country: 'RU' },
  registrationNumber: { scheme: 'registration' },
  ogrnCode: { scheme: 'registration', country: 'RU' },
  leiCode: { scheme: 'lei' },
  imoNumber: { scheme: 'imo' },
  mmsi: { scheme: 'mmsi' },
  callSign: { scheme: 'call-sign' },
  swiftBic: { scheme: 'bic' },
  dunsCode: { scheme: 'duns' },
  isin: { scheme: 'isin' },
  isinCode: { scheme: 'isin' },
  uniqueEntityId: { scheme: 'uei' },
  cageCode: { scheme: 'cage' },
  npiCode: { scheme: 'npi' },
  cikCode: { scheme: 'cik' },
  bikCode: { scheme: 'bik' },
  publicKey: { scheme: 'wallet' },
  email: { scheme: 'email' },
  phone: { scheme: 'phone' },
  website: { scheme: 'domain' },
  serialNumber: { scheme: 'aircraft-serial' },
}

/** The property that names an aircraft in a register is its tail number. */
const AIRCRAFT: Readonly<Record<string, Numbered>> = { registrationNumber: { scheme: 'aircraft-tail' } }

/** Throws ExampleUnreadable: a party that was not compared must not look like one that was not found. */
export function readExample({ schema: named, properties: written }: WrittenExample): ReadExample {
  const schema = findSchema(named)
  if (schema === undefined)
    throw new ExampleUnreadable(`has the schema "${named}"; Assay screens ${schemaNames.join(', ')}`)
  const warnings: string[] = []
  const properties: Record<string, string[]> = {}
  for (const [name, value] of Object.entries(written)) {
    const texts = valueTexts(value).flatMap((text) => understood(name, text, warnings) ?? [])
    if (texts.length > 0) properties[name] = [...new Set(texts)]
  }
  const side = recordOf({ schema: named, props: properties })
  if (side.names.length > MAX_NAMES)
    throw new ExampleUnreadable(`has ${side.names.length} names; send at most ${MAX_NAMES}`)
  const numbers = numbersOf(schema, properties)
  if (side.names.length === 0 && numbers.length === 0 && schema.party !== 'none')
    throw new ExampleUnreadable(
      'has no name and no number to compare; send name, or a number such as passportNumber',
    )
  const names = side.names.map(({ text }) => text)
  return { schema, names, queries: queriesOf(schema, side), numbers, properties, warnings }
}

/** A query for each name in each way to read it: a search of one name is short. */
function queriesOf({ party, name }: Schema, side: Party): readonly Party[] {
  // why without names: a wallet or an address is on no list, and its name would find parties that it is not
  if (party === 'none') return [{ ...side, type: 'unknown', names: [] }]
  const types =
    name === 'Vehicle' ? (['vessel', 'unknown'] as const) : readingsOf(party === 'any' ? undefined : party)
  const names = side.names.length === 0 ? [[]] : side.names.map((each) => [each])
  return names.flatMap((each) => types.map((type) => ({ ...side, names: each, type })))
}

/** The strings and numbers of a value; an entity inside is left out, as at OpenSanctions. */
const valueTexts = (value: unknown): readonly string[] =>
  [value].flat().flatMap((each) => {
    const text = typeof each === 'string' ? each.trim() : typeof each === 'number' ? String(each) : ''
    return text === '' ? [] : [text]
  })

function understood(name: string, text: string, warnings: string[]): string | undefined {
  const leaveOut = (why: string): undefined => void warnings.push(`${name} "${text}" was left out: ${why}`)
  if (NAMES.has(name) && !/[\p{L}\p{N}]/u.test(text))
    return leaveOut('it has no letter or digit that could be compared')
  if (COUNTRIES.has(name))
    return (
      countryInAnyLanguage(text) ?? leaveOut('it is no known country; send its two-letter code, such as de')
    )
  if (DATES.has(name)) {
    const [, date = ''] = /^([^T ]+)(?:[T ].*)?$/.exec(text) ?? []
    return isBirthDate(date) ? date : leaveOut('it is not YYYY, YYYY-MM or YYYY-MM-DD')
  }
  return text
}

function numbersOf(
  { name }: Schema,
  properties: Readonly<Record<string, readonly string[]>>,
): readonly PartyNumber[] {
  return Object.entries(properties).flatMap(([property, values]) => {
    const known = (name === 'Airplane' ? AIRCRAFT[property] : undefined) ?? own(NUMBERS, property)
    if (known === undefined) return []
    return values.flatMap((value) => writtenNumber(known.scheme, value, known.country) ?? [])
  })
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
