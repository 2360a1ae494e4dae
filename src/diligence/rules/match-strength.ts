// What a name match is worth once the facts beside the name have spoken: the words of the verdict table.
import type { NameMatch, Resolved } from './evidence.ts'

/** Weightiest first. */
export const MATCH_STRENGTHS = ['confirmed', 'strong', 'alert', 'contradicted', 'ruled-out', 'none'] as const

/**
 * `confirmed`: strong, corroborated by identifier, birth date, country or the exact name of a company with its legal
 * form, and contradicted by none. `strong`, `alert`: by the name alone, or below strong. `contradicted`: a fact speaks
 * against a match that still scores. `ruled-out`: a fact brought it below every level. `none`: nobody has to look.
 */
export type MatchStrength = (typeof MATCH_STRENGTHS)[number]

export function matchStrength(match: NameMatch): MatchStrength {
  const facts = new Set([match.identifierAgree, match.dobAgree, match.countryAgree])
  const contradicted = facts.has(false)
  if (match.level === 'none') return contradicted ? 'ruled-out' : 'none'
  if (contradicted) return 'contradicted'
  if (match.level === 'alert') return 'alert'
  return facts.has(true) || match.exactWithLegalForm ? 'confirmed' : 'strong'
}

/** Negative when `a` weighs more than `b`. */
export const byStrength = (a: MatchStrength, b: MatchStrength): number =>
  MATCH_STRENGTHS.indexOf(a) - MATCH_STRENGTHS.indexOf(b)

/** What a record found by name may be used for: a record found by an identifier is `confirmed`. */
export const strengthOfFound = (match: NameMatch | undefined): MatchStrength =>
  match === undefined ? 'confirmed' : matchStrength(match)

/** Whether the record is taken to be about whoever was looked for: confirmed, or strong by name. */
export const isTaken = (match: NameMatch | undefined): boolean =>
  byStrength(strengthOfFound(match), 'strong') <= 0

/** What led to an entity, in words. */
export const IDENTIFIERS: Readonly<Record<Resolved['by'], string>> = {
  lei: 'LEI',
  cik: 'CIK',
  registration: 'register number',
  domain: 'domain',
  name: 'name',
}

/** An identifier led to it, and its name is clearly another than the subject's. */
export const isNamedOtherwise = ({ nameMatch }: Resolved): boolean => nameMatch?.level === 'none'

/** The second half of a statement: score and facts of a match. */
export function describeMatch(match: NameMatch): string {
  const facts = (
    [
      ['identifier', match.identifierAgree],
      ['birth date', match.dobAgree],
      ['country', match.countryAgree],
    ] as const
  ).flatMap(([fact, agree]) => (agree === null ? [] : [`the ${fact} ${agree ? 'agrees' : 'differs'}`]))
  const exact = match.exactWithLegalForm ? ['the name is exact with its legal form'] : []
  const all = [...facts, ...exact]
  const score = `score ${(match.score / 10_000).toFixed(4)}`
  return `${score}; ${all.length === 0 ? 'nothing but the name agrees or differs' : all.join(', ')}`
}
