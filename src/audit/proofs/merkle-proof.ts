// Proofs over the tree of a log: that a leaf is in it, and that a newer tree begins with an older one. They are made as
// RFC 6962, sections 2.1.1 and 2.1.2, defines, and checked by the iterative algorithms of RFC 9162, sections 2.1.3.2 and
// 2.1.4.2.
import { HASH_BYTES, equalBytes } from './bytes.ts'
import {
  emptyRoot,
  foldSubtrees,
  nodeHash,
  splitOf,
  subtreesOf,
  type LeafSpan,
  type SubtreeId,
} from './merkle-tree.ts'

/** The hash of a complete subtree of the log. */
export type ReadSubtree = (subtree: SubtreeId) => Uint8Array

/** The complete subtrees that `inclusionPath` reads, for a caller that loads them first. O(log n), without duplicates. */
export function inclusionSubtrees(index: number, size: number): readonly SubtreeId[] {
  return inclusionSpans(index, size).flatMap(([start, end]) => subtreesOf(start, end))
}

/** PATH(m, D[n]) (RFC 6962, section 2.1.1). Throws a RangeError unless 0 <= index < size. */
export function inclusionPath(index: number, size: number, read: ReadSubtree): readonly Uint8Array[] {
  return inclusionSpans(index, size).map((span) => spanHash(span, read))
}

/** The complete subtrees that `consistencyPath` reads, for a caller that loads them first. */
export function consistencySubtrees(from: number, to: number): readonly SubtreeId[] {
  return consistencySpans(from, to).flatMap(([start, end]) => subtreesOf(start, end))
}

/** PROOF(m, D[n]) (RFC 6962, section 2.1.2); empty from size 0 and between equal sizes. Throws unless 0 <= from <= to. */
export function consistencyPath(from: number, to: number, read: ReadSubtree): readonly Uint8Array[] {
  return consistencySpans(from, to).map((span) => spanHash(span, read))
}

/**
 * The root that a leaf and its path lead to; undefined where the path does not fit index and size (RFC 9162, section
 * 2.1.3.2). It proves nothing until the root is compared with a signed one.
 */
export function rootFromInclusion(
  leaf: Uint8Array,
  index: number,
  size: number,
  path: readonly Uint8Array[],
): Uint8Array | undefined {
  if (!isSize(size) || !isSize(index) || index >= size || ![leaf, ...path].every(isHash)) return undefined
  let [fn, sn, root] = [index, size - 1, leaf]
  for (const sibling of path) {
    if (sn === 0) return undefined
    if (isOdd(fn) || fn === sn) {
      root = nodeHash(sibling, root)
      while (!isOdd(fn) && fn !== 0) [fn, sn] = [half(fn), half(sn)]
    } else root = nodeHash(root, sibling)
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 ? root : undefined
}

/** Whether the leaf is at this index of the tree with this root (RFC 9162, section 2.1.3.2). Never throws. */
export function verifyInclusion(
  leaf: Uint8Array,
  index: number,
  tree: { readonly size: number; readonly root: Uint8Array },
  path: readonly Uint8Array[],
): boolean {
  const root = rootFromInclusion(leaf, index, tree.size, path)
  return root !== undefined && equalBytes(root, tree.root)
}

/**
 * The root of the newer tree that the path leads to from the root of the older one; undefined where the path does not
 * begin at the older root or does not fit the sizes (RFC 9162, section 2.1.4.2). Sizes must differ and not be 0.
 */
export function rootFromConsistency(
  older: { readonly size: number; readonly root: Uint8Array },
  newSize: number,
  path: readonly Uint8Array[],
): Uint8Array | undefined {
  const { size, root } = older
  if (!isSize(size) || !isSize(newSize) || size === 0 || size >= newSize) return undefined
  if (path.length === 0 || ![root, ...path].every(isHash)) return undefined
  let [fn, sn] = [size - 1, newSize - 1]
  while (isOdd(fn)) [fn, sn] = [half(fn), half(sn)]
  // why: the root of a complete older tree is not in the path, because the verifier has it
  const [first, ...rest] = fn === 0 ? [root, ...path] : path
  if (first === undefined) return undefined
  let [fr, sr] = [first, first]
  for (const sibling of rest) {
    if (sn === 0) return undefined
    if (isOdd(fn) || fn === sn) {
      ;[fr, sr] = [nodeHash(sibling, fr), nodeHash(sibling, sr)]
      while (!isOdd(fn) && fn !== 0) [fn, sn] = [half(fn), half(sn)]
    } else sr = nodeHash(sr, sibling)
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 && equalBytes(fr, root) ? sr : undefined
}

/**
 * Whether the newer tree begins with the leaves of the older one (RFC 9162, section 2.1.4.2). From size 0 and between
 * equal sizes the path must be empty; equal sizes need equal roots. Never throws.
 */
export function verifyConsistency(
  older: { readonly size: number; readonly root: Uint8Array },
  newer: { readonly size: number; readonly root: Uint8Array },
  path: readonly Uint8Array[],
): boolean {
  if (![older.root, newer.root].every(isHash) || !isSize(older.size) || !isSize(newer.size)) return false
  if (older.size === newer.size) return path.length === 0 && equalBytes(older.root, newer.root)
  if (older.size === 0) return path.length === 0 && equalBytes(older.root, emptyRoot())
  const root = rootFromConsistency(older, newer.size, path)
  return root !== undefined && equalBytes(root, newer.root)
}

function inclusionSpans(index: number, size: number): readonly LeafSpan[] {
  if (!isSize(size) || !isSize(index) || index >= size) throw new RangeError('the index is not in the tree')
  const spans: LeafSpan[] = []
  let [start, end] = [0, size]
  while (end - start > 1) {
    const split = splitOf([start, end])
    if (index < split) {
      spans.push([split, end])
      end = split
    } else {
      spans.push([start, split])
      start = split
    }
  }
  return spans.reverse()
}

function consistencySpans(from: number, to: number): readonly LeafSpan[] {
  if (!isSize(from) || !isSize(to) || from > to)
    throw new RangeError('the older tree is not within the newer one')
  if (from === 0) return []
  const spans: LeafSpan[] = []
  let [start, end] = [0, to]
  while (end !== from) {
    const split = splitOf([start, end])
    if (from <= split) {
      spans.push([split, end])
      end = split
    } else {
      spans.push([start, split])
      start = split
    }
  }
  // why: the verifier has the root of the older tree, and needs any other part of it
  if (start !== 0) spans.push([start, end])
  return spans.reverse()
}

function spanHash([start, end]: LeafSpan, read: ReadSubtree): Uint8Array {
  const hash = foldSubtrees(subtreesOf(start, end).map(read))
  if (hash === undefined) throw new RangeError('a span of leaves is empty')
  return hash
}

const isSize = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
const isHash = ({ length }: Uint8Array): boolean => length === HASH_BYTES
// why no bit operators: they cut numbers to 32 bits
const isOdd = (value: number): boolean => value % 2 === 1
const half = (value: number): number => Math.floor(value / 2)
