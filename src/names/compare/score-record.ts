// The score of a query against a record: its best pair of names, then birth date, country and identifiers.
import type { Identifier, NameKind } from '../parse/record.ts'
import type { ReadName } from '../parse/read-name.ts'
import type { ReadRecord } from '../parse/read-record.ts'
import { exactnessOf } from './exactness.ts'
import { evidence } from './penalties.ts'
import { type NameScore, scoreNames } from './score-name.ts'
import { FACTS } from './weights.ts'

export type FactRule =
  | 'weak-alias'
  | 'birth-date-agrees'
  | 'birth-date-differs'
  | 'birth-year-differs'
  | 'country-agrees'
  | 'country-differs'
  | 'gender-differs'
  | 'parts-swapped'
  | 'identifier-agrees'
  | 'identifier-differs'

/** A fact other than the name that changed the score. */
export interface FactEffect {
  readonly rule: FactRule
  /** Ten-thousandths added to the score; negative when taken. */
  readonly effect: number
  readonly detail: string
  /** For identifiers: the content of `detail` as values. */
  readonly parameters?: { readonly scheme: string; readonly values: readonly string[] }
}

export interface RecordScore {
  /** Ten-thousandths, 0 to 10,000. */
  readonly score: number
  readonly query: string
  readonly matched: { readonly text: string; readonly kind: NameKind } | undefined
  readonly name: NameScore | undefined
  readonly facts: readonly FactEffect[]
}

const sameType = (a: ReadRecord, b: ReadRecord): boolean =>
  a.type === b.type || a.type === 'unknown' || b.type === 'unknown'

interface NamePair {
  readonly name: NameScore
  readonly a: ReadRecord['names'][number]
  readonly b: ReadRecord['names'][number]
}

/** Of names with equal scores, the pair whose matched words weigh more, then the more exact one, whatever the order of the names. */
function isTellingMore(one: NamePair, other: NamePair): boolean {
  const more = evidence(one.name) - evidence(other.name)
  if (more !== 0) return more > 0
  const exactness = ({ name, a, b }: NamePair): number => exactnessOf(name, a.text, b.text)
  return exactness(one) > exactness(other)
}

export type ScoreNames = (a: ReadName, b: ReadName) => NameScore

/** Symmetric: which side is the query changes the words of the answer, never its numbers. */
export function scoreRecords(
  query: ReadRecord,
  listed: ReadRecord,
  scored: ScoreNames = scoreNames,
): RecordScore {
  if (!sameType(query, listed)) return { score: 0, query: '', matched: undefined, name: undefined, facts: [] }
  let best: (NamePair & { readonly score: number }) | undefined
  for (const a of query.names)
    for (const b of listed.names) {
      const name = scored(a, b)
      const weak = a.kind === 'weak' || b.kind === 'weak'
      const score = weak ? Math.floor((name.score * FACTS.weakAliasPercent) / 100) : name.score
      const pair = { score, name, a, b }
      if (best === undefined || score > best.score || (score === best.score && isTellingMore(pair, best)))
        best = pair
    }
  const facts: FactEffect[] = []
  let score = best?.score ?? 0
  if (best !== undefined && score < best.name.score)
    facts.push({ rule: 'weak-alias', effect: score - best.name.score, detail: best.b.text })
  for (const fact of [...comparePersons(query, listed), ...compareCountries(query, listed)]) {
    const effect = fact.effect > 0 ? Math.floor((fact.effect * (10_000 - score)) / 10_000) : fact.effect
    if (score === 0 || effect === 0) continue
    facts.push({ ...fact, effect })
    score = Math.max(0, score + effect)
  }
  for (const fact of compareIdentifiers(query.identifiers, listed.identifiers)) {
    const target =
      fact.rule === 'identifier-agrees' ? Math.max(score, fact.effect) : Math.min(score, fact.effect)
    if (target === score) continue
    facts.push({ ...fact, effect: target - score })
    score = target
  }
  return {
    score,
    query: best?.a.text ?? '',
    matched: best === undefined ? undefined : { text: best.b.text, kind: best.b.kind },
    name: best?.name,
    facts,
  }
}

function comparePersons(a: ReadRecord, b: ReadRecord): FactEffect[] {
  const effects: FactEffect[] = []
  if (a.birthDates.length > 0 && b.birthDates.length > 0) {
    const detail = `${a.birthDates.join(', ')} and ${b.birthDates.join(', ')}`
    const years = (dates: readonly string[]): number[] => dates.map((date) => Number(date.slice(0, 4)))
    const agrees = a.birthDates.some((x) => b.birthDates.some((y) => x.startsWith(y) || y.startsWith(x)))
    const near = years(a.birthDates).some((x) => years(b.birthDates).some((y) => Math.abs(x - y) <= 1))
    const swapped = a.birthDates.some((x) => b.birthDates.some((y) => oneSlip(x, y)))
    if (agrees) effects.push({ rule: 'birth-date-agrees', effect: FACTS.birthDateAgrees, detail })
    else if (near || swapped)
      effects.push({ rule: 'birth-date-differs', effect: -FACTS.birthDateDiffers, detail })
    else effects.push({ rule: 'birth-year-differs', effect: -FACTS.birthYearDiffers, detail })
  }
  if (a.gender !== '' && b.gender !== '' && a.gender !== b.gender)
    effects.push({
      rule: 'gender-differs',
      effect: -FACTS.genderDiffers,
      detail: `${a.gender} and ${b.gender}`,
    })
  if (swappedParts(a, b))
    effects.push({
      rule: 'parts-swapped',
      effect: -FACTS.partsSwapped,
      detail: 'given and family name change places',
    })
  return effects
}

/** Day and month exchanged, or one digit of the date wrong: a typing error. */
function oneSlip(x: string, y: string): boolean {
  if (x.length !== 10 || y.length !== 10) return false
  if (Math.abs(Number(x.slice(0, 4)) - Number(y.slice(0, 4))) >= 10) return false
  if (x.slice(0, 4) === y.slice(0, 4) && x.slice(5, 7) === y.slice(8) && x.slice(8) === y.slice(5, 7))
    return true
  let different = 0
  for (let i = 0; i < 10; i++) if (x[i] !== y[i]) different++
  return different === 1
}

function swappedParts(a: ReadRecord, b: ReadRecord): boolean {
  const meet = (x: readonly string[], y: readonly string[]): boolean => x.some((part) => y.includes(part))
  if (a.given.length === 0 || a.family.length === 0 || b.given.length === 0 || b.family.length === 0)
    return false
  return (
    !meet(a.given, b.given) &&
    !meet(a.family, b.family) &&
    (meet(a.given, b.family) || meet(a.family, b.given))
  )
}

function compareCountries(a: ReadRecord, b: ReadRecord): FactEffect[] {
  if (a.countries.length === 0 || b.countries.length === 0) return []
  const detail = `${a.countries.join(', ')} and ${b.countries.join(', ')}`
  return a.countries.some((country) => b.countries.includes(country))
    ? [{ rule: 'country-agrees', effect: FACTS.countryAgrees, detail }]
    : [{ rule: 'country-differs', effect: -FACTS.countryDiffers, detail }]
}

/** Kinds of which an entity usually has one, and the highest score if they differ. */
const ONE_EACH = new Map([
  ['lei', FACTS.otherIdentifier],
  ['imo', FACTS.otherIdentifier],
  ['registration', FACTS.otherRegistration],
  ['tax', FACTS.otherRegistration],
])
/** Kinds whose value belongs to one entity only. */
const UNIQUE = new Set(['lei', 'imo'])
/** Issued once worldwide: a country beside them says nothing about the number. */
const WORLDWIDE = new Set(['lei', 'imo', 'bic', 'isin', 'mmsi', 'duns', 'crypto'])
/** Numbers of an unknown register: two equal numbers may come from two registers. */
const UNPLACED = 'number'
const SHORTEST_IDENTIFIER = 7
/** Two registers may have issued the same short number. */
const SHORTEST_ACROSS_KINDS = 8

/** Not a word such as UNKNOWN, not 999999, and long enough that two parties do not share it by chance. */
const identifies = ({ kind, value }: Identifier): boolean =>
  kind === 'bic' || (value.length >= SHORTEST_IDENTIFIER && /\d/.test(value) && !/^(.)\1+$/.test(value))

/** Two countries give the same number to two parties. */
const isAbroad = (x: Identifier, y: Identifier): boolean =>
  x.country !== undefined &&
  y.country !== undefined &&
  x.country !== y.country &&
  !WORLDWIDE.has(x.kind) &&
  !WORLDWIDE.has(y.kind)

/** A country has several registers, with numbers of different lengths: numbers of two registers say nothing of each other. */
const isOfOneRegister = (x: Identifier, y: Identifier): boolean =>
  WORLDWIDE.has(x.kind) ||
  (x.country === y.country && (x.country === undefined || x.value.length === y.value.length))

function compareIdentifiers(a: readonly Identifier[], b: readonly Identifier[]): FactEffect[] {
  let best: FactEffect | undefined
  for (const x of a)
    for (const y of b) {
      if (x.value !== y.value || isAbroad(x, y) || !(identifies(x) || identifies(y))) continue
      if (x.kind !== y.kind && x.value.length < SHORTEST_ACROSS_KINDS) continue
      const effect =
        UNIQUE.has(x.kind) || UNIQUE.has(y.kind)
          ? FACTS.uniqueIdentifier
          : x.kind === y.kind && x.kind !== UNPLACED
            ? FACTS.sameIdentifier
            : FACTS.sameValue
      if (best === undefined || effect > best.effect)
        best = {
          rule: 'identifier-agrees',
          effect,
          detail: `${y.kind} ${y.value}`,
          parameters: { scheme: y.kind, values: [y.value] },
        }
    }
  if (best !== undefined) return [best]
  for (const [kind, most] of ONE_EACH) {
    const pairs = a
      .filter((x) => x.kind === kind)
      .flatMap((x) => b.filter((y) => y.kind === kind && isOfOneRegister(x, y)).map((y) => ({ x, y })))
    if (pairs.length === 0 || pairs.some(({ x, y }) => x.value === y.value)) continue
    const valuesOf = (side: 'x' | 'y'): string =>
      [...new Set(pairs.map((pair) => pair[side].value))].join(', ')
    const values = [valuesOf('x'), valuesOf('y')]
    const detail = `${kind} ${values.join(' and ')}`
    return [{ rule: 'identifier-differs', effect: most, detail, parameters: { scheme: kind, values } }]
  }
  return []
}
