// Screens a party against the open lists: its nearest records with score, probability, level and reasons.
import { decimal, explanation, type MatchExplanation } from '../names/explain/explanation.ts'
import { countryCode } from '../names/lexicon/country-code.ts'
import {
  inTotalOrder,
  type ListMatch,
  type Match,
  type Matcher,
  type Screen,
} from '../names/matcher/matcher.ts'
import type { ReadRecord } from '../names/parse/read-record.ts'
import type { EntityType } from '../names/parse/record.ts'

export const PARTY_TYPES = ['person', 'company', 'vessel'] as const
export type PartyType = (typeof PARTY_TYPES)[number]

export interface Party {
  readonly name: string
  readonly type?: PartyType
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly birthDate?: string
  /** Alpha-2 code, lower case. */
  readonly country?: string
  /** A country as written that no table knows: it was left out, and whoever asked is to be told. */
  readonly unknownCountry?: string
}

/** A party as it is typed or stands in a file: blank where nothing is known. */
export interface WrittenParty {
  readonly name: string
  readonly type?: string | undefined
  readonly birthDate?: string | undefined
  readonly country?: string | undefined
}

/** A party that cannot be screened as written, with what would be right. */
export class PartyUnreadable extends Error {}

/** Reads a party. Throws PartyUnreadable: what was not understood must not look like nothing found. */
export function readParty(written: WrittenParty): Party {
  const name = written.name.trim()
  if (!/[\p{L}\p{N}]/u.test(name))
    throw new PartyUnreadable(`the name "${name}" has no letter or digit that could be compared`)
  const type = (written.type ?? '').trim().toLowerCase()
  const known = PARTY_TYPES.find((each) => each === type)
  if (type !== '' && known === undefined)
    throw new PartyUnreadable(`the type "${type}" is none of ${PARTY_TYPES.join(', ')}`)
  const birthDate = (written.birthDate ?? '').trim()
  if (birthDate !== '' && !isBirthDate(birthDate))
    throw new PartyUnreadable(`the birth date "${birthDate}" is not YYYY, YYYY-MM or YYYY-MM-DD`)
  const place = (written.country ?? '').trim()
  const country = place === '' ? undefined : countryCode(place)
  return {
    name,
    ...(known !== undefined && { type: known }),
    ...(birthDate !== '' && { birthDate }),
    ...(country !== undefined && { country }),
    ...(place !== '' && country === undefined && { unknownCountry: place }),
  }
}

/** What to tell whoever asked; undefined when every field was understood. */
export const countryWarning = ({ unknownCountry }: Party): string | undefined =>
  unknownCountry === undefined
    ? undefined
    : `the country "${unknownCountry}" is not known and was left out; give its two-letter code, such as de`

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isBirthDate(text: string): boolean {
  const [, month, day] = /^\d{4}(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? ['', '00']
  if (month === undefined) return true
  const days = DAYS[Number(month) - 1]
  return days !== undefined && (day === undefined || (Number(day) >= 1 && Number(day) <= days))
}

export interface Finding {
  readonly rank: number
  readonly list: string
  readonly record_id: string
  readonly matched_name: string
  readonly score: number
  readonly probability: number
  readonly level: Match['level']
  readonly explanation: MatchExplanation
}

export interface ScreenOptions {
  /** At most so many findings. */
  readonly limit: number
  /** Least score, 0 to 1. At 0 nothing found is dropped by score. */
  readonly threshold: number
}

export const DEFAULTS: ScreenOptions = { limit: 10, threshold: 0 }

const TYPES: Readonly<Record<PartyType, EntityType>> = {
  person: 'person',
  company: 'organisation',
  vessel: 'vessel',
}

/** The findings of a party in the total order: score, probability, list, record id. */
export function screenParty(
  matcher: Matcher,
  screen: Screen,
  party: Party,
  { limit, threshold }: ScreenOptions = DEFAULTS,
): Finding[] {
  const best = new Map<string, ListMatch>()
  for (const query of readings(matcher, party))
    for (const match of screen.search(query, limit)) {
      const key = `${match.record.list} ${match.record.id}`
      const known = best.get(key)
      if (known === undefined || inTotalOrder(match, known) < 0) best.set(key, match)
    }
  return [...best.values()]
    .sort(inTotalOrder)
    .slice(0, limit)
    .filter(({ score }) => decimal(score) >= threshold)
    .map((match, at) => ({
      rank: at + 1,
      list: match.record.list,
      record_id: match.record.id,
      matched_name: match.detail.matched?.text ?? match.record.names[0]?.text ?? '',
      score: decimal(match.score),
      probability: decimal(match.probability),
      level: match.level,
      explanation: explanation(match),
    }))
}

export interface Compared {
  readonly match: Match
  readonly readAs: PartyType
}

/** Two names as the matcher sees them; without a type they are read as people and as firms, and the better way counts. */
export function compareNames(matcher: Matcher, a: string, b: string, type?: PartyType): Compared {
  const compared = (readAs: PartyType): Compared => ({
    match: matcher.compare(
      readAsType(matcher, { name: a }, TYPES[readAs]),
      readAsType(matcher, { name: b }, TYPES[readAs]),
    ),
    readAs,
  })
  if (type !== undefined) return compared(type)
  const [asPeople, asFirms] = [compared('person'), compared('company')]
  return asPeople.match.score >= asFirms.match.score ? asPeople : asFirms
}

/** A party of unknown type may be a person, whose name is read in another way than that of anything else. */
const readings = (matcher: Matcher, party: Party): ReadRecord[] =>
  (party.type === undefined ? (['person', 'unknown'] as const) : [TYPES[party.type]]).map((type) =>
    readAsType(matcher, party, type),
  )

const readAsType = (matcher: Matcher, { name, birthDate, country }: Party, type: EntityType): ReadRecord =>
  matcher.read({
    type,
    names: [{ text: name, kind: 'primary' }],
    birthDates: birthDate === undefined ? [] : [birthDate],
    countries: country === undefined ? [] : [country],
    identifiers: [],
  })
