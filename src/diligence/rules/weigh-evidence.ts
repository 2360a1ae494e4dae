// Weighs every match of a run: one identity for each listed party, whatever number of lists and names it was found by.
import type { CitedRecord, Evidence, EvidenceMatch, Screened } from './evidence.ts'
import { selfOf } from './registry-status.ts'
import { personKey } from './same-person.ts'
import { numbersAgree } from '../../sources/model/party-numbers.ts'
import type { Holders } from './compare-facts.ts'
import { factsOfParty, factsOfSubject, mergedFacts } from './identity-facts.ts'
import { countNamesakes } from './count-namesakes.ts'
import { partyGroups } from './party-groups.ts'
import { EXACT_FROM, type NameEvidence, nameWeight, weighIdentity } from './weigh-identity.ts'

/** A group of parties that share the name, among all parties of their kind: within one country ten times as common. */
const CULTURES = 10
/** Listed people in the usual lists, each counted once. */
const LISTED = 10_000

/** The evidence, with the identity of each screened match. */
export function weighEvidence(evidence: Evidence): Evidence {
  const byWho = Map.groupBy(evidence.screened, ({ who, name }) =>
    who.kind === 'subject' ? '' : `${who.kind} ${personKey(name)}`,
  )
  return { ...evidence, screened: [...byWho.values()].flatMap((screened) => weighParty(evidence, screened)) }
}

/** The matches of one party that was looked up. */
function weighParty({ subject }: Evidence, screened: readonly Screened[]): readonly Screened[] {
  const groups = partyGroups(screened.map(({ record }) => record))
  const groupOf = ({ record }: Screened): string => {
    const key = `${record.sourceId} ${record.recordId}`
    return groups.get(key) ?? key
  }
  const parties = Map.groupBy(screened.filter(hasParty), groupOf)
  const factsOf = (group: readonly Screened[]) =>
    mergedFacts(
      distinctRecords(group)
        .flatMap((record) => partiesOf(record, group))
        .map(factsOfParty),
    )
  const listed = new Map([...parties].map(([key, group]) => [key, factsOf(group)]))
  const holders: Holders = (number) =>
    [...listed.values()].filter(({ numbers }) =>
      numbers.some((one) => numbersAgree(one, number) !== undefined),
    ).length
  const namesakes = countNamesakes(
    [...parties].flatMap(([key, group]) =>
      group.some(({ match }) => isNamesake(match))
        ? [{ key, lists: group.map(({ record }) => record.sourceId), births: listed.get(key)?.births ?? [] }]
        : [],
    ),
  )
  const asked = mergedFacts(
    screened.map(
      ({ asked: facts, who }) =>
        facts ?? (who.kind === 'subject' ? factsOfSubject(subject) : mergedFacts([])),
    ),
  )
  return screened.map((one) => {
    const facts = listed.get(groupOf(one))
    const group = parties.get(groupOf(one)) ?? []
    if (facts === undefined || !hasParty(one)) return one
    const identity = weighIdentity(asked, facts, bestName(group, namesakes, facts.kind === 'person'), holders)
    return { ...one, match: { ...one.match, identity } }
  })
}

/** A case of a watch list names parties and says nothing else of them. */
const hasParty = ({ record, match }: Screened): boolean =>
  match.rarity !== undefined && record.parts.some(({ kind }) => kind === 'party')

const distinctRecords = (group: readonly Screened[]): readonly CitedRecord[] => [
  ...new Map(group.map(({ record }) => [`${record.sourceId} ${record.recordId}`, record])).values(),
]

/** The party with the name that matched; most records have one party. */
function partiesOf(record: CitedRecord, group: readonly Screened[]) {
  const matched = new Set(group.map(({ match }) => match.matchedName))
  const parties = record.parts.filter((part) => part.kind === 'party')
  const named = parties.filter(({ names }) => names.some(({ full }) => matched.has(full)))
  const self = selfOf(record)
  return named.length > 0 ? named.slice(0, 1) : self === undefined ? [] : [self]
}

const isNamesake = ({ nameScore = 0, quality }: EvidenceMatch): boolean =>
  nameScore >= EXACT_FROM && quality !== 'weak'

/** The name of the group that weighs most. Where several listed parties bear a name, it is that much more common. */
function bestName(group: readonly Screened[], namesakes: number, isPerson: boolean): NameEvidence {
  const cap = namesakes < 2 ? Infinity : Math.round(-10 * Math.log10((CULTURES * (namesakes - 1)) / LISTED))
  const names = group.map(({ match, name }): NameEvidence => {
    const { nameScore = 0, rarity, matchedName } = match
    const rare = Math.max(0, Math.min(rarity?.decibans ?? 0, cap))
    return {
      asked: match.query === '' ? name : match.query,
      listed: matchedName,
      decibans: nameWeight(rare, nameScore, isPerson),
      rarity: rare,
      isExact: nameScore >= EXACT_FROM,
    }
  })
  return names.reduce((best, next) => (next.decibans > best.decibans ? next : best))
}
