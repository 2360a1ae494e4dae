// A labelled pair as whole records: sides in FollowTheMoney property names become what the matcher compares.
import { z } from 'zod'
import { decimal } from '../names/explain/explanation.ts'
import { countryInAnyLanguage } from '../names/lexicon/country-code.ts'
import type { EntityType, Identifier, ListedName, NameKind } from '../names/parse/record.ts'
import type { PartyMatch } from './compare-parties.ts'
import type { Party } from './party/listed-party.ts'
import type { Screener } from './screener.ts'

const PairSide = z.object({
  name: z.string().nullish(),
  schema: z.string().nullish(),
  props: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullish(),
})
export type PairSide = z.infer<typeof PairSide>

/** A null side means a whole list: it has no name and scores 0. */
const Pair = z.object({
  id: z.union([z.string(), z.number()]),
  query: PairSide.nullable(),
  candidate: PairSide.nullable(),
})
export type Pair = z.infer<typeof Pair>

export interface PairScore {
  readonly id: string | number
  readonly score: number
  readonly probability: number
  readonly level: PartyMatch['level']
}

/** A pair that cannot be read, with what is wrong with it. */
export class PairUnreadable extends Error {}

/** Reads one line of a file of pairs. Throws PairUnreadable. */
export function readPair(line: string): Pair {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (cause) {
    // why cut: JSON.parse gives a position within the line, which would look like a position in the file
    const says = cause instanceof Error ? cause.message.replace(/ \(line \d+ column \d+\)$/, '') : 'malformed'
    throw new PairUnreadable(`not JSON: ${says}`, { cause })
  }
  const result = Pair.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.') || 'the line'}: ${message}`)
  throw new PairUnreadable(`not a pair {id, query, candidate}: ${issues.join('; ')}`)
}

export function comparePair(screener: Screener, { id, query, candidate }: Pair): PairScore {
  const { score, probability, level } = screener.compareRecords(recordOf(query), recordOf(candidate))
  return { id, score: decimal(score), probability: decimal(probability), level }
}

const TYPES: Readonly<Record<string, EntityType>> = { person: 'person', vessel: 'vessel' }

const NAME_PROPERTIES: readonly (readonly [property: string, kind: NameKind])[] = [
  ['name', 'primary'],
  ['alias', 'alias'],
  ['previousName', 'former'],
  ['pastNames', 'former'],
  ['weakAlias', 'weak'],
  ['abbreviation', 'weak'],
]

/** The parts of a person's name in the order they are spoken. */
const GIVEN_PARTS = ['firstName', 'secondName', 'middleName', 'fatherName'] as const

const COUNTRY_PROPERTIES = ['country', 'nationality', 'jurisdiction', 'citizenship', 'mainCountry']

const IDENTIFIER_KINDS: Readonly<Record<string, string>> = {
  leiCode: 'lei',
  imoNumber: 'imo',
  mmsi: 'mmsi',
  swiftBic: 'bic',
  registrationNumber: 'registration',
  ogrnCode: 'registration',
  uscCode: 'registration',
  taxNumber: 'tax',
  innCode: 'tax',
  vatCode: 'tax',
  idNumber: 'national-id',
  socialSecurityNumber: 'national-id',
  passportNumber: 'passport',
  dunsCode: 'duns',
  uniqueEntityId: 'uei',
  npiCode: 'npi',
  isin: 'isin',
  isinCode: 'isin',
  bikCode: 'bik',
  okpoCode: 'okpo',
  giiNumber: 'gii',
  cikCode: 'cik',
  permId: 'permid',
  publicKey: 'crypto',
}

const EMPTY: Party = { type: 'unknown', names: [], birthDates: [], countries: [], identifiers: [] }

/** The record of a side. An unknown schema is an organisation. */
export function recordOf(side: PairSide | null): Party {
  if (side === null) return EMPTY
  const type = TYPES[(side.schema ?? '').trim().toLowerCase()] ?? 'organisation'
  const values = (property: string): string[] => {
    const given = side.props?.[property] ?? []
    return [given].flat().flatMap((value) => value.trim() || [])
  }
  const gender = values('gender')
    .map((value) => GENDERS[value.toLowerCase()])
    .find((value) => value !== undefined)
  return {
    type,
    names: namesOf(side, values),
    birthDates: [...new Set(values('birthDate').flatMap(birthDate))],
    countries: [
      ...new Set(COUNTRY_PROPERTIES.flatMap(values).flatMap((value) => countryInAnyLanguage(value) ?? [])),
    ],
    identifiers: Object.entries(IDENTIFIER_KINDS).flatMap(([property, kind]) =>
      values(property).map((value) => identifier(kind, value)),
    ),
    given: values('firstName'),
    family: values('lastName'),
    ...(gender !== undefined && { gender }),
  }
}

const GENDERS: Readonly<Record<string, string>> = { male: 'male', m: 'male', female: 'female', f: 'female' }

function namesOf(side: PairSide, values: (property: string) => string[]): ListedName[] {
  const names: ListedName[] = []
  const add = (text: string, kind: NameKind): void => {
    if (text !== '' && !names.some((known) => known.text === text)) names.push({ text, kind })
  }
  add(side.name?.trim() ?? '', 'primary')
  for (const [property, kind] of NAME_PROPERTIES) for (const text of values(property)) add(text, kind)
  if (names.length > 0) return names
  const given = GIVEN_PARTS.flatMap((part) => values(part).slice(0, 1))
  const families = values('lastName')
  for (const family of families.length === 0 ? [''] : families)
    add([...given, family].filter((part) => part !== '').join(' '), 'primary')
  return names
}

/** The date, without any time of day; empty if the text is no date. */
function birthDate(text: string): string[] {
  const date = /^(\d{4}(?:-\d\d(?:-\d\d)?)?)(?:T.*)?$/.exec(text)?.[1]
  return date === undefined ? [] : [date]
}

/** IMO numbers also occur among registration numbers, with their label. */
function identifier(kind: string, value: string): Identifier {
  const imo = /^IMO(?: Number)?:?\s*(\d{7})$/i.exec(value)?.[1]
  return imo === undefined ? { kind, value } : { kind: 'imo', value: imo }
}
