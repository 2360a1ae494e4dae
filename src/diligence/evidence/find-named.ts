// Finds cases and roles that name the subject without an identifier, each with how near the name is.
import { byText } from '../../base/by-text.ts'
import { conditionOf } from '../rules/conditions.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import type { CitedRecord, FoundRecords, EvidenceMatch, Resolved } from '../rules/evidence.ts'
import { mentionedOf, ownerOf } from '../rules/registry-status.ts'
import type { CasePart, PartyName, PartyPart, RolePart } from '../../sources/model/record.ts'
import { inGravity } from '../rules/litigation.ts'
import { byStrength, isTaken, matchStrength } from '../rules/match-strength.ts'
import type { Screener } from '../../screening/screener.ts'
import { nameKey } from '../../names/parse/name-key.ts'
import type { EntityType } from '../../names/parse/record.ts'
import type { Comparison } from '../../screening/compare-parties.ts'
import { birthDatesOf, listedParty, type Party } from '../../screening/party/listed-party.ts'
import { countriesOfNationality } from './nationality.ts'
import { type NoteCut, recordKey } from './registry.ts'
import { subjectParties } from './subject-party.ts'

/** The most records that are listed: a common name has thousands. */
const MAX_CASES = 200
const MAX_ROLES = 200
const MAX_MENTIONED = 50

/**
 * Among the records with a name whose key is in `keys`: the gravest cases, the companies of leaked papers, the owners of patents, and the roles nearest to
 * the name. Only a person is looked up in roles.
 */
export function findNamed(
  subject: AskedSubject,
  records: readonly CitedRecord[],
  keys: ReadonlySet<string>,
  entities: readonly Resolved[],
  screener: Screener,
  cut: NoteCut,
): readonly FoundRecords[] {
  const queries = subjectParties(subject)
  const compared = new Map<string, Comparison | undefined>()
  const compare = (party: Party): Comparison | undefined => {
    const key = JSON.stringify(party)
    // why: thousands of records name the same few parties
    if (!compared.has(key)) compared.set(key, screener.compare(queries, party))
    return compared.get(key)
  }
  const best = (record: CitedRecord, parties: readonly Named[]): readonly Matched[] =>
    nearest(
      parties
        .filter(({ name }) => keys.has(`name:${nameKey(name.full)}`))
        .flatMap(({ name, party }) => {
          const found = compare(party)
          if (found === undefined || found.match.level === 'none') return []
          return [{ record, match: screener.describe(found, [name]) }]
        }),
    ).slice(0, 1)
  const cases = records.flatMap((record) =>
    best(
      record,
      record.parts.flatMap((part) => (part.kind === 'case' ? namesInCase(part, queries) : [])),
    ),
  )
  const roles = mayBePerson(subject, entities)
    ? records.flatMap((record) =>
        best(
          record,
          record.parts.flatMap((part) => (part.kind === 'role' ? [roleHolder(part)] : [])),
        ),
      )
    : []
  const mentioned =
    subject.type === 'person'
      ? []
      : records.flatMap((record) => {
          const party = mentionedOf(record) ?? ownerOf(record)
          return party === undefined ? [] : best(record, namesOf(party))
        })
  if (cases.length > MAX_CASES)
    cut(conditionOf('cases_not_listed', { parameters: { cases: cases.length, listed: MAX_CASES } }))
  if (roles.length > MAX_ROLES)
    cut(conditionOf('roles_not_listed', { parameters: { roles: roles.length, listed: MAX_ROLES } }))
  if (mentioned.length > MAX_MENTIONED)
    cut(conditionOf('entries_not_read', { parameters: { entries: mentioned.length - MAX_MENTIONED } }))
  return [
    ...inGravity(nearest(cases)).slice(0, MAX_CASES),
    ...nearest(mentioned).slice(0, MAX_MENTIONED),
    ...nearest(roles).slice(0, MAX_ROLES),
  ]
}

interface Named {
  readonly name: PartyName
  readonly party: Party
}

type Matched = FoundRecords & { readonly match: EvidenceMatch }

const nearest = (found: readonly Matched[]): readonly Matched[] =>
  found.toSorted(
    (a, b) =>
      byStrength(matchStrength(a.match), matchStrength(b.match)) ||
      b.match.score - a.match.score ||
      byText(recordKey(a.record), recordKey(b.record)) ||
      byText(a.match.matchedName, b.match.matchedName),
  )

/** A subject of unknown type may be a person unless a register has it as a company. */
export const mayBePerson = ({ type }: AskedSubject, entities: readonly Resolved[]): boolean =>
  type === 'person' || (type === undefined && !entities.some(({ match }) => isTaken(match)))

/** A case does not say what kind its parties are, so they are read like the subject. */
const namesInCase = ({ parties }: CasePart, queries: readonly Party[]): readonly Named[] =>
  parties.flatMap(({ name: full }) =>
    queries.map(({ type }) => named({ full, kind: 'primary', quality: 'unknown' }, type)),
  )

/** With all facts of the company beside each of its names. */
const namesOf = (party: PartyPart): readonly Named[] =>
  party.names.map((name) => ({ name, party: listedParty({ ...party, names: [name] }) }))

function named(name: PartyName, type: EntityType, facts: Partial<Party> = {}): Named {
  const party = {
    type,
    names: [{ text: name.full, kind: 'primary' as const }],
    birthDates: [],
    countries: [],
  }
  return { name, party: { ...party, identifiers: [], ...facts } }
}

export const roleHolder = ({ personName, personKind, birth, nationality = '' }: RolePart): Named =>
  named(personName, personKind === 'organization' ? 'organisation' : 'person', {
    birthDates: birth === undefined ? [] : birthDatesOf(birth),
    countries: countriesOfNationality(nationality),
  })
