// The tree is the one that RFC 6962 defines, every proof of it verifies, and no changed history continues a pinned one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexOfBytes, utf8 } from './bytes.ts'
import { demandContinues } from './checkpoint.ts'
import {
  consistencyPath,
  consistencySubtrees,
  inclusionPath,
  inclusionSubtrees,
  rootFromInclusion,
  verifyConsistency,
  verifyInclusion,
} from './merkle-proof.ts'
import {
  EMPTY_RANGE,
  appendLeaf,
  compactRange,
  emptyRoot,
  foldSubtrees,
  leafHash,
  merkleRoot,
  nodeHash,
  rangeRoot,
  subtreesOf,
} from './merkle-tree.ts'
import { ProofError } from './proof-error.ts'
import { entries, flipped, ORIGIN, sampleLog } from './testing/sample-log.ts'

const leavesOf = (texts: readonly string[]): readonly Uint8Array[] =>
  texts.map((text) => leafHash(utf8(text)))

/** MTH, PATH and SUBPROOF as RFC 6962, sections 2.1 to 2.1.2, writes them down. */
const split = (n: number): number => (n <= 2 ? 1 : 2 * split(Math.ceil(n / 2)))
function mth(d: readonly Uint8Array[]): Uint8Array {
  const [first, second] = d
  if (first === undefined) return emptyRoot()
  if (second === undefined) return first
  const k = split(d.length)
  return nodeHash(mth(d.slice(0, k)), mth(d.slice(k)))
}
function path(m: number, d: readonly Uint8Array[]): readonly Uint8Array[] {
  if (d.length === 1) return []
  const k = split(d.length)
  return m < k
    ? [...path(m, d.slice(0, k)), mth(d.slice(k))]
    : [...path(m - k, d.slice(k)), mth(d.slice(0, k))]
}
function subproof(m: number, d: readonly Uint8Array[], b: boolean): readonly Uint8Array[] {
  if (m === d.length) return b ? [] : [mth(d)]
  const k = split(d.length)
  return m <= k
    ? [...subproof(m, d.slice(0, k), b), mth(d.slice(k))]
    : [...subproof(m - k, d.slice(k), false), mth(d.slice(0, k))]
}

test('roots and proofs of every tree up to 40 leaves are those of RFC 6962, and they verify', () => {
  const log = sampleLog(entries(40))
  const leaves = leavesOf(entries(40))
  let proofs = 0
  for (let size = 1; size <= 40; size++) {
    const d = leaves.slice(0, size)
    expect(log.head(size).root).toEqual(mth(d))
    for (const [index, leaf] of d.entries()) {
      expect(log.inclusion(index, size)).toEqual(path(index, d))
      expect(verifyInclusion(leaf, index, log.head(size), path(index, d))).toBe(true)
      expect(log.consistency(index + 1, size)).toEqual(subproof(index + 1, d, true))
      expect(verifyConsistency(log.head(index + 1), log.head(size), log.consistency(index + 1, size))).toBe(
        true,
      )
      proofs += 2
    }
    expect(verifyConsistency(log.head(0), log.head(size), log.consistency(0, size))).toBe(true)
  }
  expect(proofs).toBe(1640)
})

test('one append hashes once for each subtree it completes, and keeps one hash for each binary 1 of the size', () => {
  let range = EMPTY_RANGE
  const ids = new Set<string>()
  for (const leaf of leavesOf(entries(1_000))) {
    const appended = appendLeaf(range, leaf)
    range = compactRange(appended.range.size, appended.range.hashes)
    expect(range.hashes).toHaveLength([...range.size.toString(2)].filter((digit) => digit === '1').length)
    for (const { level, index } of appended.subtrees) ids.add(`${level}/${index}`)
  }
  // each complete subtree comes up once: 1000 leaves, 500 pairs, and so on
  expect(ids.size).toBe([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((sum, level) => sum + (1_000 >> level), 0))
  expect(rangeRoot(range)).toEqual(merkleRoot(leavesOf(entries(1_000))))
})

test('a compact range with a wrong number or length of hashes is refused', () => {
  const { hashes } = appendLeaf(EMPTY_RANGE, leafHash(utf8('a'))).range
  for (const [size, kept] of [
    [0, hashes],
    [3, hashes],
    [1, []],
    [-1, []],
    [0.5, []],
    [2 ** 53, hashes],
    [1, [hashes[0]?.subarray(1) ?? emptyRoot()]],
  ] as const)
    expect(() => compactRange(size, kept)).toThrow(RangeError)
  expect(() => appendLeaf(EMPTY_RANGE, utf8('short'))).toThrow(RangeError)
})

test('sizes up to 2^53 - 1 are proved: no step of a proof is cut to 32 bits', () => {
  // a log in which every leaf is the same has one hash for each level
  const levels = [leafHash(utf8('same'))]
  for (let level = 1; level < 53; level++) {
    const below = levels[level - 1] ?? emptyRoot()
    levels.push(nodeHash(below, below))
  }
  const read = ({ level }: { level: number }): Uint8Array => levels[level] ?? emptyRoot()
  const headOf = (size: number) => ({
    size,
    root: foldSubtrees(subtreesOf(0, size).map(read)) ?? emptyRoot(),
  })
  const large = fc.oneof(
    fc.maxSafeNat(),
    fc.constantFrom(2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 52, 2 ** 53 - 2),
  )
  fc.assert(
    fc.property(large, large, (one, two) => {
      const size = Math.max(one, two, 1)
      const inside = Math.min(one, two, size - 1)
      const proof = inclusionPath(inside, size, read)
      expect(inclusionSubtrees(inside, size).length).toBeGreaterThanOrEqual(proof.length)
      expect(verifyInclusion(read({ level: 0 }), inside, headOf(size), proof)).toBe(true)
      const from = Math.max(inside, 1)
      const consistency = consistencyPath(from, size, read)
      expect(consistencySubtrees(from, size).length).toBeGreaterThanOrEqual(consistency.length)
      expect(verifyConsistency(headOf(from), headOf(size), consistency)).toBe(true)
    }),
  )
})

interface Tree {
  readonly size: number
  readonly root: Uint8Array
}
type Change = readonly [older: Tree, newer: Tree, path: readonly Uint8Array[]]

const anyProof = fc
  .integer({ min: 1, max: 200 })
  .chain((size) => fc.tuple(fc.constant(size), fc.nat({ max: size - 1 }), fc.nat(), fc.nat()))

test('no inclusion proof survives a change of leaf, index, path or root', () => {
  const log = sampleLog(entries(200))
  fc.assert(
    fc.property(anyProof, ([size, index, bit, other]) => {
      const [leaf, proof, head] = [log.leaf(index), log.inclusion(index, size), log.head(size)]
      expect(verifyInclusion(leaf, index, head, proof)).toBe(true)
      expect(verifyInclusion(flipped(leaf, bit % 256), index, head, proof)).toBe(false)
      expect(verifyInclusion(leaf, index, { ...head, root: flipped(head.root, bit % 256) }, proof)).toBe(
        false,
      )
      for (const wrong of [index + 1, index - 1, index ^ (1 << (other % 8)), index + 0.5, Number.NaN, size])
        expect(verifyInclusion(leaf, wrong, head, proof), `index ${wrong}`).toBe(false)
      expect(verifyInclusion(leaf, index, head, [...proof, leaf])).toBe(false)
      expect(verifyInclusion(leaf, index, head, [leaf, ...proof])).toBe(false)
      for (const at of proof.keys()) {
        expect(verifyInclusion(leaf, index, head, proof.toSpliced(at, 1))).toBe(false)
        const node = proof[at] ?? leaf
        expect(verifyInclusion(leaf, index, head, proof.with(at, flipped(node, bit % 256)))).toBe(false)
        expect(verifyInclusion(leaf, index, head, proof.with(at, node.subarray(1)))).toBe(false)
      }
    }),
  )
})

test('trees of several sizes lead one path to one root, which is why a root alone is not enough', () => {
  const log = sampleLog(entries(8))
  const sizes = [5, 6, 7, 8].filter((size) => rootFromInclusion(log.leaf(0), 0, size, log.inclusion(0, 8)))
  expect(sizes).toEqual([5, 6, 7, 8])
})

test('no consistency proof survives a change of sizes, roots or path', () => {
  const log = sampleLog(entries(200))
  fc.assert(
    fc.property(anyProof, ([to, index, bit]) => {
      const [older, newer, proof] = [log.head(index + 1), log.head(to), log.consistency(index + 1, to)]
      expect(verifyConsistency(older, newer, proof)).toBe(true)
      const tampered: readonly Change[] = [
        [{ ...older, root: flipped(older.root, bit % 256) }, newer, proof],
        [older, { ...newer, root: flipped(newer.root, bit % 256) }, proof],
        [older, newer, [...proof, older.root]],
        [older, newer, [older.root, ...proof]],
        [newer, older, index + 1 === to ? [older.root] : proof],
        [{ ...older, size: 0.5 }, newer, proof],
        ...proof.flatMap((node, k): Change[] => [
          [older, newer, proof.toSpliced(k, 1)],
          [older, newer, proof.with(k, flipped(node, bit % 256))],
        ]),
      ]
      for (const [i, [a, b, nodes]] of tampered.entries())
        expect(verifyConsistency(a, b, nodes), `change ${i}`).toBe(false)
    }),
  )
})

test('dropped, swapped, duplicated, changed and truncated histories do not continue a pinned checkpoint', () => {
  const anyHistory = fc.record({
    pinned: fc.integer({ min: 1, max: 40 }),
    later: fc.nat({ max: 20 }),
    one: fc.nat(),
    two: fc.nat(),
  })
  fc.assert(
    fc.property(anyHistory, ({ pinned, later, one, two }) => {
      const history = entries(pinned + later)
      const pin = sampleLog(history).head(pinned)
      const [i, j] = [one % pinned, two % pinned]
      const [a = '', b = ''] = [history[i], history[j]]
      const changed: Readonly<Record<string, readonly string[]>> = {
        dropped: history.toSpliced(i, 1),
        duplicated: history.toSpliced(i, 0, a),
        altered: history.with(i, `${a}.`),
        inserted: history.toSpliced(i, 0, 'late'),
        'cut off': history.slice(0, i),
        ...(i !== j && { swapped: history.with(i, b).with(j, a), overwritten: history.with(i, b) }),
      }
      for (const [name, texts] of Object.entries(changed)) {
        // the last entry doubled behind the pin is growth, not a change of what was pinned
        if (texts.slice(0, pinned).join() === history.slice(0, pinned).join()) continue
        const forged = sampleLog(texts)
        const heads = [
          forged.head(),
          { ...forged.head(), size: pin.size },
          { ...forged.head(), root: pin.root },
        ]
        const proofs = [
          [],
          sampleLog(history).consistency(pinned),
          ...(texts.length >= pinned ? [forged.consistency(pinned)] : []),
        ]
        for (const head of heads)
          for (const proof of proofs) {
            const same = head.size === pin.size && head.root === pin.root
            if (!same) expect(() => demandContinues(pin, head, proof), name).toThrow(ProofError)
          }
      }
      const honest = sampleLog(history)
      expect(() => demandContinues(pin, honest.head(), honest.consistency(pinned))).not.toThrow()
      const elsewhere = { ...honest.head(), origin: `${ORIGIN}x` }
      expect(() => demandContinues(pin, elsewhere, honest.consistency(pinned))).toThrow('another log')
    }),
  )
})

test('a path outside of the tree is refused, not made', () => {
  const log = sampleLog(entries(4))
  for (const index of [-1, 4, 0.5]) expect(() => log.inclusion(index)).toThrow(RangeError)
  for (const from of [-1, 5, 0.5]) expect(() => log.consistency(from)).toThrow(RangeError)
  expect(hexOfBytes(log.head(0).root)).toBe(hexOfBytes(emptyRoot()))
})
