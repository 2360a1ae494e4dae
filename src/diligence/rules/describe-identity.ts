// Says in words what speaks for and against one party being another, and which question would settle it.
import { EVIDENCE_WEIGHTS, type WeightedFact } from './evidence-weights.ts'
import type { ComparedFact } from './compare-facts.ts'
import type { IdentityEvidence } from './weigh-identity.ts'

const RULES: Readonly<Record<IdentityEvidence['rule'], string>> = {
  identifier: 'confirmed by an identifier',
  name_and_birth_date: 'confirmed by a rare name and the full birth date',
  name_and_address: 'confirmed by a rare name and the address',
  other_identifier: 'dismissed, another identifier of one issuer',
  other_birth_date: 'dismissed, another full birth date of a common name',
  not_settled: 'possible',
}

/** `possible, weight of evidence 22: name +57, full birth date -35 (1988-12-24 and 1971-07-25); ask for its passport`. */
export function describeIdentity({ rule, decibans, name, facts, askFor }: IdentityEvidence): string {
  const said = [`name ${signed(name.decibans)}`, ...facts.map(factText)].join(', ')
  const question = askFor === undefined ? '' : `; ask for the ${titleOf(askFor)}`
  return `${RULES[rule]}, weight of evidence ${decibans}: ${said}${question}`
}

const factText = ({ fact, outcome, decibans, asked, listed }: ComparedFact): string => {
  const values = asked === listed ? asked : `${asked} and ${listed}`
  return `${titleOf(fact)} ${outcome} ${signed(decibans)} (${values})`
}

/** Of a fact within a sentence: `full birth date`, `LEI`. */
export const titleOf = (fact: WeightedFact): string => {
  const { title } = EVIDENCE_WEIGHTS[fact]
  return /^\p{Lu}{2}|^D-U/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

const signed = (decibans: number): string => (decibans < 0 ? String(decibans) : `+${decibans}`)
