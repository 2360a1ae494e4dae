// Scores court cases and enforcement actions that name the subject, or a party that runs or owns it.
import { byText } from '../../base/by-text.ts'
import { foundHits, isSubject, screenedHits, type Hit } from './best-found.ts'
import { caseKind, isOpen, roleInCase } from './case-kind.ts'
import type { Evidence, FoundRecords } from './evidence.ts'
import type { ScorerFindings } from './finding.ts'
import type { CasePart } from '../../sources/model/record.ts'
import { SCORER_RULES, type Rules } from './rules.ts'
import { personKey } from './same-person.ts'
import { byStrength, strengthOfFound, describeMatch } from './match-strength.ts'
import { tally, type FindingDraft } from './tally.ts'

/** A case, and the hit that led to it. */
interface KnownCase {
  readonly part: CasePart
  readonly hit: Hit
  /** Names that the party may have in the case. */
  readonly names: readonly string[]
}

export function scoreLitigation(evidence: Evidence, rules: Rules): ScorerFindings {
  return tally('litigation', rules, knownCases(evidence).flatMap(draftsOf))
}

/** Counts the cases that name the subject, or may name it, and are not known to be closed. */
export function countOpenCases(evidence: Evidence): number {
  const open = knownCases(evidence).filter(
    ({ part, hit }) =>
      hit.who.some(isSubject) &&
      byStrength(hit.standing, 'alert') <= 0 &&
      isOpen(part, hit.record.snapshotDate),
  )
  return new Set(open.map(({ part, hit: { record } }) => identityOf(record.sourceId, record.recordId, part)))
    .size
}

/** Gravest first: by the points of the case alone, then possibly open ones, then the newest; else in input order. */
export function inGravity(
  cases: readonly FoundRecords[],
  rules: Rules = SCORER_RULES,
): readonly FoundRecords[] {
  return cases
    .map((found) => ({ found, weight: weightOf(found, rules) }))
    .toSorted(
      ({ weight: a }, { weight: b }) => b.points - a.points || b.open - a.open || byText(b.filed, a.filed),
    )
    .map(({ found }) => found)
}

function weightOf({ record, match }: FoundRecords, rules: Rules) {
  const names = match === undefined ? [] : [match.matchedName]
  const hit = {
    record,
    repeatedBy: [],
    name: match?.query ?? '',
    who: [{ kind: 'subject' as const }],
    standing: strengthOfFound(match),
  }
  const weights = record.parts.flatMap((part) => {
    if (part.kind !== 'case') return []
    const kind = caseKind(part, hit, roleInCase(part, names))
    return [
      {
        points: kind === undefined ? 0 : rules.litigation[kind].points,
        open: Number(isOpen(part, record.snapshotDate)),
        filed: part.filed ?? '',
      },
    ]
  })
  return weights.reduce((a, b) => (b.points > a.points ? b : a), { points: 0, open: 0, filed: '' })
}

function knownCases(evidence: Evidence): readonly KnownCase[] {
  const hits = [
    ...screenedHits(evidence, 'subject'),
    ...screenedHits(evidence, 'others'),
    ...foundHits(evidence),
  ]
  const aliases = [evidence.subject.name, ...(evidence.subject.aliases ?? [])]
  return surest(hits).flatMap((hit) => {
    const names = hit.match === undefined ? [hit.name, ...aliases] : [hit.match.matchedName, hit.name]
    return hit.record.parts.flatMap((part) => (part.kind === 'case' ? [{ part, hit, names }] : []))
  })
}

/** A record found both by screening and by fetching is one hit, the more certain one. */
function surest(hits: readonly Hit[]): readonly Hit[] {
  const groups = Map.groupBy(hits, (hit) => `${hit.record.sourceId} ${hit.record.recordId} ${whoseKey(hit)}`)
  return [...groups.values()].flatMap((group) =>
    group.toSorted((a, b) => byStrength(a.standing, b.standing)).slice(0, 1),
  )
}

const whoseKey = ({ who, name }: Hit): string => (who.some(isSubject) ? '' : personKey(name))

const identityOf = (source: string, record: string, { docketNumber, caption }: CasePart): string =>
  `${source} ${record} ${docketNumber ?? caption}`

function draftsOf({ part, hit, names }: KnownCase): readonly FindingDraft<'litigation'>[] {
  const role = roleInCase(part, names)
  const kind = caseKind(part, hit, role)
  if (kind === undefined) return []
  const sources = hit.who.flatMap((who) => (who.kind === 'subject' ? [] : [who.record]))
  const { match } = hit
  return [
    {
      kind,
      statement: statementOf(part, hit, role === undefined || role === 'other' ? 'a party' : role),
      records: [hit.record, ...sources],
      ...(match && { match }),
      about: `${part.docketNumber ?? part.caption} ${whoseKey(hit)}`,
      rank: part.filed ?? part.lastActivity ?? '',
    },
  ]
}

function statementOf(part: CasePart, { name, record, match }: Hit, role: string): string {
  const court = part.court === undefined ? '' : `, ${part.court.name}`
  const docket = part.docketNumber === undefined ? '' : `, No. ${part.docketNumber}`
  const filed = part.filed === undefined ? '' : `, filed ${part.filed}`
  const state = isOpen(part, record.snapshotDate) ? 'not known to be over' : 'over'
  const terminated = part.terminated === undefined ? state : `over since ${part.terminated}`
  const how = match === undefined ? 'found by identifier' : `"${match.matchedName}", ${describeMatch(match)}`
  return `"${name}" is ${role} in ${part.caseKind} case "${part.caption}"${court}${docket}${filed}, ${terminated} (${how}).`
}
