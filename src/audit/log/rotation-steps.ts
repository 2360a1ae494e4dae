// The two steps of a rotation of the key of a log: which keys sign the entry of each, and when a step is refused.
import { keysAt, type NoteSigner } from '../proofs/index.ts'
import type { KeyRotation } from './key-history.ts'
import { LogBroken } from './log-broken.ts'
import type { LogSigners } from './log-signers.ts'

export interface RotationStep extends Pick<KeyRotation, 'state' | 'old' | 'new'> {
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
  if (keys.some(({ id }) => id === current.id))
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
