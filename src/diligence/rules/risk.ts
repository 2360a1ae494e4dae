// Everything that speaks against the subject: sanctions, litigation and officers, other lists, registers and filings.
import {
  foundHits,
  isSubject,
  listingFirst,
  recordsOfHit,
  recordsOfSubject,
  screenedHits,
  type Hit,
} from './best-found.ts'
import { decisionOnHit } from './case-evidence.ts'
import type { Evidence, Resolved } from './evidence.ts'
import { numbersAgree, numbersOfParty } from '../../sources/model/party-numbers.ts'
import { factsOfSubject } from './identity-facts.ts'
import { filingSign } from './filing-kinds.ts'
import { valueOfFindings, type ScorerFindings } from './finding.ts'
import { describeListing, describeMeasures, type ListingOfParty, listingsOf } from './listings.ts'
import { scoreLitigation } from './litigation.ts'
import { scoreOfficers } from './officers.ts'
import { BLOCKING_HERE_TEXT, isBlockingHere } from './measures.ts'
import { mentionedOf, registryStatuses, selfOf } from './registry-status.ts'
import type { KindOf, Rules } from './rules.ts'
import { scoreSanctions } from './sanctions.ts'
import {
  byStrength,
  IDENTIFIERS,
  isNamedOtherwise,
  isTaken,
  describeMatch,
  type MatchStrength,
} from './match-strength.ts'
import { inOrder, tally, type FindingDraft } from './tally.ts'

type Kind = KindOf<'risk'>
type Kinds = Readonly<Partial<Record<MatchStrength, Kind>>>

const LISTS: Readonly<Record<ListingOfParty['listKind'], Kinds>> = {
  // why: the sanctions scorer judges these
  sanction: {},
  'export-control': named('export-control', 'export-control-name'),
  debarment: named('debarment', 'debarment-name'),
  exclusion: named('debarment', 'debarment-name'),
  warning: named('warning', 'warning-name'),
  disqualification: {
    confirmed: 'disqualified',
    strong: 'disqualified-name',
    alert: 'disqualified-name',
    weak: 'listed-weak',
    contradicted: 'listed-weak',
  },
  pep: { confirmed: 'political-office', strong: 'political-office-name' },
}
const OVER: Kinds = { confirmed: 'formerly-listed', strong: 'formerly-listed' }

function named(confirmed: Kind, name: Kind): Kinds {
  return { confirmed, strong: name, alert: name, weak: 'listed-weak', contradicted: 'listed-weak' }
}

/** The findings of the scorers it adds up keep their own names: each counts once, here and there. */
export function scoreRisk(evidence: Evidence, rules: Rules): ScorerFindings {
  const own = tally('risk', rules, [
    ...screenedHits(evidence, 'subject').flatMap((hit) => listDrafts(hit, evidence)),
    ...evidence.resolved.map(resolutionDraft),
    ...recordsOfSubject(evidence).flatMap(registerDrafts),
    ...foundHits(evidence).flatMap((hit) => offshoreDrafts(hit, evidence)),
  ])
  const parts = [scoreSanctions, scoreLitigation, scoreOfficers].map((score) => score(evidence, rules))
  const findings = inOrder([...parts.flatMap((part) => part.findings), ...own.findings])
  return { ...own, value: valueOfFindings(findings), findings }
}

function listDrafts(hit: Hit, evidence: Evidence): readonly FindingDraft<'risk'>[] {
  const { name, match, standing } = hit
  const decision = decisionOnHit(evidence, hit)
  return listingsOf(recordsOfHit(hit)).flatMap((listing) => {
    const over = listing.listKind === 'sanction' ? {} : OVER
    const stops =
      listing.listKind !== 'sanction' &&
      listing.active &&
      standing === 'confirmed' &&
      isBlockingHere(listing.measures, evidence.blockingMeasures)
    const kind = stops ? 'debarment-blocking' : (listing.active ? LISTS[listing.listKind] : over)[standing]
    if (kind === undefined || match === undefined) return []
    const verb = listing.active ? 'stands' : 'stood'
    const here = stops ? ` ${BLOCKING_HERE_TEXT}` : ''
    const forbids = listing.active ? ` ${describeMeasures(listing)}${here}` : ''
    const statement = `"${name}" meets "${match.matchedName}", which ${verb} on the ${listing.listKind} list ${describeListing(listing)}: ${describeMatch(match)}.${forbids}`
    const { listKind, measures } = listing
    return [
      { kind, statement, records: listingFirst(hit, listing), match, measures, decision, about: listKind },
    ]
  })
}

/** Which entry the subject was resolved to, with how sure that is. */
function resolutionDraft(entity: Resolved): FindingDraft<'risk'> {
  const { record, by, match, nameMatch } = entity
  const name = selfOf(record)?.names[0]?.full ?? record.recordId
  const entry = `"${name}" (${record.sourceId} ${record.recordId})`
  const records = [record] as const
  if (match === undefined) {
    const base = { records, parameters: { identifier: by }, ...(nameMatch && { match: nameMatch }) }
    const how = nameMatch === undefined ? '' : `: ${describeMatch(nameMatch)}`
    const identifier = IDENTIFIERS[by]
    return isNamedOtherwise(entity)
      ? {
          ...base,
          kind: 'identifier-of-another',
          statement: `The ${identifier} of the subject leads to ${entry}, somebody else by name or kind${how}.`,
        }
      : {
          ...base,
          kind: 'resolved-by-identifier',
          statement: `The subject is ${entry} by its ${identifier}${how}.`,
        }
  }
  return isTaken(match)
    ? {
        kind: 'resolved-by-name',
        statement: `The subject is taken to be ${entry} by its name: ${describeMatch(match)}.`,
        records,
        match,
      }
    : {
        kind: 'entity-doubtful',
        statement: `${entry} is near the subject's name and is not charged to it: ${describeMatch(match)}.`,
        records,
        match,
      }
}

/** A company of leaked papers with the name of the subject. The officers scorer says which roles a person has in them. */
function offshoreDrafts(
  { record, name, who, match, standing }: Hit,
  { subject }: Evidence,
): readonly FindingDraft<'risk'>[] {
  const party = mentionedOf(record)
  if (party === undefined || match === undefined || !who.every(isSubject)) return []
  if (!party.names.some(({ full }) => full === match.matchedName)) return []
  if (byStrength(standing, 'alert') > 0) return []
  const { numbers } = factsOfSubject(subject)
  const isSame = numbersOfParty(party).some((theirs) =>
    numbers.some((ours) => numbersAgree(ours, theirs) === 'same'),
  )
  const kind = isSame ? 'offshore-company' : 'offshore-name'
  const also = isSame ? ' Its number in the register of its country agrees.' : ''
  const statement = `"${name}" meets "${match.matchedName}", a company in leaked papers (${record.sourceId}): ${describeMatch(match)}.${also} To be named in them is no offence.`
  return [{ kind, statement, records: [record], match }]
}

function registerDrafts({ record, match }: Hit): readonly FindingDraft<'risk'>[] {
  const name = selfOf(record)?.names[0]?.full ?? record.recordId
  const base = { records: [record] as const, ...(match && { match }) }
  const statuses = registryStatuses(record).map(({ kind, told }) => ({
    ...base,
    kind,
    statement: `${record.sourceId} has "${name}" with ${told}.`,
    about: told,
  }))
  const signs = record.parts.flatMap((part) => {
    const sign = part.kind === 'metric' ? filingSign(part, record) : undefined
    if (part.kind !== 'metric' || sign === undefined) return []
    const { kind, told, day } = sign
    const statement = `${record.sourceId} ${record.recordId}, ${part.metric}: ${told}.`
    return [{ ...base, kind, statement, about: `${part.metric} ${day} ${part.note ?? ''}`, rank: day }]
  })
  return [...statuses, ...signs]
}
