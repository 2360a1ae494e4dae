// Test data of the audit log: drafts of a run, and valid variations of a value.
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts'
import { appendEntries, openChain, type EntryDraft, type StoredEntry } from '../chain.ts'
import type { EntryType } from '../entry.ts'

export const TENANT = 'log_7Qm2xW'
export const RUN = '01JD2N6S7Z9V4K8Y3T5R1Q0PXA'

export const draft = (type: EntryType, data: JsonObject = {}): EntryDraft => ({
  type,
  at: '2026-11-20T09:30:00.000Z',
  actor: 'key_01',
  data,
})

/** A short run with every kind of character that JSON spells specially. */
export const EXAMPLE: readonly EntryDraft[] = [
  draft('run.opened', { scorers: { sanctions: '1.0.0' }, seed: 7, policy: 'default' }),
  draft('input', { _sd: ['ZGlnZXN0'], note: 'Zoë "A\\B"\n\u0001 €😀' }),
  draft('source', { id: 'un-sc', records: 1002, stale: false, previous: null }),
  draft('output', { value: 42, points: [12, -3, 0] }),
  draft('scorecard.sealed', { verdict: 'proceed', risk: 8 }),
]

/** The entries of a new run of these drafts. */
export function chainOf(drafts: readonly EntryDraft[], run = RUN): readonly StoredEntry[] {
  return appendEntries(openChain(TENANT, run), drafts).entries
}

/** The same value with every number changed to an integer that an entry may hold. */
export function integersOnly(value: JsonValue): JsonValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : Math.trunc(value % 1_000_000)
  return mapMembers(value, (members) => members, integersOnly)
}

/** The same value with the members of every object in the opposite order. */
export function reversed(value: JsonValue): JsonValue {
  return mapMembers(value, (members) => members.toReversed(), reversed)
}

type Members = readonly (readonly [string, JsonValue | undefined])[]

function mapMembers(
  value: JsonValue,
  order: (members: Members) => Members,
  map: (member: JsonValue) => JsonValue,
): JsonValue {
  if (typeof value !== 'object' || value === null) return value
  if (!isJsonObject(value)) return value.map(map)
  // why: fromEntries defines `__proto__` as a member, where an assignment would set the prototype
  return Object.fromEntries(order(Object.entries(value)).map(([name, member]) => [name, map(member ?? null)]))
}
