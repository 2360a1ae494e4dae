// One entry of the ledger: its identity, its age, and whether it counts (rules K-1 to K-3, section Flags).
import type { Verification } from '../../../citations/judge/verification.ts'
import { canonicalJson } from '../../../base/canonical-json.ts'
import { daysBetween } from '../../../base/day.ts'
import type { JsonObject } from '../../../base/json.ts'
import { sha256Hex } from '../../../base/sha256.ts'
import type { AxisId } from '../protocol/axes.ts'
import { DATE_FIELDS } from '../protocol/limits.ts'
import type { Kind, ValueOf } from '../protocol/value-schemas.ts'

/** What the link check found at one URL. `status` is null when no answer came. */
export interface HeadResult {
  readonly url: string
  readonly class: 'ok' | 'restricted' | 'fail'
  readonly status: number | null
}

/** Flags that are stored with an entry; all others follow from the whole ledger (F-4 to F-9). */
export type StoredFlag = 'superseded' | 'excluded' | 'restricted'
export type Flag =
  | StoredFlag
  | 'self_source'
  | 'stale'
  | 'templated'
  | 'role_echo'
  | 'rival_marketing'
  | 'unmatched_competitor'

/** An accepted signal (K-1). `age_days` is frozen at receipt; null without a date field. */
export interface SignalEntry {
  readonly id: string
  readonly axis: AxisId
  readonly kind: Kind
  readonly value: JsonObject
  readonly received_at: string
  readonly age_days: number | null
  readonly head: readonly HeadResult[]
  readonly verify: Verification | null
  readonly flags: readonly Flag[]
}

/** All entries of a session, superseded and excluded ones included. */
export type Ledger = readonly SignalEntry[]

/** A signal as a caller sends it. */
export interface SubmittedSignal {
  readonly axis: string
  readonly kind: string
  readonly value: JsonObject
}

/** A signal whose axis, kind and value have passed acceptance. */
export interface AcceptedSignal {
  readonly axis: AxisId
  readonly kind: Kind
  readonly value: JsonObject
}

/** An entry of a known kind, its value typed by the schema of that kind. */
export type EntryOf<K extends Kind> = Omit<SignalEntry, 'kind' | 'value'> & {
  readonly kind: K
  readonly value: ValueOf<K>
}

/** Whether an entry is of a kind. The ledger holds accepted values only, so its value then fits the schema. */
export function isOf<K extends Kind>(kind: K, entry: SignalEntry | EntryOf<K>): entry is EntryOf<K> {
  return entry.kind === kind
}

/**
 * Entry id (K-2): `e_` and the first 8 hex digits of SHA-256 over the canonical JSON of [axis, kind, value]; 4 more
 * digits while another entry of the session holds that id.
 */
export function entryId(signal: AcceptedSignal, taken: ReadonlySet<string>): string {
  const digest = sha256Hex(canonicalJson([signal.axis, signal.kind, signal.value]))
  let digits = 8
  while (taken.has(`e_${digest.slice(0, digits)}`)) digits += 4
  return `e_${digest.slice(0, digits)}`
}

/** Age of a value in whole UTC days from its first date field to the day of receipt, at least 0 (K-3). */
export function ageDays(value: JsonObject, receivedAt: string): number | null {
  const day = datedOn(value)
  return day === undefined ? null : Math.max(0, daysBetween(day, receivedAt))
}

/** The day that dates a value: its first present date field (K-3). */
export function datedOn(value: JsonObject): string | undefined {
  return DATE_FIELDS.map((name) => textOfField(value, name)).find((day) => day !== undefined)
}

/** A text member of a value; undefined when it is absent, empty or no text. */
export function textOfField(value: JsonObject, name: string): string | undefined {
  const member = value[name]
  return typeof member === 'string' && member !== '' ? member : undefined
}

/** The same entry with other flags. */
export function withFlags(entry: SignalEntry, flags: readonly Flag[]): SignalEntry {
  return { ...entry, flags }
}

/** Live: not superseded (K-4). Acceptance compares a signal with live entries. */
export function isLive(entry: SignalEntry): boolean {
  return !entry.flags.includes('superseded')
}

/** Counted: neither superseded, excluded nor from the founder's own source (F-1, F-2, F-4). */
export function isCounted(entry: SignalEntry): boolean {
  return !entry.flags.some((flag) => flag === 'superseded' || flag === 'excluded' || flag === 'self_source')
}

const MUTING: ReadonlySet<Flag> = new Set([
  'templated',
  'role_echo',
  'rival_marketing',
  'unmatched_competitor',
])

/** Muted (F-6 to F-9): counts towards `have` and the majorities of caps, but earns nothing. */
export function isMuted(entry: { readonly flags: readonly Flag[] }): boolean {
  return entry.flags.some((flag) => MUTING.has(flag))
}
