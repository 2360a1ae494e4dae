// Lists who runs or owns the subject, by the role parts of its records; a person in several registers counts once.
import { byText } from '../../base/by-text.ts'
import { recordsOfSubject } from './best-found.ts'
import type { CitedRecord, Evidence, Who } from './evidence.ts'
import { dateOf, earliestDay } from './partial-day.ts'
import type { DateSpec, RelationPart, RolePart } from '../../sources/model/record.ts'
import { mentionedOf } from './registry-status.ts'
import { personKey } from './same-person.ts'

export interface HeldRole {
  readonly part: RolePart
  readonly record: CitedRecord
  /** Not ended by the day of the snapshot. */
  readonly current: boolean
}

export interface RoleHolder {
  readonly key: string
  /** The spelling in the first of the records. */
  readonly name: string
  readonly roles: readonly [HeldRole, ...HeldRole[]]
}

/** In the order of their keys; the roles of each in the order of source, record and part. */
export function holdersOfRoles(evidence: Evidence): readonly RoleHolder[] {
  const { subject } = evidence
  const own = new Set([subject.name, ...(subject.aliases ?? [])].map(personKey))
  const roles = recordsOfSubject(evidence).flatMap(({ record }) =>
    record.parts.flatMap((part) =>
      // why of leaked papers the subject alone: they say nothing of who runs a company today
      part.kind === 'role' && (mentionedOf(record) === undefined || own.has(personKey(part.personName.full)))
        ? [{ part, record, current: isCurrent(part.to, record.snapshotDate) }]
        : [],
    ),
  )
  return [...Map.groupBy(roles, ({ part }) => personKey(part.personName.full))]
    .toSorted(([a], [b]) => byText(a, b))
    .flatMap(([key, [first, ...others]]) =>
      first === undefined ? [] : [{ key, name: first.part.personName.full, roles: [first, ...others] }],
    )
}

/** An end without a date is an end. */
function isCurrent(end: DateSpec | undefined, today: string): boolean {
  if (end === undefined) return true
  const date = dateOf(end)
  return date !== undefined && earliestDay(date) > today
}

/** Share, in percent, from which a shareholder controls: the threshold of the registers of beneficial owners. */
export const CONTROLLING_PERCENT = 25

const CONTROLLING: ReadonlySet<RolePart['role']> = new Set([
  'director',
  'officer',
  'promoter',
  'secretary',
  'beneficial-owner',
  'llp-member',
])

/**
 * Whether the verdict treats the holder as an officer or controlling owner: today, in a role that decides, or with a
 * known share of at least `CONTROLLING_PERCENT`. A principal investigator and a signer decide nothing.
 */
export function controls(who: Who): boolean {
  if (who.kind === 'subject') return true
  const today = who.record.snapshotDate
  if (who.kind === 'parent') return isParent(who.part, today)
  const { role, percentage, to } = who.part
  const decides =
    CONTROLLING.has(role) || (role === 'shareholder' && (percentage?.min ?? 0) >= CONTROLLING_PERCENT)
  return decides && isCurrent(to, today)
}

/** Whether a relation makes the other company a parent today. */
export function isParent({ relationKind, status, ends }: RelationPart, today: string): boolean {
  const kind = relationKind === 'direct-parent' || relationKind === 'ultimate-parent'
  return kind && !/inactive|ended|null/i.test(status ?? '') && isCurrent(ends, today)
}

/** Each role once, as in the records. */
export const roleNames = (roles: readonly RolePart[]): readonly string[] =>
  [...new Set(roles.map(({ role }) => role))].toSorted(byText)

/** `director and promoter`. */
export function describeRoles(roles: readonly RolePart[]): string {
  const texts = roleNames(roles).map((role) => role.replaceAll('-', ' '))
  const last = texts.pop()
  return texts.length === 0 ? (last ?? '') : `${texts.join(', ')} and ${last}`
}
