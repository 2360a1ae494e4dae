// Lists the people and companies to screen because they run or own the subject: its role holders and its parents.
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import type { CitedRecord, FoundRecords, Resolved, Who } from '../rules/evidence.ts'
import type { PartyPart, RolePart } from '../../sources/model/record.ts'
import { factsOfParty, factsOfRole, type IdentityFacts } from '../rules/identity-facts.ts'
import { controls } from '../rules/role-holders.ts'
import { mentionedOf } from '../rules/registry-status.ts'
import { personKey } from '../rules/same-person.ts'
import { isTaken } from '../rules/match-strength.ts'
import { referenceKey } from '../../sources/model/keys.ts'
import { mayBePerson, roleHolder } from './find-named.ts'
import { listedParty, type Party } from '../../screening/party/listed-party.ts'
import { countriesOfNationality } from './nationality.ts'
import { entityOf, keysOfParty, keysSpokenOf, type LookUp } from './registry.ts'
import type { Resolution } from './resolve.ts'

/** A person or company to screen, with every record that gives a reason. */
export interface Related {
  readonly name: string
  /** One query for each possible reading of the name. */
  readonly queries: readonly Party[]
  readonly asked: IdentityFacts
  readonly who: readonly Exclude<Who, { kind: 'subject' }>[]
}

/** Maximum records listed for one role holder, because registers file the same role repeatedly. */
const MAX_ROLES = 10

type RoleWho = Extract<Who, { kind: 'role' }>
type ParentWho = Extract<Who, { kind: 'parent' }>

/** Records that count as about the subject, not those that are merely near its name. */
const takenRecords = ({ resolved, records }: Resolution): readonly CitedRecord[] =>
  [...resolved, ...records]
    .filter(({ match }: Resolved | FoundRecords) => isTaken(match))
    .map(({ record }) => record)
    // why not: papers that leaked years ago say nothing of who runs a company today
    .filter((record) => mentionedOf(record) === undefined)

/**
 * The role holders of a company, those who decide today first. Role holders in a person's records run a company, not
 * that person, so a person has none.
 */
export function roleHoldersOf(subject: AskedSubject, resolution: Resolution): readonly Related[] {
  if (subject.type === 'person') return []
  const roles = takenRecords(ownRecords(subject, resolution)).flatMap((record) =>
    record.parts.flatMap((part): readonly RoleWho[] =>
      part.kind === 'role' ? [{ kind: 'role', part, record }] : [],
    ),
  )
  return [...Map.groupBy(roles, ({ part }) => holderKey(part))]
    .map(([key, who]) => ({ key, who: who.toSorted(inOrder), decides: who.some(controls) }))
    .toSorted((a, b) => Number(b.decides) - Number(a.decides) || byText(a.key, b.key))
    .flatMap(({ who }) => relatedOf(distinctRoles(who)))
}

/** Leaves out the records in which a subject of unknown type was found by name as a role holder. */
function ownRecords(subject: AskedSubject, { resolved, records }: Resolution): Resolution {
  const own = mayBePerson(subject, resolved) ? records.filter(({ match }) => match === undefined) : records
  return { resolved, records: own }
}

/** Two people with the same name and different birth dates are two role holders. */
const holderKey = ({ personName, birth, personKind }: RolePart): string =>
  [personKey(personName.full), birth?.value ?? '', personKind ?? ''].join('|')

const inOrder = (a: RoleWho, b: RoleWho): number =>
  Number(controls(b)) - Number(controls(a)) ||
  byText(b.record.snapshotDate, a.record.snapshotDate) ||
  byText(canonicalRecord(a), canonicalRecord(b))

function distinctRoles(who: readonly RoleWho[]): readonly RoleWho[] {
  const kept = new Map<string, RoleWho>()
  for (const one of who) {
    const { role, org, to } = one.part
    const key = [one.record.sourceId, role, org, to?.raw ?? ''].join('|')
    if (!kept.has(key)) kept.set(key, one)
  }
  return [...kept.values()].slice(0, MAX_ROLES)
}

function relatedOf(who: readonly RoleWho[]): readonly Related[] {
  const [first] = who
  if (first === undefined) return []
  const { part, record } = first
  const holder = record.parts.find(
    (other): other is PartyPart => other.kind === 'party' && other.ref === part.person,
  )
  const { party } = roleHolder(part)
  const facts = holder === undefined ? party : { ...listedParty(holder), names: party.names }
  const types = part.personKind === undefined ? (['person', 'organisation'] as const) : [party.type]
  const asked = factsOfRole(
    part,
    countriesOfNationality(part.nationality ?? '').map((code) => code.toUpperCase()),
    holder,
  )
  return [{ name: part.personName.full, queries: types.map((type) => ({ ...facts, type })), asked, who }]
}

/** The known parents of the subject, under their names in the registries. */
export async function parentsOf(resolution: Resolution, lookUp: LookUp): Promise<readonly Related[]> {
  const taken = takenRecords(resolution)
  const own = new Set(taken.flatMap((record) => [...keysSpokenOf(record)]))
  const parents = taken.flatMap((record) =>
    record.parts.flatMap((part): readonly ParentWho[] =>
      part.kind === 'relation' &&
      (part.relationKind === 'direct-parent' || part.relationKind === 'ultimate-parent') &&
      own.has(referenceKey(part.from))
        ? [{ kind: 'parent', part, record }]
        : [],
    ),
  )
  const byKey = Map.groupBy(parents, ({ part }) => referenceKey(part.to))
  const known = new Map<string, PartyPart>()
  for (const entity of (await lookUp([...byKey.keys()])).flatMap((record) => entityOf(record) ?? []))
    for (const key of keysOfParty(entity)) if (!known.has(key)) known.set(key, entity)
  return [...byKey]
    .toSorted(([a], [b]) => byText(a, b))
    .flatMap(([key, who]) => {
      const party = known.get(key)
      const name = party?.names[0]?.full
      if (party === undefined || name === undefined) return []
      const inOneOrder = who.toSorted((a, b) => byText(canonicalRecord(a), canonicalRecord(b)))
      return [{ name, queries: [listedParty(party)], asked: factsOfParty(party), who: inOneOrder }]
    })
}
