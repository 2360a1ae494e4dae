// Whether a party asked for is a listed party: the evidence for and against, its sum, and what it allows to say.
import { type ComparedFact, compareFacts, type Holders } from './compare-facts.ts'
import {
  AGAINST_FROM,
  COMMON_BELOW,
  CONFIRMED_FROM,
  EVIDENCE_WEIGHTS,
  RARE_FROM,
  type WeightedFact,
} from './evidence-weights.ts'
import type { IdentityFacts } from './identity-facts.ts'

/** What the names of the two parties say. */
export interface NameEvidence {
  readonly asked: string
  readonly listed: string
  /** Weight of what agrees, less what differs: see `nameWeight`. */
  readonly decibans: number
  /** How rare the name is, whether or not it is written alike. */
  readonly rarity: number
  /** Written alike, but for the order of the words, accents and punctuation. */
  readonly isExact: boolean
}

export interface IdentityEvidence {
  readonly outcome: 'confirmed' | 'possible' | 'dismissed'
  /** Sum of the weights. */
  readonly decibans: number
  /** The rule that decided. */
  readonly rule:
    | 'identifier'
    | 'name_and_birth_date'
    | 'name_and_address'
    | 'other_identifier'
    | 'other_birth_date'
    | 'not_settled'
  readonly name: NameEvidence
  /** The weightiest first. */
  readonly facts: readonly ComparedFact[]
  /** The fact that would settle a possible match. */
  readonly askFor?: WeightedFact
}

/** Score of two names, in ten-thousandths, at and below which they share nothing of weight. */
const UNLIKE = 6_000
const WHOLE = 10_000

/**
 * A name weighs as much as it is rare; one that is written differently loses the more, the less alike it is. Names of people
 * lose faster: many share a part of one, while a company chooses its name to be told apart.
 */
export function nameWeight(rarity: number, score: number, isPerson: boolean): number {
  const likeness = Math.max(0, score - UNLIKE) / (WHOLE - UNLIKE)
  return Math.round(rarity * likeness * (isPerson ? likeness : 1))
}

/** From this score a name is taken to be written alike. */
export const EXACT_FROM = 9_700

export function weighIdentity(
  asked: IdentityFacts,
  listed: IdentityFacts,
  name: NameEvidence,
  holders: Holders,
): IdentityEvidence {
  const facts = compareFacts(asked, listed, holders).toSorted(
    (a, b) => Math.abs(b.decibans) - Math.abs(a.decibans),
  )
  const decibans = facts.reduce((sum, fact) => sum + fact.decibans, name.decibans)
  const { outcome, rule } = decide(asked, name, facts)
  const askFor = outcome === 'possible' ? settlingFact(asked, listed, facts) : undefined
  return { outcome, decibans, rule, name, facts, ...(askFor !== undefined && { askFor }) }
}

type Decision = Pick<IdentityEvidence, 'outcome' | 'rule'>

function decide(asked: IdentityFacts, name: NameEvidence, facts: readonly ComparedFact[]): Decision {
  const agrees = (fact: WeightedFact): boolean =>
    facts.some((one) => one.fact === fact && one.outcome === 'agrees')
  if (facts.some(({ isStrong }) => isStrong)) return { outcome: 'confirmed', rule: 'identifier' }
  // why with the name: of the parties that share the number, the name says which is meant
  if (agrees('number_shared') && name.isExact && name.decibans >= COMMON_BELOW)
    return { outcome: 'confirmed', rule: 'identifier' }
  const excluding = facts.filter(({ excludes }) => excludes === true)
  if (excluding.some(({ fact }) => fact !== 'birth_date'))
    return { outcome: 'dismissed', rule: 'other_identifier' }
  if (excluding.length > 0 && name.rarity < COMMON_BELOW)
    return { outcome: 'dismissed', rule: 'other_birth_date' }
  const isContradicted = facts.some((one) => -one.decibans >= AGAINST_FROM)
  if (isContradicted) return { outcome: 'possible', rule: 'not_settled' }
  if (agrees('birth_date') && name.decibans + EVIDENCE_WEIGHTS.birth_date.agrees >= CONFIRMED_FROM)
    return { outcome: 'confirmed', rule: 'name_and_birth_date' }
  if (asked.kind !== 'person' && agrees('address') && name.isExact && name.decibans >= RARE_FROM)
    return { outcome: 'confirmed', rule: 'name_and_address' }
  return { outcome: 'possible', rule: 'not_settled' }
}

/** What to ask of each kind of party, the most decisive first that can be obtained. */
const QUESTIONS: Readonly<Record<'person' | 'vessel' | 'other', readonly WeightedFact[]>> = {
  person: ['birth_date', 'national-id', 'passport', 'tax-id', 'birth_place', 'nationality'],
  vessel: ['imo', 'country'],
  other: ['registration', 'lei', 'tax-id', 'bic', 'domain', 'imo', 'address', 'country'],
}

/** A fact that the list gives and the other side does not; else the first that neither gives. */
function settlingFact(
  asked: IdentityFacts,
  listed: IdentityFacts,
  facts: readonly ComparedFact[],
): WeightedFact | undefined {
  const kinds = new Set([listed.kind, asked.kind])
  const kind = kinds.has('person') ? 'person' : kinds.has('vessel') ? 'vessel' : 'other'
  const open = QUESTIONS[kind].filter(
    (fact) => !isGiven(asked, fact) && !facts.some((one) => one.fact === fact),
  )
  return open.find((fact) => isGiven(listed, fact)) ?? open[0]
}

function isGiven(party: IdentityFacts, fact: WeightedFact): boolean {
  if (fact === 'birth_date') return party.births.some(({ value }) => value?.length === 10)
  if (fact === 'birth_place') return party.birthPlaces.length > 0
  if (fact === 'nationality') return party.nationalities.length > 0
  if (fact === 'country') return party.countries.length > 0
  if (fact === 'address') return party.addresses.length > 0
  return party.numbers.some(({ scheme }) => scheme === fact)
}
