// The Merkle tree of a log (RFC 6962, section 2.1): its hashes, the compact range that grows it, and the parts of it that
// a proof needs. A size is a whole number up to 2^53 - 1.
import { sha256Bytes } from '../../base/sha256.ts'
import { HASH_BYTES, concatBytes } from './bytes.ts'

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

/** MTH({d}) = SHA-256(0x00 || d) (RFC 6962, section 2.1). For an entry this is its entry hash. */
export function leafHash(data: Uint8Array): Uint8Array {
  return sha256Bytes(concatBytes(LEAF, data))
}

/** SHA-256(0x01 || left || right) (RFC 6962, section 2.1). */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256Bytes(concatBytes(NODE, left, right))
}

/** MTH({}) = SHA-256() (RFC 6962, section 2.1). */
export function emptyRoot(): Uint8Array {
  return sha256Bytes('')
}

/** A complete subtree: level 0 is a leaf, and `index` counts the subtrees of a level from the left. */
export interface SubtreeId {
  readonly level: number
  readonly index: number
}

/** A complete subtree and its hash. It never changes, so a store may keep it for ever. */
export interface Subtree extends SubtreeId {
  readonly hash: Uint8Array
}

/**
 * The hashes of the complete subtrees that make up a tree, from the largest to the smallest: all that is needed to append
 * and to know the root. A tree of n leaves has one for each 1 among the binary digits of n.
 */
export interface CompactRange {
  readonly size: number
  readonly hashes: readonly Uint8Array[]
}

export const EMPTY_RANGE: CompactRange = { size: 0, hashes: [] }

/** A compact range from a store. Throws a RangeError where the number or length of hashes does not fit the size. */
export function compactRange(size: number, hashes: readonly Uint8Array[]): CompactRange {
  if (!Number.isSafeInteger(size) || size < 0)
    throw new RangeError('a tree size is a whole number up to 2^53 - 1')
  const fits =
    hashes.length === subtreesOf(0, size).length && hashes.every(({ length }) => length === HASH_BYTES)
  if (!fits) throw new RangeError('the hashes of a compact range do not fit its size')
  return { size, hashes }
}

/**
 * Appends the hash of one leaf with O(log n) hashes. `subtrees` are the complete subtrees that this leaf completes, itself
 * included: two on average.
 */
export function appendLeaf(
  range: CompactRange,
  leaf: Uint8Array,
): { readonly range: CompactRange; readonly subtrees: readonly Subtree[] } {
  if (leaf.length !== HASH_BYTES) throw new RangeError('a leaf hash has 32 bytes')
  let node: Subtree = { level: 0, index: range.size, hash: leaf }
  const subtrees = [node]
  const hashes = [...range.hashes]
  while (node.index % 2 === 1) {
    const left = hashes.pop()
    if (left === undefined) throw new RangeError('the hashes of a compact range do not fit its size')
    node = { level: node.level + 1, index: (node.index - 1) / 2, hash: nodeHash(left, node.hash) }
    subtrees.push(node)
  }
  return { range: compactRange(range.size + 1, [...hashes, node.hash]), subtrees }
}

/** The root of the tree that the range makes up: MTH(D[n]) (RFC 6962, section 2.1). */
export function rangeRoot({ hashes }: CompactRange): Uint8Array {
  return foldSubtrees(hashes) ?? emptyRoot()
}

/** The root over leaf hashes in order. */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  return rangeRoot(leaves.reduce((range, leaf) => appendLeaf(range, leaf).range, EMPTY_RANGE))
}

/** The leaves from `start` up to and without `end`. */
export type LeafSpan = readonly [start: number, end: number]

/** The complete subtrees that make up a span, from the left. `start` must be a multiple of a power of two >= the length. */
export function subtreesOf(start: number, end: number): readonly SubtreeId[] {
  const subtrees: SubtreeId[] = []
  let at = start
  while (at < end) {
    let [level, width] = [0, 1]
    while (width <= (end - at) / 2) [level, width] = [level + 1, width * 2]
    subtrees.push({ level, index: at / width })
    at += width
  }
  return subtrees
}

/** The largest power of two below the number of leaves: where the tree over a span divides (RFC 6962, section 2.1). */
export function splitOf([start, end]: LeafSpan): number {
  let width = 1
  while (width * 2 < end - start) width *= 2
  return start + width
}

/** The hash over neighbouring complete subtrees of falling size; undefined for none. */
export function foldSubtrees(hashes: readonly Uint8Array[]): Uint8Array | undefined {
  let folded = hashes.at(-1)
  for (let at = hashes.length - 2; at >= 0 && folded !== undefined; at--) {
    const left = hashes[at]
    if (left !== undefined) folded = nodeHash(left, folded)
  }
  return folded
}
