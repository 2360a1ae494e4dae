// The two steps of a rotation of the key of a log, and its replacement after it was stolen: which keys sign the entry of each, and when it is
// refused.
import { equalBytes } from '../proofs/bytes.ts'
import { keysAt, type KeyRotation, noteKey, type NoteKey, type NoteSigner } from '../proofs/index.ts'
import { LogBroken } from './log-broken.ts'
import type { LogSigners } from './log-signers.ts'

export interface RotationStep extends Pick<KeyRotation, 'state' | 'old' | 'new' | 'checkpoint'> {
  /** The keys that sign the entry, and every checkpoint after it. */
  readonly signers: readonly NoteSigner[]
}

/**
 * The first step, from the second of the own keys to the first. Undefined where the log is signed with the first one already.
 * The old key must sign the entry, so that nothing but the old key can bring in a new one.
 */
export function beginRotation(
  { rotations, keys, lacks }: LogSigners,
  [current, previous]: readonly NoteSigner[],
): RotationStep | undefined {
  if (lacks !== undefined) throw new LogBroken(lacks)
  const signing = keysAt(keys, Infinity)
  const last = rotations.at(-1)
  if (current === undefined) throw new LogBroken('this server has no key')
  if (signing.at(-1)?.id === current.id || keys.length === 0) return undefined
  if (keys.some((key) => isSame(key, current)))
    throw new LogBroken(
      last?.state === 'began'
        ? `the log is being rotated to the key ${last.new.id}: exchange ASSAY_LOG_KEY and ASSAY_LOG_KEY_PREVIOUS`
        : `the key ${current.id} signed the log before, and a key that was retired does not come back: make a new one`,
    )
  if (last?.state === 'began')
    throw new LogBroken(
      `the log is being rotated to the key ${last.new.id}: end that rotation first, with "assay audit retire-key"`,
    )
  if (previous === undefined || signing.at(-1)?.id !== previous.id)
    throw new LogBroken('a rotation needs the key that signs the log (ASSAY_LOG_KEY_PREVIOUS)')
  return { state: 'began', old: previous, new: current, signers: [current, previous] }
}

/** The second step. Undefined where no rotation is under way. */
export function endRotation({ rotations, signers, lacks }: LogSigners): RotationStep | undefined {
  const last = rotations.at(-1)
  if (last?.state !== 'began') return undefined
  const newest = signers.filter(({ id }) => id === last.new.id)
  if (newest.length === 0) throw new LogBroken(lacks ?? 'this server lacks the new key of the log')
  return { state: 'ended', old: last.old, new: last.new, signers: newest }
}

/**
 * The step after the key was stolen: the log goes on under a new name, which the first of the own keys signs alone. Its entry has the last
 * checkpoint of the old name. Undefined where the log is signed with the first key alone already, and has no other key or was replaced.
 */
export function replaceKey(
  { rotations, keys }: LogSigners,
  [current, stolen]: readonly NoteSigner[],
  next: { readonly origin: string; readonly checkpoint: string },
): RotationStep | undefined {
  const signing = keysAt(keys, Infinity)
  const [signs] = signing
  if (current === undefined) throw new LogBroken('this server has no key')
  const last = rotations.at(-1)
  if (keys.length === 0) return undefined
  if (signing.length === 1 && signs !== undefined && isSame(signs, current)) {
    // why: it came by the key before it, so that it is the key that is to be replaced, or one that the thief could bring in
    if (last?.state === 'ended')
      throw new LogBroken(
        `the key ${signs.id} signs the log since a rotation: a replacement needs a new key, with this one as ASSAY_LOG_KEY_PREVIOUS`,
      )
    return undefined
  }
  if (last?.state === 'began')
    throw new LogBroken(
      `the log is being rotated to the key ${last.new.id}: end that rotation first, with "assay audit retire-key"`,
    )
  if (keys.some((key) => isSame(key, current)))
    throw new LogBroken(
      `the key ${current.id} signed the log before, and a key that was retired does not come back: make a new one`,
    )
  if (signs === undefined || stolen === undefined || !isSame(signs, stolen))
    throw new LogBroken('the key that signs the log is needed to read it (ASSAY_LOG_KEY_PREVIOUS)')
  const signer = { ...noteKey(next.origin, current.publicKey), sign: current.sign }
  return { state: 'replaced', old: signs, new: signer, signers: [signer], checkpoint: next.checkpoint }
}

/** why by the bytes: the id of a key depends on the name of the log */
const isSame = (one: NoteKey, other: NoteKey): boolean => equalBytes(one.publicKey, other.publicKey)
