// Proves leaves of a log under its newest checkpoint, from the stored subtrees.
import type { LogReads, StoredSubtree } from '../ports.ts'
import { readUtf8 } from '../proofs/bytes.ts'
import {
  bytesOfHex,
  inclusionPath,
  inclusionSubtrees,
  type OpenedCheckpoint,
  type ReadSubtree,
  type SubtreeId,
  verifyInclusion,
  writeNote,
  writeTlogProof,
} from '../proofs/index.ts'
import { LogBroken } from './log-broken.ts'
import { HASH } from './stored-leaf.ts'

/** A leaf with its proof file (C2SP tlog-proof, version 1), which ends with the checkpoint it is proved under. */
export interface ProvedLeaf {
  readonly index: number
  readonly proof: string
  readonly checkpoint: string
}

/** Undefined where a hash is no leaf of the tree that the checkpoint signs. */
export async function proveLeaves(
  tenant: LogReads,
  hashes: readonly string[],
  checkpoint: OpenedCheckpoint,
): Promise<readonly ProvedLeaf[] | undefined> {
  const { size } = checkpoint
  const indices = await tenant.leafIndices(hashes)
  const leaves = hashes.map((hash) => ({ hash, index: indices.get(hash) ?? -1 }))
  if (leaves.some(({ index }) => index < 0 || index >= size)) return undefined
  const read = await reader(
    tenant,
    leaves.flatMap(({ index }) => inclusionSubtrees(index, size)),
  )
  const note = writeNote(checkpoint.note)
  const proved = leaves.map(({ hash, index }) => ({ hash, index, path: inclusionPath(index, size, read) }))
  if (!proved.every(({ hash, index, path }) => verifyInclusion(bytesOfHex(hash), index, checkpoint, path)))
    return undefined
  return proved.map(({ index, path }) => ({
    index,
    proof: readUtf8(writeTlogProof({ index, path, checkpoint: note }), 'a proof'),
    checkpoint: readUtf8(note, 'a checkpoint'),
  }))
}

/** Reads subtrees in one query. The reader throws LogBroken on one that is not stored. */
export async function reader(tenant: LogReads, wanted: readonly SubtreeId[]): Promise<ReadSubtree> {
  const places = new Map(wanted.map((place) => [`${place.level} ${place.index}`, place]))
  return readerOf(places.size === 0 ? [] : await tenant.subtrees([...places.values()]))
}

function readerOf(stored: readonly StoredSubtree[]): ReadSubtree {
  const known = new Map(stored.map(({ level, index, hash }) => [`${level} ${index}`, hash]))
  return ({ level, index }) => bytesOfHash(known.get(`${level} ${index}`))
}

/** Throws LogBroken for what is no hash. */
export function bytesOfHash(hash: string | undefined): Uint8Array {
  if (hash === undefined || !HASH.test(hash)) throw new LogBroken('a part of the log is missing or damaged')
  return bytesOfHex(hash)
}
