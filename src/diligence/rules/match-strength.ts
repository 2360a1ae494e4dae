// Rates a name match together with the other facts, in the terms of the verdict table.
import type { EvidenceMatch, Resolved } from './evidence.ts'

/** Strongest first. */
export const MATCH_STRENGTHS = ['confirmed', 'strong', 'alert', 'contradicted', 'ruled-out', 'none'] as const

/**
 * `confirmed`: strong, corroborated by identifier, birth date, country or the exact name of a company with its legal
 * form, and contradicted by none. `strong`, `alert`: by the name alone, or below strong. `contradicted`: a fact
 * contradicts a match that still scores. `ruled-out`: a fact lowered it below every level. `none`: needs no review.
 */
export type MatchStrength = (typeof MATCH_STRENGTHS)[number]

export function matchStrength(match: EvidenceMatch): MatchStrength {
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

/** The strength of a record found by name; a record found by an identifier is `confirmed`. */
export const strengthOfFound = (match: EvidenceMatch | undefined): MatchStrength =>
  match === undefined ? 'confirmed' : matchStrength(match)

/** Whether the record counts as about the queried party: confirmed, or strong by name. */
export const isTaken = (match: EvidenceMatch | undefined): boolean =>
  byStrength(strengthOfFound(match), 'strong') <= 0

/** What led to an entity, in words. */
export const IDENTIFIERS: Readonly<Record<Resolved['by'], string>> = {
  lei: 'LEI',
  cik: 'CIK',
  registration: 'register number',
  domain: 'domain',
  name: 'name',
}

/** An identifier led to the entity, and its name clearly differs from the subject's. */
export const isNamedOtherwise = ({ nameMatch }: Resolved): boolean => nameMatch?.level === 'none'

/** The second half of a statement: score and facts of a match. */
export function describeMatch(match: EvidenceMatch): string {
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
