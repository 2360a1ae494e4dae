// Screens a party from a command or a file: finds its records in an index of lists, with score, probability, level and
// reasons.
import { decimal, explanation, type MatchExplanation } from '../names/explain/explanation.ts'
import { countryInAnyLanguage } from '../names/lexicon/country-code.ts'
import type { Comparison } from './compare-parties.ts'
import { PARTY_TYPES, type PartyType, queriesFor } from './party/asked-party.ts'
import type { ScreenedHit, Screener } from './screener.ts'
import type { WatchIndex, WatchList } from './watch-lists/watch-index.ts'

export interface TypedParty {
  readonly name: string
  readonly type?: PartyType
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly birthDate?: string
  /** Alpha-2 code, lower case. */
  readonly country?: string
  /** A country that no table knows, as it was written. It was left out, and the user must see a warning. */
  readonly unknownCountry?: string
}

/** A party as it is typed or written in a file; blank where nothing is known. */
export interface WrittenParty {
  readonly name: string
  readonly type?: string | undefined
  readonly birthDate?: string | undefined
  readonly country?: string | undefined
}

/** A party that cannot be screened as written. The message says what is wrong. */
export class PartyUnreadable extends Error {}

/** Reads a party. Throws PartyUnreadable: what was not understood must not look like nothing found. */
export function readParty(written: WrittenParty): TypedParty {
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
  const country = place === '' ? undefined : countryInAnyLanguage(place)
  return {
    name,
    ...(known !== undefined && { type: known }),
    ...(birthDate !== '' && { birthDate }),
    ...(country !== undefined && { country }),
    ...(place !== '' && country === undefined && { unknownCountry: place }),
  }
}

/** The warning for the user; undefined if every field was understood. */
export const countryWarning = ({ unknownCountry }: TypedParty): string | undefined =>
  unknownCountry === undefined
    ? undefined
    : `the country "${unknownCountry}" is not known and was left out; give its two-letter code, such as de`

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, with a month and a day that exist. */
export function isBirthDate(text: string): boolean {
  const [, month, day] = /^\d{4}(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? ['', '00']
  if (month === undefined) return true
  const days = DAYS[Number(month) - 1]
  return days !== undefined && (day === undefined || (Number(day) >= 1 && Number(day) <= days))
}

export interface ScreeningFinding {
  readonly rank: number
  readonly list: string
  readonly record_id: string
  readonly matched_name: string
  readonly score: number
  readonly probability: number
  readonly level: ScreenedHit['match']['level']
  readonly explanation: MatchExplanation
}

export interface ScreenOptions {
  /** At most this many findings; all of them by default. */
  readonly limit?: number
  /** The least score, 0 to 1, in place of the rule for what is reported. At 0, no near record is dropped by its score. */
  readonly threshold?: number
}

const WHOLE = 10_000

/** The findings of a party in the total order: score, probability, list, record id. */
export async function screenParty<L extends WatchList>(
  screener: Screener,
  index: WatchIndex<L>,
  party: TypedParty,
  { limit, threshold }: ScreenOptions = {},
): Promise<ScreeningFinding[]> {
  const hits = await screener.screen(index, queriesOf(party), {
    limit,
    threshold: threshold === undefined ? undefined : threshold * WHOLE,
  })
  return hits.map(({ stored, match, compared }, at) => ({
    rank: at + 1,
    list: stored.sourceId,
    record_id: stored.recordId,
    matched_name: match.matchedName,
    score: decimal(match.score),
    probability: decimal(match.probability),
    level: match.level,
    explanation: explanation(compared),
  }))
}

export interface Compared {
  readonly match: Comparison['match']
  readonly readAs: PartyType
}

/** Compares two names as screening does: reads both in each way their type allows, and takes the better way. */
export function compareNames(screener: Screener, a: string, b: string, type?: PartyType): Compared {
  const [as, bs] = [a, b].map((name) => queriesOf({ name, ...(type && { type }) })) as [Queries, Queries]
  const compared = bs.flatMap((listed, at) => screener.compare(as.slice(at, at + 1), listed) ?? [])
  const best = compared.reduce((one, other) => (other.match.score > one.match.score ? other : one))
  return { match: best.match, readAs: type ?? (best.query.type === 'person' ? 'person' : 'company') }
}

type Queries = ReturnType<typeof queriesFor>

const queriesOf = ({ name, type, birthDate, country }: TypedParty): Queries =>
  queriesFor({
    names: [name],
    ...(type !== undefined && { type }),
    ...(birthDate !== undefined && { birthDate }),
    ...(country !== undefined && { country }),
  })
