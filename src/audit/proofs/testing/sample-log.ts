// A log in memory for tests: leaves of text, its proofs, and keys from fixed seeds.
import { ed25519FromSeed } from '../../../platform/signing/ed25519.ts'
import { utf8 } from '../bytes.ts'
import { signCheckpoint, type KnownLog, type TreeHead } from '../checkpoint.ts'
import { consistencyPath, inclusionPath, type ReadSubtree } from '../merkle-proof.ts'
import { EMPTY_RANGE, appendLeaf, leafHash, rangeRoot } from '../merkle-tree.ts'
import { noteKey, writeNote, type NoteSigner } from '../signed-note.ts'

export const ORIGIN = 'assay.example/t/log_7Qm2xW'

/** A key from a seed of one repeated byte. */
export function signerOf(name: string, seed: number): NoteSigner {
  const { publicKey, sign } = ed25519FromSeed(new Uint8Array(32).fill(seed))
  return { ...noteKey(name, publicKey), sign }
}

export const LOG_SIGNER = signerOf(ORIGIN, 1)
export const WITNESS = signerOf('witness.example/w1', 2)
export const KNOWN_LOG: KnownLog = { origin: ORIGIN, keys: [LOG_SIGNER] }

export interface SampleLog {
  readonly head: (size?: number) => TreeHead
  readonly inclusion: (index: number, size?: number) => readonly Uint8Array[]
  readonly consistency: (from: number, to?: number) => readonly Uint8Array[]
  readonly leaf: (index: number) => Uint8Array
  readonly checkpoint: (size?: number, signers?: readonly NoteSigner[]) => Uint8Array
}

/** A log of these texts, grown one by one. */
export function sampleLog(texts: readonly string[]): SampleLog {
  const subtrees = new Map<string, Uint8Array>()
  const roots = [rangeRoot(EMPTY_RANGE)]
  let range = EMPTY_RANGE
  for (const text of texts) {
    const appended = appendLeaf(range, leafHash(utf8(text)))
    for (const { level, index, hash } of appended.subtrees) subtrees.set(`${level}/${index}`, hash)
    range = appended.range
    roots.push(rangeRoot(range))
  }
  const read: ReadSubtree = ({ level, index }) => {
    const hash = subtrees.get(`${level}/${index}`)
    if (hash === undefined) throw new Error(`no subtree ${level}/${index}`)
    return hash
  }
  const whole = texts.length
  const head = (size = whole): TreeHead => {
    const root = roots[size]
    if (root === undefined) throw new Error(`the log has no size ${size}`)
    return { origin: ORIGIN, size, root }
  }
  return {
    head,
    inclusion: (index, size = whole) => inclusionPath(index, size, read),
    consistency: (from, to = whole) => consistencyPath(from, to, read),
    leaf: (index) => read({ level: 0, index }),
    checkpoint: (size, signers = [LOG_SIGNER]) => writeNote(signCheckpoint(head(size), signers)),
  }
}

/** Texts that differ. */
export const entries = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `entry ${index}`)

/** The bytes with one bit flipped. */
export function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const at = bit >> 3
  return bytes.with(at, (bytes[at] ?? 0) ^ (1 << (bit & 7)))
}
