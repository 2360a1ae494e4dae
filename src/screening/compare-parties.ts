// Compares a query party with a party on record: their names, and the facts beside the names.
import type { JsonValue } from '../base/json.ts'
import { ALERT, type Level } from '../names/calibrate/levels.ts'
import { explanation } from '../names/explain/explanation.ts'
import type { Match, Matcher } from '../names/matcher/matcher.ts'
import { type NameRarity, rarityOf } from '../names/rarity/name-rarity.ts'
import type { WordBearers } from '../names/rarity/word-bearers.ts'
import type { Token } from '../names/token/token.ts'
import type { PartyName } from '../sources/model/record.ts'
import { oneLine, type Party } from './party/listed-party.ts'

/** One way to read a party, compared with a party on record. */
export interface Comparison {
  readonly query: Party
  readonly listed: Party
  readonly match: Match
}

/** How two parties compare, with the facts beside their names. */
export interface PartyMatch {
  readonly query: string
  readonly matchedName: string
  readonly nameKind: string
  readonly quality: string
  /** Ten-thousandths. */
  readonly score: number
  /** Ten-thousandths. */
  readonly probability: number
  /** Follows the score alone. */
  readonly level: Level
  /** Null when one side does not say. */
  readonly dobAgree: boolean | null
  readonly countryAgree: boolean | null
  readonly identifierAgree: boolean | null
  /** The exact name of a company, legal form included. */
  readonly exactWithLegalForm: boolean
  /** The score of the two names alone, before any other fact, in ten-thousandths. */
  readonly nameScore?: number
  /** How rare what the names share is among the listed parties; absent where no lists were searched. */
  readonly rarity?: NameRarity
  /** Part by part, for people to read. */
  readonly aligned: JsonValue
}

/** Whether `a` is better than `b`: by score, then by probability. */
export const isBetter = (
  a: Pick<Match, 'score' | 'probability'>,
  b: Pick<Match, 'score' | 'probability'>,
): boolean => a.score > b.score || (a.score === b.score && a.probability > b.probability)

/** The best comparison of several readings of one party; undefined if there is nothing to compare. */
export function bestComparison(
  matcher: Matcher,
  queries: readonly Party[],
  listed: Party,
): Comparison | undefined {
  return queries
    .map((query) => ({ query, listed, match: matcher.compare(matcher.read(query), matcher.read(listed)) }))
    .reduce<Comparison | undefined>(
      (best, next) => (best === undefined || isBetter(next.match, best.match) ? next : best),
      undefined,
    )
}

/** `names` are those of the party on record. They give the kind and quality of the matched name. */
export function partyMatch(
  matcher: Matcher,
  { query, listed, match }: Comparison,
  names: readonly PartyName[],
  bearers?: WordBearers,
): PartyMatch {
  const { score, probability, level, detail } = match
  const matched = detail.matched?.text ?? listed.names[0]?.text ?? ''
  const name = names.find(({ full }) => oneLine(full) === matched)
  const { parts, unmatched, beside, losses, facts } = explanation(match)
  return {
    query: detail.query === '' ? (query.names[0]?.text ?? '') : detail.query,
    matchedName: matched,
    nameKind: name?.kind ?? detail.matched?.kind ?? 'primary',
    quality: name?.quality ?? 'unknown',
    score,
    probability,
    level,
    dobAgree: datesAgree(query.birthDates, listed.birthDates),
    countryAgree: countriesAgree(query.countries, listed.countries),
    identifierAgree: identifiersAgree(matcher, query, listed, match),
    exactWithLegalForm: isExactWithLegalForm(match),
    ...(bearers !== undefined && nameAmong(bearers, query, listed, match)),
    aligned: { parts, unmatched, beside, losses, facts } as unknown as JsonValue,
  }
}

function nameAmong(
  bearers: WordBearers,
  query: Party,
  listed: Party,
  { detail: { name, facts } }: Match,
): Pick<PartyMatch, 'nameScore' | 'rarity'> {
  if (name === undefined) return { nameScore: 0, rarity: { decibans: 0, words: [] } }
  const isPerson = query.type === 'person' || listed.type === 'person'
  const weak = facts.find(({ rule }) => rule === 'weak-alias')?.effect ?? 0
  return { nameScore: name.score + weak, rarity: rarityOf(name, bearers, isPerson ? 'person' : 'other') }
}

/** Whether a match is reported: it is an alert, or its names would be one without a fact that differs. */
export function isWorthTelling({ detail, level }: Match, facts: PartyMatch): boolean {
  if (level !== 'none') return true
  const weak = detail.facts.find(({ rule }) => rule === 'weak-alias')?.effect ?? 0
  const differs = [facts.dobAgree, facts.countryAgree, facts.identifierAgree].includes(false)
  return differs && (detail.name?.score ?? 0) + weak >= ALERT
}

// why not from the facts of the match: they omit a fact that changes no score because the names agree in full

function datesAgree(a: readonly string[], b: readonly string[]): boolean | null {
  if (a.length === 0 || b.length === 0) return null
  return a.some((x) => b.some((y) => x.startsWith(y) || y.startsWith(x)))
}

function countriesAgree(a: readonly string[], b: readonly string[]): boolean | null {
  if (a.length === 0 || b.length === 0) return null
  return a.some((country) => b.includes(country))
}

function identifiersAgree(matcher: Matcher, query: Party, listed: Party, match: Match): boolean | null {
  if (query.identifiers.length === 0 || listed.identifiers.length === 0) return null
  const alone = (party: Party): Party => ({ ...party, names: [] })
  const agree = matcher.compare(matcher.read(alone(query)), matcher.read(alone(listed))).score > 0
  if (agree) return true
  return match.detail.facts.some(({ rule }) => rule === 'identifier-differs') ? false : null
}

function isExactWithLegalForm({ detail: { name, query, matched } }: Match): boolean {
  if (name === undefined || matched === undefined) return false
  const hasForm = ({ tokens }: { readonly tokens: readonly Token[] }): boolean =>
    tokens.some(({ role }) => role === 'legal')
  return hasForm(name.left) && hasForm(name.right) && plain(query) === plain(matched.text)
}

/** Without case and punctuation; `S.A.` is `SA`. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[.'’]/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
