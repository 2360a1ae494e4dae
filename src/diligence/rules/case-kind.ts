// Classifies a court case or enforcement action by its meaning for the named party. A charge is not a finding of guilt.
import type { Hit } from './best-found.ts'
import { isWithinYears } from './partial-day.ts'
import type { CaseParty, CasePart } from '../../sources/model/record.ts'
import type { KindOf } from './rules.ts'
import { personKey } from './same-person.ts'

/** Years after which an action or a closed case no longer counts as recent. */
const RECENT_YEARS = 10
/** Years for which a case without a recorded end counts as open after its last trace. */
const UNKNOWN_OPEN_YEARS = 3

/** Everything these sources publish is an action of a securities regulator. */
const REGULATORS_SOURCES: ReadonlySet<string> = new Set(['us-sec-litigation', 'us-sec-admin'])
const SECURITIES_REGULATOR =
  /^(?:u\.?\s?s\.? )?(?:securities (?:and|&) exchange commission|commodity futures trading commission|(?:s\.?e\.?c\.?|cftc)(?=\s+v|$))/i
const GOVERNMENT =
  /^(?:united states(?: of america)?(?= v|$)|u\.?\s?s\.?a?\.?(?= v|$)|federal trade commission|consumer financial protection bureau|people of |state of |commonwealth of )/i
const FRAUD = /fraud|securities|false claims|money laundering|embezzl|ponzi|misappropriat/i
/** Natures of suit: stockholders, False Claims Act, antitrust, racketeering, securities. */
const GRAVE = /\b(?:160|375|410|470|850)\b|securities|stockholder|racketeer|\brico\b|antitrust|false claims/i
/** Publishers' words for an action that failed. */
const DISMISSED = /dismiss|acquit|withdrawn/i

/** Gravest first: a name on both sides of a case counts on the graver side. */
const ROLES: readonly CaseParty['role'][] = ['debtor', 'defendant', 'respondent', 'other', 'plaintiff']

/** The role in which the case names a party with these names; undefined when it gives none. */
export function roleInCase(part: CasePart, names: readonly string[]): CaseParty['role'] | undefined {
  const keys = new Set(names.map(personKey))
  const roles = new Set(part.parties.filter(({ name }) => keys.has(personKey(name))).map(({ role }) => role))
  return ROLES.find((role) => roles.has(role))
}

/** Whether the case may be open. A case without a recorded end counts as open for three years after its last trace. */
export function isOpen({ status, terminated, lastActivity, filed }: CasePart, today: string): boolean {
  if (status === 'open') return true
  const trace = lastActivity ?? filed
  return status === 'unknown' && terminated === undefined && isWithinYears(trace, today, UNKNOWN_OPEN_YEARS)
}

/** Undefined when the match needs no review. */
export function caseKind(
  part: CasePart,
  { record, standing }: Hit,
  role: CaseParty['role'] | undefined,
): KindOf<'litigation'> | undefined {
  const today = record.snapshotDate
  if (standing === 'none' || standing === 'ruled-out') return undefined
  if (standing === 'contradicted') return 'case-contradicted'
  const near = standing === 'alert' || standing === 'weak'
  const open = isOpen(part, today)
  const ended = part.terminated ?? part.lastActivity ?? part.filed
  const recent = open || isWithinYears(ended, today, RECENT_YEARS)
  if (role === 'plaintiff') return recent ? 'suit-plaintiff' : 'case-old'
  if (isEnforcement(part, record.sourceId)) {
    const within = isWithinYears(part.filed ?? part.lastActivity, today, RECENT_YEARS)
    if (DISMISSED.test(part.disposition ?? '')) return 'enforcement-dismissed'
    if (near) return within ? 'enforcement-alert' : 'case-alert'
    return within ? 'enforcement' : 'enforcement-old'
  }
  if (!recent) return 'case-old'
  if (near) return 'case-alert'
  // why: a bankruptcy also names creditors and parties that the trustee sues; those are not bankrupt
  if (part.caseKind === 'bankruptcy' && (role === 'debtor' || part.parties.length === 0))
    return open ? 'bankruptcy-open' : 'bankruptcy-closed'
  if (part.caseKind === 'criminal') return open ? 'criminal-open' : 'criminal-closed'
  if (!open) return 'suit-closed'
  return GRAVE.test(`${part.natureOfSuit ?? ''} ${part.cause ?? ''}`) ? 'grave-suit-open' : 'suit-open'
}

/** Whether a securities regulator brought the case, or a government for fraud. */
function isEnforcement(part: CasePart, sourceId: string): boolean {
  if (REGULATORS_SOURCES.has(sourceId)) return true
  const plaintiffs = part.parties.filter(({ role }) => role === 'plaintiff').map(({ name }) => name)
  const against = [part.caption, ...plaintiffs].map((text) => text.trim())
  if (against.some((text) => SECURITIES_REGULATOR.test(text))) return true
  const government = part.caseKind === 'regulatory' || against.some((text) => GOVERNMENT.test(text))
  const matter = [part.natureOfSuit, part.cause, part.disposition].join(' ')
  return government && (FRAUD.test(matter) || GRAVE.test(part.natureOfSuit ?? ''))
}
