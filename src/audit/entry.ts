// One entry of the audit log: its allowed contents, its exact bytes, and its hash (RFC 8785; leaf hash of RFC 6962).
// Personal fields never enter an entry; digest.ts makes the digests that replace them.
import { canonicalJson } from '../base/canonical-json.ts'
import { isCalendarDay } from '../base/day.ts'
import { isJsonObject, type JsonObject } from '../base/json.ts'
import { sha256Hex } from '../base/sha256.ts'
import { jsonProblem } from './json-problem.ts'
import { parseCanonicalJson } from './parse-canonical-json.ts'

export const ENTRY_TYPES = [
  'run.opened',
  'input',
  'scorer',
  'source',
  'step',
  'output',
  'scorecard.sealed',
  'run.failed',
  'run.cancelled',
  'erasure',
  'key.rotated',
  'assessment.scored',
  'retention.set',
  'watch.pass',
  'watch.matches',
  'watch.failed',
  'case.decided',
  'four_eyes.set',
  'activity',
] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

/** Types that belong to no run. They carry `run: "log"` and form a separate chain. */
const LOG_TYPES: ReadonlySet<unknown> = new Set<EntryType>([
  'erasure',
  'key.rotated',
  'retention.set',
  'four_eyes.set',
  'activity',
])
/** The chain of the log itself. */
export const LOG_CHAIN = 'log'

/** The `prev` of a chain's first entry. */
export const NO_HASH = '0'.repeat(64)

export interface AuditEntry {
  readonly v: 1
  /** Random id of the tenant's log: neither a name nor the workspace id. Ids are 1 to 64 visible ASCII characters. */
  readonly tenant: string
  readonly run: string
  /** Position in the chain, dense from 0. */
  readonly seq: number
  /** Hash of the entry before; NO_HASH for the first and for no other. */
  readonly prev: string
  readonly type: EntryType
  /** UTC instant with milliseconds, `2026-11-20T09:30:00.000Z`. `seq` gives the order, not this. */
  readonly at: string
  /** Id of the key or member that acted. */
  readonly actor: string
  readonly data: JsonObject
}

const isId = (value: unknown): boolean => typeof value === 'string' && /^[\x21-\x7e]{1,64}$/.test(value)
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  isCalendarDay(value.slice(0, 10)) &&
  /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/.test(value.slice(10))

const MEMBERS: Readonly<Record<keyof AuditEntry, (value: unknown) => boolean>> = {
  v: (value) => value === 1,
  tenant: isId,
  run: isId,
  seq: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  prev: isHash,
  type: (value) => ENTRY_TYPES.some((type) => type === value),
  at: isInstant,
  actor: isId,
  data: isJsonObject,
}

/** Why a value is not an entry, by the names of members and never by their values; undefined when it is one. */
export function entryProblem(value: unknown): string | undefined {
  return jsonProblem(value) ?? memberProblem(value)
}

/** The same for a value that is known to be plain JSON. */
function memberProblem(value: unknown): string | undefined {
  if (!isJsonObject(value)) return 'it is not an object'
  if (Object.keys(value).some((name) => !Object.hasOwn(MEMBERS, name))) return 'it has an unknown member'
  const wrong = Object.entries(MEMBERS).find(
    ([name, fits]) => !Object.hasOwn(value, name) || !fits(value[name]),
  )
  if (wrong !== undefined) return `/${wrong[0]} is missing or malformed`
  if ((value['run'] === LOG_CHAIN) !== LOG_TYPES.has(value['type'])) return '/type does not belong into /run'
  if ((value['seq'] === 0) !== (value['prev'] === NO_HASH)) return '/prev does not fit /seq'
  return undefined
}

/**
 * The canonical bytes of an entry: these are stored, shown and hashed, and never regenerated for verification. Throws a
 * TypeError, which repeats no value, on anything but a checked entry.
 */
export function entryBytes(entry: AuditEntry): Uint8Array {
  const problem = entryProblem(entry)
  if (problem !== undefined) throw new TypeError(`audit entry: ${problem}`)
  return new TextEncoder().encode(canonicalJson({ ...entry }))
}

/** SHA-256(0x00 || bytes) as 64 lower-case hex digits: chain and tree share this one hash. */
export function entryHash(bytes: Uint8Array): string {
  const leaf = new Uint8Array(bytes.length + 1)
  leaf.set(bytes, 1)
  return sha256Hex(leaf)
}

export type EntryReading =
  | { readonly kind: 'entry'; readonly entry: AuditEntry; readonly hash: string }
  | { readonly kind: 'malformed'; readonly problem: string }
  /** An entry, but not in the spelling of RFC 8785: space, order, escapes, a repeated name. */
  | { readonly kind: 'not_canonical' }

/**
 * Reads a stored record unchanged, and hashes it. Never throws. A store that keeps bytes must first decode them
 * strictly (fatal, byte order mark kept); otherwise a damaged byte could disappear before this check.
 */
export function readEntry(record: string): EntryReading {
  const reading = parseCanonicalJson(record)
  if (reading.kind !== 'value') return reading
  const problem = memberProblem(reading.value)
  if (problem !== undefined) return { kind: 'malformed', problem }
  const entry = reading.value as unknown as AuditEntry
  return { kind: 'entry', entry, hash: entryHash(new TextEncoder().encode(record)) }
}

const BESIDE_SESSIONS: ReadonlySet<string> = new Set([
  'watch.pass',
  'watch.matches',
  'watch.failed',
  'case.decided',
])

/** Whether a record is of a chain beside those of sessions: of the passes over a portfolio, of the matches that they left, of those that failed, or of the decisions about a case. */
export function isBesideSessions(record: string | undefined): boolean {
  const reading = readEntry(record ?? '')
  return reading.kind === 'entry' && BESIDE_SESSIONS.has(reading.entry.type)
}
