// The keys that a log had, read from the entries of its chain: which of them sign a checkpoint of which size. A rotation has
// two entries. `began`: from the next checkpoint on, the old key and the new one sign. `ended`: the old one signs no more.
// An entry counts only as a leaf of the log, under a checkpoint that the old key signed: without that key none can be made up.
import type { EntryDraft } from '../chain.ts'
import { readEntry } from '../entry.ts'
import type { StoredLogEntry } from '../ports.ts'
import { equalBytes } from '../proofs/bytes.ts'
import { type NoteKey, ProofError, readNoteKey, type SizeRange, writeNoteKey } from '../proofs/index.ts'
import { LogBroken } from './log-broken.ts'

/** An entry of the type `key.rotated`. */
export interface KeyRotation {
  readonly state: 'began' | 'ended'
  readonly old: NoteKey
  readonly new: NoteKey
  /** The number of leaves before this entry, which is its place in the log. */
  readonly size: number
  /** The hash of the entry. */
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

export function rotationDraft(
  { state, old, new: next, size }: Omit<KeyRotation, 'hash'>,
  at: string,
): EntryDraft {
  const data = { state, old: writeNoteKey(old), new: writeNoteKey(next), size }
  return { type: 'key.rotated', at, actor: 'operator', data }
}

/**
 * The rotations among the entries of the chain `log`, in their order. Throws LogBroken where one is not readable, or does not
 * follow from the one before.
 */
export function readRotations(origin: string, entries: readonly StoredLogEntry[]): readonly KeyRotation[] {
  const rotations: KeyRotation[] = []
  for (const { seq, record } of entries) {
    const reading = readEntry(record)
    if (reading.kind !== 'entry') throw new LogBroken(`entry ${seq} of the chain of the log is not readable`)
    if (reading.entry.type !== 'key.rotated') continue
    const rotation = { ...rotationOf(reading.entry.data), hash: reading.hash }
    if (rotation.old.name !== origin || rotation.new.name !== origin || !follows(rotations, rotation))
      throw new LogBroken(
        `entry ${seq} of the chain of the log is not the next step of a rotation of its key`,
      )
    rotations.push(rotation)
  }
  return rotations
}

function rotationOf({ state, old, new: next, size }: Readonly<Record<string, unknown>>) {
  try {
    if (
      (state === 'began' || state === 'ended') &&
      typeof old === 'string' &&
      typeof next === 'string' &&
      typeof size === 'number' &&
      Number.isSafeInteger(size) &&
      size >= 0
    )
      return { state, old: readNoteKey(old), new: readNoteKey(next), size } as const
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
  }
  throw new LogBroken('an entry on a rotation of the key names no keys and no size')
}

const same = (one: NoteKey, other: NoteKey): boolean => equalBytes(one.publicKey, other.publicKey)

function follows(before: readonly KeyRotation[], { state, old, new: next, size }: KeyRotation): boolean {
  const last = before.at(-1)
  if (last !== undefined && size <= last.size) return false
  if (state === 'ended') return last?.state === 'began' && same(last.old, old) && same(last.new, next)
  // why never again: an old key may be known to others by now
  const wasUsed = same(old, next) || before.some((each) => same(each.old, next))
  return !wasUsed && (last === undefined || (last.state === 'ended' && same(last.new, old)))
}

/** The keys of a log, each once; only its first one where it had no rotation. */
export function rangedKeys(rotations: readonly KeyRotation[], first: NoteKey): readonly RangedKey[] {
  const keys: RangedKey[] = [{ ...(rotations[0]?.old ?? first), sizes: { first: 0 } }]
  for (const { state, new: next, size } of rotations) {
    if (state === 'began') keys.push({ ...next, sizes: { first: size + 1 } })
    else {
      const old = keys.at(-2)
      if (old !== undefined) keys.splice(-2, 1, { ...old, sizes: { ...old.sizes, last: size } })
    }
  }
  return keys
}
