// One entry of the ledger: its identity, its age, and whether it counts (rules K-1 to K-3, section Flags).
import type { Flag } from '../../../contract/vocabulary/flag.ts'
import type { Verification } from '../../../citations/judge/verification.ts'
import { canonicalJson } from '../../../base/canonical-json.ts'
import { daysBetween } from '../../../base/day.ts'
import type { JsonObject } from '../../../base/json.ts'
import { sha256Hex } from '../../../base/sha256.ts'
import type { AxisId } from '../protocol/axes.ts'
import { isEarning, type EntryProvenance } from './provenance.ts'
import type { MessageProof } from './message-proof.ts'
import type { PageRead } from './page-read.ts'
import { DATE_FIELDS } from '../protocol/limits.ts'
import type { Kind, ValueOf } from '../protocol/value-schemas.ts'

/** What the link check found at one URL. `status` is null without an answer. */
export interface HeadResult {
  readonly url: string
  readonly class: 'ok' | 'restricted' | 'fail'
  readonly status: number | null
}

/** Flags that are stored with an entry; the others are computed from the whole ledger (F-4 to F-9). */
export type StoredFlag = Extract<Flag, 'superseded' | 'withdrawn' | 'excluded' | 'restricted'>
export type { Flag }

/** An accepted signal (K-1). `age_days` is fixed at receipt; null without a date field. */
export interface SignalEntry {
  readonly id: string
  readonly axis: AxisId
  readonly kind: Kind
  readonly value: JsonObject
  readonly received_at: string
  readonly age_days: number | null
  readonly head: readonly HeadResult[]
  /** What was read at the pages it cites; empty for an entry older than the reading of pages. */
  readonly reads: readonly PageRead[]
  readonly verify: Verification | null
  readonly flags: readonly Flag[]
  /** The key, or the person, that sent it; absent for an entry older than this record. */
  readonly sent_by?: string
  /** The signed message that proves it (P-8). */
  readonly proof?: MessageProof
  /** Set with the flags that depend on the whole ledger; never stored. */
  readonly provenance?: EntryProvenance
}

/** All entries of a session, including superseded and excluded ones. */
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

/** An entry of a known kind; the schema of that kind gives the type of its value. */
export type EntryOf<K extends Kind> = Omit<SignalEntry, 'kind' | 'value'> & {
  readonly kind: K
  readonly value: ValueOf<K>
}

/** Whether an entry has a kind. The ledger holds accepted values only, so its value then fits the schema. */
export function isOf<K extends Kind>(kind: K, entry: SignalEntry | EntryOf<K>): entry is EntryOf<K> {
  return entry.kind === kind
}

/**
 * Entry id (K-2): `e_` and the first 8 hex digits of SHA-256 over the canonical JSON of [axis, kind, value]; 4 more
 * digits while another entry of the session has that id.
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

/** The day of a value: its first present date field (K-3). */
export function datedOn(value: JsonObject): string | undefined {
  return DATE_FIELDS.map((name) => textOfField(value, name)).find((day) => day !== undefined)
}

/** A text member of a value; undefined if it is absent, empty or not text. */
export function textOfField(value: JsonObject, name: string): string | undefined {
  const member = value[name]
  return typeof member === 'string' && member !== '' ? member : undefined
}

/** The same entry with other flags. */
export function withFlags(entry: SignalEntry, flags: readonly Flag[]): SignalEntry {
  return { ...entry, flags }
}

/** Live: neither superseded nor withdrawn (K-4, C-2). Acceptance compares a signal with live entries. */
export function isLive({ flags }: SignalEntry): boolean {
  return !flags.includes('superseded') && !flags.includes('withdrawn')
}

/** Counted: live, neither excluded nor from the founder's own source (F-1, F-2, F-4). */
export function isCounted(entry: SignalEntry): boolean {
  return isLive(entry) && !entry.flags.some((flag) => flag === 'excluded' || flag === 'self_source')
}

const MUTING: ReadonlySet<Flag> = new Set([
  'templated',
  'role_echo',
  'rival_marketing',
  'unmatched_competitor',
  'off_topic',
  'one_story',
  'adverse_text',
])

/** A flagged entry, or what stands for one in a rule. */
export type Weighed = Pick<SignalEntry, 'flags' | 'provenance'>

/**
 * Muted (F-6 to F-9, P-4 to P-6): counts towards `have` and the majorities of caps, but earns nothing beyond what the founder's
 * word earns. An entry without provenance was not weighed by its source.
 */
export function isMuted(entry: Weighed): boolean {
  return isFlagged(entry) || isOwnWord(entry)
}

/** Whether an entry earns what the founder's word earns, by its provenance alone. */
export function isOwnWord({ provenance }: Pick<SignalEntry, 'provenance'>): boolean {
  return provenance !== undefined && !isEarning(provenance)
}

/** Muted by its text (F-6 to F-9, P-5, P-6), whatever its source. */
export function isFlagged({ flags }: Weighed): boolean {
  return flags.some((flag) => MUTING.has(flag))
}

/** Whether a page of the entry was read whole and does not hold what it claims. */
export function wasAbsent({ reads }: Pick<SignalEntry, 'reads'>): boolean {
  return reads.some(({ outcome }) => outcome === 'absent')
}

/** Whether the page of an entry was read and does not hold what it claims (P-3): it earns nothing at all. */
export function isAbsent({ provenance }: Pick<SignalEntry, 'provenance'>): boolean {
  return provenance?.grade === 'absent'
}
