// Turns a party of any source into the record that the matcher compares: its names, and the facts beside them.
import type { DateSpec, PartyName, PartyPart } from '../../sources/model/record.ts'
import type { RecordToRead } from '../../names/parse/read-record.ts'
import type { EntityType, NameKind } from '../../names/parse/record.ts'
import { comparedIdentifiers } from './register-number.ts'

/** A party as the matcher reads it. */
export type Party = RecordToRead

const TYPES: Readonly<Record<PartyPart['partyKind'], EntityType>> = {
  person: 'person',
  organization: 'organisation',
  vessel: 'vessel',
  aircraft: 'unknown',
  unknown: 'unknown',
}
/** They name the entry of a list, not the party. */
const REFERENCES: ReadonlySet<string> = new Set(['ofac', 'un-ref', 'eu-ref'])
/** A longer range of years says too little about each year, so only its ends are compared. */
const LISTED_YEARS = 5

/** A name is kept once, under the first kind it has. A party without names is compared by its identifiers. */
export function listedParty(party: PartyPart): Party {
  const names = new Map<string, NameKind>()
  for (const name of party.names) {
    const text = oneLine(name.full)
    if (text !== '' && !names.has(text)) names.set(text, kindOf(name))
  }
  return {
    type: TYPES[party.partyKind],
    names: [...names].map(([text, kind]) => ({ text, kind })),
    birthDates: [...new Set((party.births ?? []).flatMap(birthDatesOf))],
    countries: countriesOf(party),
    identifiers: (party.identifiers ?? [])
      .filter(({ scheme }) => !REFERENCES.has(scheme))
      .flatMap(comparedIdentifiers),
  }
}

/** The dates to compare with: the known date, the years of a range, or none. */
export function birthDatesOf({ value, from, to }: DateSpec): readonly string[] {
  if (value !== undefined) return [value]
  if (from === undefined || to === undefined) return [from, to].filter((date) => date !== undefined)
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4))) as [number, number]
  const years = last - first + 1
  if (years === 1) return [from.slice(0, 4)]
  if (years < 2 || years > LISTED_YEARS) return [from.slice(0, 4), to.slice(0, 4)]
  return Array.from({ length: years }, (_, index) => String(first + index))
}

/** Values hold line breaks and runs of spaces that mean nothing. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** A former name that is also weak counts as former. */
function kindOf({ kind, quality }: PartyName): NameKind {
  if (kind === 'primary') return 'primary'
  if (kind === 'previous') return 'former'
  return quality === 'weak' ? 'weak' : 'alias'
}

function countriesOf({ countries = [], nationalities = [], addresses = [] }: PartyPart): readonly string[] {
  const all = [...countries, ...nationalities, ...addresses.flatMap(({ country }) => country ?? [])]
  return [...new Set(all.map((code) => code.toLowerCase()))]
}
