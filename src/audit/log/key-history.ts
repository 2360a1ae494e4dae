// The keys that a log had, read from the entries of its chain: which of them sign a checkpoint of which size. A rotation has
// two entries, `began` and `ended`; the old key signs the first of them too, so without that key none can be made up. A key that was
// stolen is `replaced`: the new one signs alone, under a new name. An entry counts only as a leaf of the log, and this server signs only
// with its own keys.
import type { JsonObject } from '../../base/json.ts'
import type { EntryDraft } from '../chain.ts'
import { readEntry } from '../entry.ts'
import type { StoredLogEntry } from '../ports.ts'
import { equalBytes } from '../proofs/bytes.ts'
import {
  keyRotationData,
  keysAt,
  type KeyRotation,
  type NoteKey,
  ProofError,
  readKeyRotation,
  type SizeRange,
} from '../proofs/index.ts'
import { LogBroken } from './log-broken.ts'

/** An entry of the type `key.rotated`, with its hash. */
export interface LoggedRotation extends KeyRotation {
  readonly hash: string
}

/** A key of a log with the sizes whose checkpoints it signs. */
export type RangedKey = NoteKey & { readonly sizes: SizeRange }

/** The keys of a log, and where their rotation stands. */
export interface LogKeys {
  readonly keys: readonly RangedKey[]
  /** `waits`: signed with the key before that of this server. `overlaps`: with both. `current`: with that of this server alone. */
  readonly state: 'waits' | 'overlaps' | 'current'
  /** Why this server must not sign the log: it lacks a key. */
  readonly lacks: string | undefined
}

export const rotationDraft = (rotation: KeyRotation, at: string): EntryDraft => ({
  type: 'key.rotated',
  at,
  actor: 'operator',
  data: keyRotationData(rotation),
})

/**
 * The rotations among the entries of the chain `log`, in their order; the last one leads to the log with this name. Throws LogBroken
 * where one is not readable, or does not follow from the one before.
 */
export function readRotations(origin: string, entries: readonly StoredLogEntry[]): readonly LoggedRotation[] {
  const rotations: LoggedRotation[] = []
  for (const { seq, record } of entries) {
    const reading = readEntry(record)
    if (reading.kind !== 'entry') throw new LogBroken(`entry ${seq} of the chain of the log is not readable`)
    if (reading.entry.type !== 'key.rotated') continue
    const rotation = { ...rotationOf(reading.entry.data), hash: reading.hash }
    if (!follows(rotations, rotation))
      throw new LogBroken(
        `entry ${seq} of the chain of the log is not the next step of a rotation of its key`,
      )
    rotations.push(rotation)
  }
  const last = rotations.at(-1)
  if (last !== undefined && last.new.name !== origin)
    throw new LogBroken('the rotations of the key of the log are those of a log with another name')
  return rotations
}

function rotationOf(data: JsonObject): KeyRotation {
  try {
    return readKeyRotation(data)
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
    throw new LogBroken(error.message)
  }
}

const sameKey = (one: NoteKey, other: NoteKey): boolean => equalBytes(one.publicKey, other.publicKey)
const same = (one: NoteKey, other: NoteKey): boolean => one.name === other.name && sameKey(one, other)

function follows(before: readonly KeyRotation[], { state, old, new: next, size }: KeyRotation): boolean {
  const last = before.at(-1)
  if (last !== undefined && size <= last.size) return false
  if (state === 'ended') return last?.state === 'began' && same(last.old, old) && same(last.new, next)
  // why never again: an old key may be known to others by now
  const wasUsed = sameKey(old, next) || before.some((each) => sameKey(each.old, next))
  return !wasUsed && (last === undefined || (last.state !== 'began' && same(last.new, old)))
}

/** The keys of a log, each once; only its first one where it had no rotation. */
export function rangedKeys(rotations: readonly KeyRotation[], first: NoteKey): readonly RangedKey[] {
  let keys: RangedKey[] = [{ ...(rotations[0]?.old ?? first), sizes: { first: 0 } }]
  for (const { state, old, new: next, size } of rotations) {
    if (state !== 'began')
      keys = keys.map((key) => (same(key, old) ? { ...key, sizes: { ...key.sizes, last: size } } : key))
    if (state !== 'ended') keys.push({ ...next, sizes: { first: size + 1 } })
  }
  return keys
}

/** The name that the log has in its checkpoint of this size. */
export const originAt = (keys: readonly RangedKey[], size: number): string =>
  keysAt(keys, size)[0]?.name ?? ''
