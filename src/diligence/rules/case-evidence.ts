// What a decision about a match is bound to: the facts of the subject, of the listed party, and of the comparison. It follows from the
// records about the party alone. The weights of a comparison are not in it, because they depend on how many others bear a name.
import { matchFacts, type MatchEvidence, type MatchFacts } from '../../cases/rules/match-evidence.ts'
import { decisionOn } from '../../cases/rules/set-aside.ts'
import type { MatchDecision } from '../../contract/vocabulary/match-decision.ts'
import type { DateSpec } from '../../sources/model/record.ts'
import { isUnnamed } from './asked-subject.ts'
import { type Hit, recordsOfHit } from './best-found.ts'
import type { CitedRecord, Evidence, EvidenceMatch } from './evidence.ts'
import { factsOfParty, factsOfSubject, type IdentityFacts, mergedFacts } from './identity-facts.ts'
import { listingsOf } from './listings.ts'
import { selfOf } from './registry-status.ts'

/** What was decided about a hit of the subject itself, on the same evidence. */
export const decisionOnHit = (evidence: Evidence, hit: Hit): MatchDecision | undefined =>
  evidence.decisions === undefined ? undefined : decisionOn(evidence.decisions, caseEvidence(evidence, hit))

/** A sentence about a decision, for the statement of a finding. */
export const describeDecision = ({ state, at, by, case: id, setAside }: MatchDecision): string =>
  `${by.name} decided on ${at.slice(0, 10)} (case ${id}): ${DECISION_TEXTS[state]}${setAside ? ', so it counts for nothing' : ''}.`

const DECISION_TEXTS: Readonly<Record<MatchDecision['state'], string>> = {
  true_match: 'the subject is this party',
  false_positive: 'the subject is another party',
  closed: 'nothing remains to be done',
}

/** The evidence of a hit of the subject itself. */
export function caseEvidence(evidence: Evidence, hit: Hit): MatchEvidence {
  const records = recordsOfHit(hit)
  return {
    subject: subjectFacts(evidence, records),
    listed: listedFacts(records),
    comparison: comparisonFacts(hit),
  }
}

const keyOf = ({ sourceId, recordId }: CitedRecord): string => `${sourceId} ${recordId}`

function subjectFacts({ subject, screened }: Evidence, records: readonly CitedRecord[]): MatchFacts {
  const own = screened.filter(({ who }) => who.kind === 'subject')
  const keys = new Set(records.map(keyOf))
  const names = own.filter(({ record }) => keys.has(keyOf(record))).map(({ name }) => name)
  const facts = mergedFacts([factsOfSubject(subject), ...own.flatMap(({ asked }) => asked ?? [])])
  return matchFacts({
    names: [...(isUnnamed(subject) ? [] : [subject.name]), ...(subject.aliases ?? []), ...names],
    ...identityTexts(facts),
  })
}

function listedFacts(records: readonly CitedRecord[]): MatchFacts {
  const parties = records.flatMap((record) => selfOf(record) ?? [])
  const others = records
    .filter((record) => selfOf(record) === undefined)
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'party' ? [part] : [])))
  const listings = listingsOf(records)
  const inForce = listings.filter(({ active }) => active)
  return matchFacts({
    names: [...parties, ...others].flatMap(({ names }) => names.map(({ full }) => full)),
    ...identityTexts(mergedFacts(parties.map(factsOfParty))),
    records: records.map(keyOf),
    active: [listings.length === 0 || inForce.length > 0 ? 'yes' : 'no'],
    measures: (inForce.length > 0 ? inForce : listings).flatMap(({ measures }) =>
      measures.map(({ measure, source, authority }) => `${measure} ${source} ${authority}`),
    ),
  })
}

const identityTexts = (facts: IdentityFacts): Readonly<Record<string, readonly string[]>> => ({
  kind: facts.kind === 'unknown' ? [] : [facts.kind],
  births: facts.births.map(dateText),
  birth_places: facts.birthPlaces,
  nationalities: facts.nationalities,
  countries: facts.countries,
  numbers: facts.numbers.map(({ scheme, country = '', value }) => `${scheme} ${country} ${value}`),
  addresses: facts.addresses,
  father_names: facts.fatherNames,
  genders: facts.genders,
  founded: facts.founded.map(dateText),
  legal_forms: facts.legalForms,
})

const dateText = ({ value, from, to, circa, raw }: DateSpec): string => {
  const date = value ?? (from === undefined && to === undefined ? raw : `${from ?? ''} to ${to ?? ''}`)
  return circa === true ? `about ${date}` : date
}

function comparisonFacts({ match, standing }: Hit): MatchFacts {
  if (match?.identity === undefined) return matchFacts({ outcome: [standing], ...agreements(match) })
  const { outcome, rule, facts } = match.identity
  return matchFacts({
    outcome: [outcome],
    rule: [rule],
    ...Object.fromEntries(
      [...Map.groupBy(facts, ({ fact }) => fact)].map(([fact, all]) => [fact, all.map((one) => one.outcome)]),
    ),
  })
}

/** Of a record that says nothing of a party but its name. */
function agreements(match: EvidenceMatch | undefined): Readonly<Record<string, readonly string[]>> {
  const said = (agree: boolean | null | undefined): readonly string[] =>
    agree === null || agree === undefined ? [] : [agree ? 'agrees' : 'differs']
  return {
    birth_date: said(match?.dobAgree),
    country: said(match?.countryAgree),
    identifier: said(match?.identifierAgree),
  }
}
