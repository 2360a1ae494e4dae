// Rates a name match together with the other facts, in the terms of the verdict table.
import type { EvidenceMatch, Resolved } from './evidence.ts'
import { describeIdentity } from './describe-identity.ts'
import { AGAINST_FROM, ALERT_FROM, STRONG_FROM } from './evidence-weights.ts'
import type { IdentityEvidence } from './weigh-identity.ts'

/** Strongest first. */
export const MATCH_STRENGTHS = [
  'confirmed',
  'strong',
  'alert',
  'weak',
  'contradicted',
  'ruled-out',
  'none',
] as const

/**
 * `confirmed`: by a strong identifier, or by a name and a birth date that are rare together. `strong`, `alert`: possible, by
 * the weight of the evidence. `weak`: possible, and many others are. `contradicted`: possible, and a fact of weight speaks
 * against it. `ruled-out`: a fact excludes it. `none`: needs no review.
 */
export type MatchStrength = (typeof MATCH_STRENGTHS)[number]

export const matchStrength = (match: EvidenceMatch): MatchStrength =>
  match.identity === undefined ? nameStrength(match) : identityStrength(match.identity)

function identityStrength({ outcome, decibans, facts }: IdentityEvidence): MatchStrength {
  if (outcome === 'confirmed') return 'confirmed'
  if (outcome === 'dismissed') return 'ruled-out'
  const isContradicted = facts.some((fact) => -fact.decibans >= AGAINST_FROM)
  if (decibans >= STRONG_FROM && !isContradicted) return 'strong'
  if (decibans >= ALERT_FROM) return 'alert'
  return isContradicted ? 'contradicted' : 'weak'
}

/** Of a record that says nothing of a party but its name, or of a register: a country or a legal form never confirms. */
function nameStrength(match: EvidenceMatch): MatchStrength {
  const facts = new Set([match.identifierAgree, match.dobAgree, match.countryAgree])
  const contradicted = facts.has(false)
  if (match.level === 'none') return contradicted ? 'ruled-out' : 'none'
  if (contradicted) return 'contradicted'
  if (match.level === 'alert') return 'alert'
  return match.identifierAgree === true || match.dobAgree === true ? 'confirmed' : 'strong'
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
  if (match.identity !== undefined) return describeIdentity(match.identity)
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
