// What of a listed party is compared when names are screened: the matcher's record of a source record.
import type { NameRecord } from '../../names/parse/record.ts'
import type { PartyIdentifier, PartyName, PartyPart, SourceRecord } from '../model/record.ts'
import { birthDatesIn } from './birth-dates.ts'
import { identifierKind } from './identifier.ts'
import { distinct, onOneLine } from './record-parts.ts'

type NameKind = NameRecord['names'][number]['kind']

const TYPES: Readonly<Record<PartyPart['partyKind'], NameRecord['type']>> = {
  person: 'person',
  organization: 'organisation',
  vessel: 'vessel',
  aircraft: 'unknown',
  unknown: 'unknown',
}
/** They name the entry of a list, not the party. */
const REFERENCES: ReadonlySet<PartyIdentifier['scheme']> = new Set(['ofac', 'un-ref', 'eu-ref'])

/** The main party of a record as names are compared with it; undefined where the record has none, or no name. */
export function listedNames(list: string, { recordId, parts }: SourceRecord): NameRecord | undefined {
  const party = parts.find((part) => part.kind === 'party' && part.ref === 'self')
  if (party?.kind !== 'party') return undefined
  const names = distinct(
    party.names
      .map((name) => ({ text: onOneLine(name.full), kind: kindOf(name) }))
      .filter(({ text }) => text !== ''),
    ({ text }) => text,
  )
  if (names.length === 0) return undefined
  const identifiers = (party.identifiers ?? []).filter(({ scheme }) => !REFERENCES.has(scheme))
  return {
    list,
    id: recordId,
    type: TYPES[party.partyKind],
    names,
    birthDates: [...new Set((party.births ?? []).flatMap(birthDatesIn))],
    countries: countriesOf(party),
    identifiers: distinct(
      identifiers.map((identifier) => ({ kind: identifierKind(identifier), value: identifier.value })),
      ({ kind, value }) => `${kind} ${value}`,
    ),
  }
}

/** A former name that is weak, too, is a former one. */
function kindOf({ kind, quality }: PartyName): NameKind {
  if (kind === 'primary') return 'primary'
  if (kind === 'previous') return 'former'
  return quality === 'weak' ? 'weak' : 'alias'
}

function countriesOf({ countries = [], nationalities = [], addresses = [] }: PartyPart): readonly string[] {
  const all = [...countries, ...nationalities, ...addresses.flatMap(({ country }) => country ?? [])]
  return [...new Set(all.map((code) => code.toLowerCase()))]
}
