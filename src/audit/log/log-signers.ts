// Which keys of this server sign the next checkpoint of a log. The log decides, by the rotations in its chain: a server that
// has other keys than the log needs signs nothing, so that servers with old and new settings can run side by side.
import type { LogName, LogReads, StoredCheckpoint, VerifyEd25519 } from '../ports.ts'
import { utf8 } from '../proofs/bytes.ts'
import {
  keysAt,
  type NoteSigner,
  openCheckpoint,
  type OpenedCheckpoint,
  ProofError,
} from '../proofs/index.ts'
import { type LoggedRotation, originAt, type RangedKey, rangedKeys, readRotations } from './key-history.ts'
import { LogBroken } from './log-broken.ts'

export interface LogSigners {
  readonly rotations: readonly LoggedRotation[]
  readonly keys: readonly RangedKey[]
  /** Those of the keys of this server that must sign, the newest first. */
  readonly signers: readonly NoteSigner[]
  /** Why this server must not sign: it lacks a key. */
  readonly lacks: string | undefined
}

/** The ids of the keys of the log that signed a checkpoint, as it says itself. */
export const signedIds = ({ note, origin }: Pick<OpenedCheckpoint, 'note' | 'origin'>): string =>
  note.signatures
    .filter(({ name }) => name === origin)
    .map(({ id }) => id)
    .toSorted()
    .join(' ')

export interface SignerPorts {
  /** The keys of this server, the newest first. */
  readonly own: readonly NoteSigner[]
  readonly verify: VerifyEd25519
  /** The places of leaves that are proved under the newest checkpoint; undefined where one is none. */
  readonly places: (hashes: readonly string[]) => Promise<readonly number[] | undefined>
}

/** Throws LogBroken where the rotations are not those of the signed log, or its newest checkpoint is signed otherwise than they say. */
export async function logSigners(
  tenant: LogReads,
  { origin }: LogName,
  newest: OpenedCheckpoint,
  { own, verify, places }: SignerPorts,
): Promise<LogSigners> {
  const rotations = readRotations(origin, await tenant.rotationEntries())
  const [first] = newest.signedBy
  if (first === undefined) throw new LogBroken('no known key signed the newest checkpoint of the log')
  const keys = rangedKeys(rotations, first)
  const found = rotations.length === 0 ? [] : await places(rotations.map(({ hash }) => hash))
  if (found === undefined || rotations.some(({ size }, at) => found[at] !== size))
    throw new LogBroken('a rotation of the key of the log is not in the log')
  for (const { size, checkpoint: last } of rotations) {
    const [checkpoint] = await tenant.checkpointsAfter(size, 1)
    if (checkpoint?.size !== size + 1 || faultOfSigners(checkpoint, keys, verify) !== undefined)
      throw new LogBroken(
        'a rotation of the key of the log is under no checkpoint that the keys of this rotation signed',
      )
    if (last !== undefined && (await tenant.checkpointsAfter(size - 1, 1))[0]?.note !== last)
      throw new LogBroken(
        'the last checkpoint of the log under its earlier name is not the one that it names',
      )
  }
  const expected = keysAt(keys, newest.size)
  const wanted = expected.map(({ id }) => id).toSorted()
  if (signedIds(newest) !== wanted.join(' '))
    throw new LogBroken(
      `the newest checkpoint of the log is not signed with ${wanted.join(' and ')}, as the rotations of its key say`,
    )
  const has = ({ id }: RangedKey): boolean => own.some((each) => each.id === id)
  const lacking = expected.find((key) => !has(key))
  return {
    rotations,
    keys,
    signers: own.filter(({ id }) => wanted.includes(id)),
    lacks:
      lacking === undefined
        ? undefined
        : lacking.id === rotations.at(-1)?.old.id
          ? `the rotation of the key of the log has not ended: give the server the old key ${lacking.id} too (ASSAY_LOG_KEY_PREVIOUS), or end the rotation with "assay audit retire-key"`
          : `the log is also signed with the key ${lacking.id}, which this server does not have: start it again with the keys of the other servers (ASSAY_LOG_KEY and ASSAY_LOG_KEY_PREVIOUS)`,
  }
}

/**
 * Why a checkpoint does not hold under the keys of its log, which must all have signed it, and no other key of that name. The keys say
 * which name the log has at this size.
 */
export function faultOfSigners(
  { note, size }: StoredCheckpoint,
  keys: readonly RangedKey[],
  verify: VerifyEd25519,
): string | undefined {
  try {
    const opened = openCheckpoint(utf8(note), { origin: originAt(keys, size), keys }, verify)
    if (opened.size !== size) return 'it is of another size'
    const missing = keysAt(keys, size).find(({ id }) => !opened.signedBy.some((key) => key.id === id))
    if (missing !== undefined) return `the key ${missing.id} did not sign it`
    const others = signedIds(opened)
      .split(' ')
      .filter((id) => !opened.signedBy.some((key) => key.id === id))
    return others.length === 0 ? undefined : `it also has a signature of the key ${others.join(' ')}`
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
    return error.message
  }
}
