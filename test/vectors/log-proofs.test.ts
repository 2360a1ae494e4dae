// Golden proofs: what a log wrote once verifies for ever, and the log writes the same bytes today.
import { expect, test } from 'vitest'
import {
  ProofError,
  bytesOfHex,
  hexOfBytes,
  leafHash,
  openCheckpoint,
  openConsistencyReceipt,
  openReceipt,
  openStatement,
  openTlogProof,
  openTransparentStatement,
  readBase64,
  readNoteKey,
  verifyConsistency,
  verifyInclusion,
  type ProofFault,
} from '../../src/audit/proofs/index.ts'
import { entryHash } from '../../src/audit/entry.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { CONTENT_TYPE, LOG_ORIGIN, madeLogProofs, PINNED, PROVED, readLogProofs } from './log-proofs.ts'

const golden = readLogProofs()
const [key, next, witness] = golden.keys.map((each) => readNoteKey(each.key))
if (key === undefined || next === undefined || witness === undefined)
  throw new Error('the vectors have three keys')
const log = { origin: LOG_ORIGIN, keys: [key] }
const issuer = { issuer: LOG_ORIGIN, keys: [key], contentType: CONTENT_TYPE }
const text = (each: string): Uint8Array => new TextEncoder().encode(each)
const binary = (each: string): Uint8Array => readBase64(each, 'a vector')
const leaf = leafHash(text(golden.leaves[PROVED] ?? ''))
const headOf = (size: number) => ({ origin: LOG_ORIGIN, size, root: bytesOfHex(golden.roots[size] ?? '') })

const openers = {
  checkpoint: (bytes: Uint8Array) => openCheckpoint(bytes, log, verifyEd25519),
  tlogProof: (bytes: Uint8Array) => openTlogProof(bytes, leaf, log, verifyEd25519),
  receipt: (bytes: Uint8Array) => openReceipt(bytes, leaf, log, verifyEd25519),
  consistency: (bytes: Uint8Array) => openConsistencyReceipt(bytes, headOf(PINNED), log, verifyEd25519),
  statement: (bytes: Uint8Array) => openStatement(bytes, issuer, verifyEd25519),
  transparent: (bytes: Uint8Array) => openTransparentStatement(bytes, issuer, log, 'payload', verifyEd25519),
} as const

test('the log writes the same bytes as it did', () => {
  expect(madeLogProofs()).toEqual(golden)
})

test('the leaf of an entry is its entry hash', () => {
  expect(golden.leaves.map((record) => entryHash(text(record)))).toEqual(golden.leafHashes)
})

test('every golden proof verifies', () => {
  const size = golden.leaves.length
  for (const { index, path } of golden.inclusion) {
    const hash = leafHash(text(golden.leaves[index] ?? ''))
    expect(verifyInclusion(hash, index, headOf(size), path.map(bytesOfHex))).toBe(true)
  }
  for (const { from, to, path } of golden.consistency)
    expect(verifyConsistency(headOf(from), headOf(to), path.map(bytesOfHex))).toBe(true)
  expect(openers.checkpoint(text(golden.checkpoint))).toMatchObject({ ...headOf(size), signedBy: [key] })
  const cosigned = openCheckpoint(text(golden.cosigned), { ...log, keys: [key, next] }, verifyEd25519)
  expect(cosigned.signedBy).toEqual([key, next])
  expect(cosigned.note.signatures.map(({ name }) => name)).toEqual([LOG_ORIGIN, LOG_ORIGIN, witness.name])
  expect(openers.tlogProof(text(golden.tlogProof))).toMatchObject({ index: PROVED, checkpoint: headOf(size) })
  const proved = { ...headOf(size), index: PROVED, subject: 'run-2' }
  expect(openers.receipt(binary(golden.receipt))).toEqual(proved)
  expect(openers.consistency(binary(golden.consistencyReceipt))).toEqual({
    ...headOf(size),
    subject: 'run-2',
  })
  expect(openers.statement(binary(golden.statement))).toMatchObject({ subject: 'run-2', receipts: [] })
  const { payload, opened } = openers.transparent(binary(golden.transparentStatement))
  expect(new TextDecoder().decode(payload)).toBe(golden.leaves[PROVED])
  expect(opened).toEqual([proved])
})

const { checkpoint, tlogProof, receipt, consistencyReceipt, statement, transparentStatement } = golden
const hex = (each: string): string => hexOfBytes(binary(each))
const cut = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, -1)

test.each<[string, () => unknown, ProofFault]>([
  [
    'a size that the signature does not cover',
    () => openers.checkpoint(text(checkpoint.replace('\n10\n', '\n11\n'))),
    'invalid',
  ],
  [
    'a size with a leading zero',
    () => openers.checkpoint(text(checkpoint.replace('\n10\n', '\n010\n'))),
    'malformed',
  ],
  [
    'another origin',
    () => openers.checkpoint(text(checkpoint.replace('log_7Qm2xW\n', 'log_7Qm2xV\n'))),
    'untrusted',
  ],
  [
    'a signature of a name that is not known',
    () => openers.checkpoint(text(checkpoint.replace(`— ${LOG_ORIGIN}`, '— b'))),
    'untrusted',
  ],
  ['a checkpoint without its last newline', () => openers.checkpoint(cut(text(checkpoint))), 'malformed'],
  [
    'a checkpoint that only the next key opens',
    () => openCheckpoint(text(checkpoint), { ...log, keys: [next] }, verifyEd25519),
    'untrusted',
  ],
  ['another index', () => openers.tlogProof(text(tlogProof.replace('index 6', 'index 7'))), 'invalid'],
  [
    'an index beyond the tree',
    () => openers.tlogProof(text(tlogProof.replace('index 6', 'index 16'))),
    'invalid',
  ],
  [
    'extra data',
    () => openers.tlogProof(text(tlogProof.replace('index 6', 'extra AA==\nindex 6'))),
    'malformed',
  ],
  [
    'lines that end as in Windows',
    () => openers.tlogProof(text(tlogProof.replaceAll('\n', '\r\n'))),
    'malformed',
  ],
  [
    'a receipt for another leaf',
    () => openReceipt(binary(receipt), leafHash(text('x')), log, verifyEd25519),
    'invalid',
  ],
  [
    'a receipt with an index of another leaf',
    () => openers.receipt(bytesOfHex(hex(receipt).replace('830a06', '830a07'))),
    'invalid',
  ],
  [
    'a receipt with a size of another tree',
    () => openers.receipt(bytesOfHex(hex(receipt).replace('830a06', '830b06'))),
    'malformed',
  ],
  ['a receipt that ends too early', () => openers.receipt(cut(binary(receipt))), 'malformed'],
  [
    'a receipt with the index in a longer form',
    () => openers.receipt(bytesOfHex(hex(receipt).replace('830a06', '830a1806'))),
    'malformed',
  ],
  [
    'a receipt without the tag of COSE_Sign1',
    () => openers.receipt(binary(receipt).subarray(1)),
    'malformed',
  ],
  [
    'a receipt of consistency from another size',
    () => openConsistencyReceipt(binary(consistencyReceipt), headOf(4), log, verifyEd25519),
    'untrusted',
  ],
  [
    'a receipt of consistency with another pinned root',
    () =>
      openConsistencyReceipt(
        binary(consistencyReceipt),
        { ...headOf(PINNED), root: leaf },
        log,
        verifyEd25519,
      ),
    'invalid',
  ],
  [
    'a statement of another media type',
    () => openStatement(binary(statement), { ...issuer, contentType: 'text/plain' }, verifyEd25519),
    'malformed',
  ],
  ['a statement without a receipt', () => openers.transparent(binary(statement)), 'untrusted'],
  [
    'a statement of another issuer',
    () => openStatement(binary(transparentStatement), { ...issuer, issuer: 'other' }, verifyEd25519),
    'untrusted',
  ],
])('%s is refused', (_what, open, fault) => {
  expect(open).toThrow(ProofError)
  expect(open).toThrow(expect.objectContaining({ fault }))
})
