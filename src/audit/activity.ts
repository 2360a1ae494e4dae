// The entry that records what a person or a key did in a workspace. It has ids and no names: a digest stands for each personal
// value, which can be erased while the entry still verifies.
import { isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts'
import type { ActivityKind } from '../contract/vocabulary/activity-kinds.ts'
import type { EntryDraft } from './chain.ts'
import { type AuditEntry, readEntry } from './entry.ts'
import { digestsOfEntry, readErasure } from './erasure.ts'
import { readRetention } from './retention.ts'

export const ACTIVITY = 'activity'

/** Something that was done. */
export interface Act {
  readonly kind: ActivityKind
  /** ISO instant. */
  readonly at: string
  /** Id of the person or key; `operator` for a command of the operator. */
  readonly actor: string
  /** Id of what it is about. */
  readonly about?: string
  /** Codes, ids and numbers. */
  readonly details?: JsonObject
  /** Names and addresses, by the name of each; never a secret. */
  readonly personal?: Readonly<Record<string, string>>
}

/** An act that waited for the log, as it was stored; undefined where the row is none, because it was changed from outside. */
export function readWaitingAct(text: string): Act | undefined {
  try {
    const read: unknown = JSON.parse(text)
    const isAct =
      isJsonObject(read) &&
      [read['kind'], read['at'], read['actor']].every((each) => typeof each === 'string')
    return isAct ? (read as unknown as Act) : undefined
  } catch {
    return undefined
  }
}

export interface ActivityRecord extends Omit<Act, 'personal' | 'kind'> {
  /** Of a version of this program that knows more kinds, it may be another one. */
  readonly kind: string
  /** The log could not be written when it happened. */
  readonly late: boolean
  /** Of its personal values. */
  readonly digests: readonly string[]
  readonly entry: AuditEntry
  readonly hash: string
}

export const activityDraft = (
  { kind, at, actor, about, details = {} }: Act,
  digests: readonly string[],
  late: boolean,
): EntryDraft => ({
  type: ACTIVITY,
  at,
  actor,
  data: {
    kind,
    ...(about !== undefined && { about }),
    details,
    ...(late && { late }),
    ...(digests.length > 0 && { _sd: [...digests] }),
  },
})

/** What an entry of the chain of the log says was done; undefined for a record that is none. Never throws. */
export function readActivity(record: string): ActivityRecord | undefined {
  const reading = readEntry(record)
  if (reading.kind !== 'entry') return undefined
  const { entry, hash } = reading
  const { at, actor, data } = entry
  const read = { at, actor, digests: digestsOfEntry(entry), late: data['late'] === true, entry, hash }
  switch (entry.type) {
    case ACTIVITY: {
      const { kind, about, details } = data
      if (typeof kind !== 'string') return undefined
      return { ...read, kind, ...textOf('about', about), details: isJsonObject(details) ? details : {} }
    }
    case 'erasure': {
      const erasure = readErasure(record)
      if (erasure === undefined) return undefined
      const { run, reason } = erasure
      return run === VALUES
        ? { ...read, kind: 'values.erased', details: { reason } }
        : { ...read, kind: 'data.erased', about: run, details: { reason } }
    }
    case 'retention.set': {
      const retention = readRetention(record)
      if (retention === undefined) return undefined
      const { of, days, before } = retention
      return { ...read, kind: 'retention.set', details: { of, days, before } }
    }
    case 'four_eyes.set':
      return { ...read, kind: 'four_eyes.set', details: { required: data['required'] === true } }
    case 'key.rotated':
      return { ...read, kind: 'log_key.rotated', details: {} }
    default:
      return undefined
  }
}

/** What the erasure of personal values in entries of the log says in place of a run: no run has this id. */
export const VALUES = 'log'

const textOf = (name: string, value: JsonValue | undefined): { readonly about?: string } =>
  typeof value === 'string' ? { [name]: value } : {}
