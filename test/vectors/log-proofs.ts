// Golden proofs of one small log: the bytes that the log writes, and changed ones with the fault that a verifier names.
import { readFileSync } from 'node:fs'
import {
  EMPTY_RANGE,
  appendLeaf,
  base64,
  consistencyPath,
  hexOfBytes,
  inclusionPath,
  leafHash,
  noteKey,
  rangeRoot,
  signCheckpoint,
  withReceipts,
  writeConsistencyReceipt,
  writeNote,
  writeNoteKey,
  writeReceipt,
  writeStatement,
  writeTlogProof,
  type NoteSigner,
  type ReadSubtree,
} from '../../src/audit/proofs/index.ts'
import { chainOf, EXAMPLE } from '../../src/audit/testing/drafts.ts'
import { ed25519FromSeed } from '../../src/platform/signing/ed25519.ts'

export const LOG_ORIGIN = 'assay.example/t/log_7Qm2xW'
export const CONTENT_TYPE = 'application/vnd.assay.audit-entry+json'

export interface LogProofVectors {
  /** The seed of each key in hex, by the name of its verifier key. */
  readonly keys: readonly { readonly seed: string; readonly key: string }[]
  /** The exact text of each leaf: entries of two runs. */
  readonly leaves: readonly string[]
  readonly leafHashes: readonly string[]
  /** By size, from the empty tree. */
  readonly roots: readonly string[]
  readonly inclusion: readonly {
    readonly index: number
    readonly size: number
    readonly path: readonly string[]
  }[]
  readonly consistency: readonly {
    readonly from: number
    readonly to: number
    readonly path: readonly string[]
  }[]
  readonly checkpoint: string
  /** Signed by the log, its next key and a witness that the verifier does not know. */
  readonly cosigned: string
  readonly tlogProof: string
  readonly receipt: string
  readonly consistencyReceipt: string
  readonly statement: string
  readonly transparentStatement: string
}

export const vectorsOfLog = new URL('log-proofs.json', import.meta.url)
export const readLogProofs = (): LogProofVectors =>
  JSON.parse(readFileSync(vectorsOfLog, 'utf8')) as LogProofVectors

/** The index that the proof file, the receipt and the statement prove, and the size that the consistency starts from. */
export const [PROVED, PINNED] = [6, 5]

function signerOf(name: string, digit: string): { readonly seed: string; readonly signer: NoteSigner } {
  const seed = digit.repeat(64)
  const { publicKey, sign } = ed25519FromSeed(Uint8Array.from(Buffer.from(seed, 'hex')))
  return { seed, signer: { ...noteKey(name, publicKey), sign } }
}

/** Makes the vectors again. Ed25519 signs without randomness, so they are the same on every machine. */
export function madeLogProofs(): LogProofVectors {
  const signers = [signerOf(LOG_ORIGIN, '1'), signerOf(LOG_ORIGIN, '2'), signerOf('witness.example/w1', '3')]
  const [log, next, witness] = signers.map(({ signer }) => signer)
  if (log === undefined || next === undefined || witness === undefined) throw new Error('three keys')
  const leaves = ['run-1', 'run-2'].flatMap((run) => chainOf(EXAMPLE, run).map(({ record }) => record))
  const leafHashes = leaves.map((text) => leafHash(Buffer.from(text)))
  const subtrees = new Map<string, Uint8Array>()
  const roots = [rangeRoot(EMPTY_RANGE)]
  let range = EMPTY_RANGE
  for (const leaf of leafHashes) {
    const appended = appendLeaf(range, leaf)
    for (const { level, index, hash } of appended.subtrees) subtrees.set(`${level}/${index}`, hash)
    range = appended.range
    roots.push(rangeRoot(range))
  }
  const read: ReadSubtree = ({ level, index }) => subtrees.get(`${level}/${index}`) ?? new Uint8Array()
  const head = { origin: LOG_ORIGIN, size: leaves.length, root: rangeRoot(range) }
  const claims = { issuer: LOG_ORIGIN, subject: 'run-2' }
  const path = inclusionPath(PROVED, head.size, read)
  const checkpoint = writeNote(signCheckpoint(head, [log]))
  const receipt = writeReceipt(claims, head, { index: PROVED, path }, log)
  const payload = Uint8Array.from(Buffer.from(leaves[PROVED] ?? ''))
  const statement = writeStatement(claims, { contentType: CONTENT_TYPE, payload }, log)
  const fromPin = { from: PINNED, path: consistencyPath(PINNED, head.size, read) }
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
  return {
    keys: signers.map(({ seed, signer }) => ({ seed, key: writeNoteKey(signer) })),
    leaves,
    leafHashes: leafHashes.map(hexOfBytes),
    roots: roots.map(hexOfBytes),
    inclusion: leaves.map((_, index) => ({
      index,
      size: head.size,
      path: inclusionPath(index, head.size, read).map(hexOfBytes),
    })),
    consistency: leaves.map((_, from) => ({
      from,
      to: head.size,
      path: consistencyPath(from, head.size, read).map(hexOfBytes),
    })),
    checkpoint: text(checkpoint),
    cosigned: text(writeNote(signCheckpoint(head, [log, next, witness]))),
    tlogProof: text(writeTlogProof({ index: PROVED, path, checkpoint })),
    receipt: base64(receipt),
    consistencyReceipt: base64(writeConsistencyReceipt(claims, head, fromPin, log)),
    statement: base64(statement),
    transparentStatement: base64(withReceipts(statement, [receipt])),
  }
}
