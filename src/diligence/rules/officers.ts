// Scores the founders, directors and owners of the subject by the screening hits of each.
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import type { Parameters } from '../../contract/vocabulary/value.ts'
import { listingFirst, recordsOfHit, recordsOfSubject, screenedHits, type Hit } from './best-found.ts'
import type { CitedRecord, Evidence, EvidenceMatch } from './evidence.ts'
import type { NonEmpty, ScorerFindings } from './finding.ts'
import { describeListing, describeMeasures, type ListingOfParty, listingsOf } from './listings.ts'
import { BLOCKING_HERE_TEXT, isBlocking, isBlockingHere } from './measures.ts'
import { ownerDrafts } from './owner-statements.ts'
import { mentionedOf } from './registry-status.ts'
import {
  controls,
  describeRoles,
  holdersOfRoles,
  isParent,
  type RoleHolder,
  roleNames,
} from './role-holders.ts'
import type { KindOf, Rules } from './rules.ts'
import { personKey } from './same-person.ts'
import { describeMatch, type MatchStrength } from './match-strength.ts'
import { tally, type FindingDraft } from './tally.ts'

type Kind = KindOf<'officers'>
type Kinds = Readonly<Partial<Record<MatchStrength, Kind>>>

/** `confirmed` depends on the role, see `kindOf`. */
const SANCTION: Kinds = {
  strong: 'officer-sanctions-name',
  alert: 'officer-sanctions-alert',
  weak: 'officer-sanctions-weak',
  contradicted: 'officer-sanctions-contradicted',
  'ruled-out': 'officer-ruled-out',
}
const DISQUALIFICATION: Kinds = {
  confirmed: 'officer-disqualified',
  strong: 'officer-disqualified-name',
  alert: 'officer-listed-name',
}
const POLITICAL: Kinds = { confirmed: 'officer-political-office', strong: 'officer-political-office-name' }
const OTHER_LIST: Kinds = {
  confirmed: 'officer-listed',
  strong: 'officer-listed-name',
  alert: 'officer-listed-name',
}
const OVER: Kinds = { confirmed: 'officer-formerly-listed', strong: 'officer-formerly-listed' }

export function scoreOfficers(evidence: Evidence, rules: Rules): ScorerFindings {
  return tally('officers', rules, [
    ...holdersOfRoles(evidence).map((holder) => holderDraft(evidence, holder)),
    ...parentDrafts(evidence),
    ...recordsOfSubject(evidence).flatMap(ownerDrafts),
    ...screenedHits(evidence, 'others').flatMap((hit) => hitDrafts(hit, evidence)),
  ])
}

function holderDraft({ subject }: Evidence, { key, name, roles }: RoleHolder): FindingDraft<'officers'> {
  const current = roles.filter((role) => role.current)
  const [first, ...others] = roles
  const parts = (current.length === 0 ? roles : current).map(({ part }) => part)
  const held = describeRoles(parts)
  const asked = [subject.name, ...(subject.aliases ?? [])].map(personKey)
  const own = subject.type === 'person' && asked.includes(key)
  const base = {
    records: [first.record, ...others.map(({ record }) => record)] as const,
    about: key,
    parameters: { party: name, roles: [...roleNames(parts)] },
  }
  if (own) {
    return {
      ...base,
      kind: 'role-of-subject',
      statement: `"${name}" is on record as ${held} of ${orgOf(first)}.`,
      parameters: { ...base.parameters, organisation: orgOf(first) },
    }
  }
  const count = new Set(roles.map(({ record }) => `${record.sourceId} ${record.recordId}`)).size
  const where = count === 1 ? 'one record' : `${count} records`
  return current.length === 0
    ? { ...base, kind: 'former-officer', statement: `"${name}" was ${held} by ${where} and gave it up.` }
    : { ...base, kind: 'officer', statement: `"${name}" is ${held} by ${where}.` }
}

/** One finding for each parent, with all records that name it. */
function parentDrafts({ parents = [] }: Evidence): readonly FindingDraft<'officers'>[] {
  return [...Map.groupBy(parents, ({ part }) => part.to)].flatMap(([key, found]) => {
    const now = found.filter(({ part, record }) => isParent(part, record.snapshotDate))
    const [first, ...others] = now.toSorted((a, b) => byText(canonicalRecord(a), canonicalRecord(b)))
    if (first === undefined) return []
    const kinds = [...new Set(now.map(({ part }) => part.relationKind))].toSorted(byText)
    const said = kinds.map((kind) => kind.replaceAll('-', ' ')).join(' and ')
    return [
      {
        kind: 'parent-company',
        statement: `"${first.name}" is the ${said} of the subject.`,
        parameters: { party: first.name, roles: kinds },
        records: [first.record, ...others.map(({ record }) => record)] as const,
        about: key,
      },
    ]
  })
}

/** A company of leaked papers by its name: its number in the database says nothing to a reader. */
function orgOf({ part, record }: RoleHolder['roles'][0]): string {
  const name = mentionedOf(record)?.names[0]?.full
  return name === undefined ? part.org : `"${name}" in leaked papers, which is no offence`
}

function hitDrafts(hit: Hit, { blockingMeasures }: Evidence): readonly FindingDraft<'officers'>[] {
  const { name, match } = hit
  if (match === undefined) return []
  const sources = hit.who.flatMap((who) => (who.kind === 'subject' ? [] : [who.record]))
  const held = hit.who.flatMap((who) => (who.kind === 'role' ? [who.part] : []))
  const parents = hit.who.flatMap((who) => (who.kind === 'parent' ? [who.part.relationKind] : []))
  const parameters = { party: name, roles: [...roleNames(held), ...new Set(parents)] }
  return listingsOf(recordsOfHit(hit)).flatMap((listing) => {
    const kind = kindOf(hit, listing, blockingMeasures)
    return kind === undefined
      ? []
      : [
          draft(
            kind,
            `${statementOf(hit, listing, match)}${kind === 'officer-debarred' ? ` ${BLOCKING_HERE_TEXT}` : ''}`,
            [...listingFirst(hit, listing), ...sources],
            match,
            listing,
            personKey(name),
            parameters,
          ),
        ]
  })
}

const draft = (
  kind: Kind,
  statement: string,
  records: NonEmpty<CitedRecord>,
  match: EvidenceMatch,
  { listKind, measures }: ListingOfParty,
  key: string,
  parameters: Parameters,
): FindingDraft<'officers'> => ({
  kind,
  statement,
  parameters,
  records,
  match,
  measures,
  about: `${listKind} ${key}`,
})

function kindOf(
  { who, standing }: Hit,
  { listKind, active, measures }: ListingOfParty,
  blocking: Evidence['blockingMeasures'],
): Kind | undefined {
  if (!active) return OVER[standing]
  if (standing === 'confirmed' && isBlockingHere(measures, blocking) && who.some(controls))
    return 'officer-debarred'
  if (listKind === 'sanction') {
    if (standing !== 'confirmed') return SANCTION[standing]
    if (!isBlocking(measures, blocking)) return 'officer-sanctioned-limited'
    return who.some(controls) ? 'officer-sanctioned' : 'associate-sanctioned'
  }
  if (listKind === 'disqualification') return DISQUALIFICATION[standing]
  return (listKind === 'pep' ? POLITICAL : OTHER_LIST)[standing]
}

function statementOf({ who, name }: Hit, listing: ListingOfParty, match: EvidenceMatch): string {
  const roles = who.flatMap((one) => (one.kind === 'role' ? [one.part] : []))
  const role = roles.length === 0 ? 'parent company' : describeRoles(roles)
  const verb = listing.active ? 'stands' : 'stood'
  const forbids = listing.active ? ` ${describeMeasures(listing)}` : ''
  return `"${name}", ${role}, meets "${match.matchedName}", which ${verb} on the ${listing.listKind} list ${describeListing(listing)}: ${describeMatch(match)}.${forbids}`
}
