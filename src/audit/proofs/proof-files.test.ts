// Proof files, receipts and statements: what the log writes opens, and nothing else does.
import { expect, test } from 'vitest'
import { verifyEd25519 } from '../../platform/signing/ed25519.ts'
import { utf8 } from './bytes.ts'
import { CborTag, readCbor, writeCbor, type CborValue } from './cbor.ts'
import { openConsistencyReceipt, openReceipt, writeConsistencyReceipt, writeReceipt } from './cose-receipt.ts'
import { cborArrayOf, cborMapOf } from './cose-sign1.ts'
import { leafHash } from './merkle-tree.ts'
import { ProofError } from './proof-error.ts'
import { openStatement, openTransparentStatement, withReceipts } from './signed-statement.ts'
import { KNOWN_LOG, LOG_SIGNER, ORIGIN, sampleLog, signerOf } from './testing/sample-log.ts'
import { openTlogProof, readTlogProof, writeTlogProof } from './tlog-proof.ts'

import {
  claims,
  consistencyOf,
  INDEX,
  issuer,
  LEAF,
  log,
  openFrom,
  openLeaf,
  openProof,
  openWhole,
  proofFile,
  receiptOf,
  statement,
  texts,
} from './testing/sample-proofs.ts'

test('every leaf of every size has a proof file, a receipt and a receipt of consistency that open', () => {
  for (let size = 1; size <= 37; size += 4)
    for (let index = 0; index < size; index++) {
      const leaf = log.leaf(index)
      expect(openProof(proofFile(index, size), leaf)).toMatchObject({ index, checkpoint: log.head(size) })
      const { subject } = claims
      expect(openLeaf(receiptOf(index, size), leaf)).toEqual({ ...log.head(size), index, subject })
      const from = index + 1
      if (from < size)
        expect(openFrom(consistencyOf(from, size), from)).toEqual({ ...log.head(size), subject })
    }
})

test('a proof for another leaf, log or key is refused, and the fault says which', () => {
  const faults = (open: () => unknown) => {
    try {
      open()
      return 'none'
    } catch (error) {
      return error instanceof ProofError ? error.fault : error
    }
  }
  const stranger = { origin: ORIGIN, keys: [signerOf(ORIGIN, 7)] }
  const elsewhere = { origin: 'other.example', keys: KNOWN_LOG.keys }
  for (const [open, bytes] of [
    [openTlogProof, proofFile()],
    [openReceipt, receiptOf()],
  ] as const) {
    expect(faults(() => open(bytes, LEAF, KNOWN_LOG, verifyEd25519))).toBe('none')
    expect(faults(() => open(bytes, log.leaf(INDEX - 1), KNOWN_LOG, verifyEd25519))).toBe('invalid')
    expect(faults(() => open(bytes, LEAF, stranger, verifyEd25519))).toBe('untrusted')
    expect(faults(() => open(bytes, LEAF, elsewhere, verifyEd25519))).toBe('untrusted')
    expect(faults(() => open(utf8('{}'), LEAF, KNOWN_LOG, verifyEd25519))).toBe('malformed')
  }
  const forged = sampleLog(texts.with(3, 'rewritten'))
  const path = forged.consistency(22)
  const resigned = writeConsistencyReceipt(claims, forged.head(), { from: 22, path }, LOG_SIGNER)
  expect(faults(() => openFrom(resigned, 22))).toBe('invalid')
  expect(faults(() => openFrom(consistencyOf(22), 21))).toBe('untrusted')
  const pin = { ...log.head(22), origin: 'other.example' }
  expect(faults(() => openConsistencyReceipt(consistencyOf(22), pin, KNOWN_LOG, verifyEd25519))).toBe(
    'untrusted',
  )
})

test('during a rotation a receipt of either key opens', () => {
  const next = signerOf(ORIGIN, 3)
  const both = { origin: ORIGIN, keys: [LOG_SIGNER, next] }
  const proof = { index: INDEX, path: log.inclusion(INDEX) }
  for (const signer of both.keys as readonly (typeof next)[])
    expect(openReceipt(writeReceipt(claims, log.head(), proof, signer), LEAF, both, verifyEd25519).size).toBe(
      37,
    )
})

test('a proof file is read in one spelling; extra data is read, and not trusted', () => {
  const proof = { index: INDEX, path: log.inclusion(INDEX), checkpoint: log.checkpoint() }
  const extra = writeTlogProof({ ...proof, extra: utf8('more') })
  expect(readTlogProof(extra)).toEqual({ ...proof, extra: utf8('more') })
  expect(() => openProof(extra)).toThrow('extra data')
  const text = new TextDecoder().decode(proofFile())
  for (const changed of [
    text.replace('@v1', '@v2'),
    text.replace('\n', '\r\n'),
    text.replace('index 29', 'index 029'),
    text.replace('index 29', 'index +29'),
    text.replace('index 29', 'index 29 '),
    text.replace('index 29', `index ${2 ** 53}`),
    text.replace('index 29\n', ''),
    text.replace('index 29', 'extra AA==\nextra AA==\nindex 29'),
    text.replace('index 29', 'extra !\nindex 29'),
    text.replace('index 29\n', 'index 29\n\n'),
    text.replace('=\n', '\n'),
    text.slice(0, text.indexOf('\n\n') + 2),
    text.slice(0, text.indexOf('\n\n')),
    ` ${text}`,
  ])
    expect(() => openProof(utf8(changed)), changed).toThrow(ProofError)
  const long = (length: number) => writeTlogProof({ ...proof, path: Array.from({ length }, () => LEAF) })
  expect(readTlogProof(long(63)).path).toHaveLength(63)
  expect(() => readTlogProof(long(64))).toThrow('more than 63')
})

/** The receipt with its unprotected header, payload or proof changed: parts that no signature covers. */
function reshaped(
  bytes: Uint8Array,
  change: (parts: {
    protectedBytes: CborValue
    unprotected: CborValue
    payload: CborValue
    signature: CborValue
  }) => CborValue,
): Uint8Array {
  const message = readCbor(bytes)
  if (!(message instanceof CborTag)) throw new Error('no tag')
  const [protectedBytes = null, unprotected = null, payload = null, signature = null] = cborArrayOf(
    message.value,
  )
  return writeCbor(new CborTag(18, change({ protectedBytes, unprotected, payload, signature })))
}

test('a receipt has one proof, one header parameter and no payload: what no signature covers cannot grow', () => {
  const { root } = log.head()
  const proofs = (value: CborValue) => new Map([[396, value]])
  const blob =
    cborArrayOf(
      cborMapOf(cborMapOf(cborMapOf(cborArrayOf((readCbor(receiptOf()) as CborTag).value)[1]).get(396))).get(
        -1,
      ),
    )[0] ?? null
  const again = (unprotected: CborValue, payload: CborValue = null) =>
    reshaped(receiptOf(), ({ protectedBytes, signature }) => [
      protectedBytes,
      unprotected,
      payload,
      signature,
    ])
  expect(openLeaf(again(proofs(new Map([[-1, [blob]]]))))).toMatchObject({ index: INDEX })
  for (const changed of [
    again(proofs(new Map([[-1, [blob]]])), root),
    again(proofs(new Map([[-1, [blob, blob]]]))),
    again(proofs(new Map([[-1, []]]))),
    again(proofs(new Map([[-2, [blob]]]))),
    again(
      proofs(
        new Map<number, CborValue>([
          [-1, [blob]],
          [-2, [blob]],
        ]),
      ),
    ),
    again(
      new Map<number, CborValue>([
        [396, new Map([[-1, [blob]]])],
        [4, root],
      ]),
    ),
    again(proofs([blob])),
    again(new Map()),
    reshaped(receiptOf(), (parts) => [parts.protectedBytes, parts.unprotected, null, parts.signature, null]),
    reshaped(receiptOf(), (parts) => [parts.protectedBytes, parts.unprotected, null]),
    writeCbor((readCbor(receiptOf()) as CborTag).value),
    writeCbor(new CborTag(98, (readCbor(receiptOf()) as CborTag).value)),
  ])
    expect(() => openLeaf(changed)).toThrow(ProofError)
})

test('a message of one kind does not pass as another', () => {
  expect(() => openStatement(receiptOf(), issuer, verifyEd25519)).toThrow(ProofError)
  expect(() => openLeaf(statement)).toThrow(ProofError)
  expect(() => openFrom(receiptOf(), 29)).toThrow(ProofError)
  expect(() => openLeaf(consistencyOf(29))).toThrow(ProofError)
  expect(() => openStatement(statement, { ...issuer, contentType: 'text/plain' }, verifyEd25519)).toThrow(
    ProofError,
  )
})

test('a transparent statement needs a receipt, and all of its receipts prove its own entry', () => {
  const path = log.inclusion(INDEX)
  const about = (subject: string) =>
    writeReceipt({ ...claims, subject }, log.head(), { index: INDEX, path }, LOG_SIGNER)
  expect(openStatement(statement, issuer, verifyEd25519)).toMatchObject({
    ...claims,
    receipts: [],
    bare: statement,
  })
  expect(() => openWhole(statement)).toThrow('no receipt')
  expect(() => openWhole(withReceipts(statement, [receiptOf(), receiptOf(3)]))).toThrow(ProofError)
  expect(() => openWhole(withReceipts(statement, [about('another run')]))).toThrow('another subject')
  expect(() =>
    openWhole(
      withReceipts(
        statement,
        Array.from({ length: 17 }, () => receiptOf()),
      ),
    ),
  ).toThrow('16')
  const empty = reshaped(statement, (parts) => [
    parts.protectedBytes,
    new Map([[394, []]]),
    parts.payload,
    parts.signature,
  ])
  expect(() => openStatement(empty, issuer, verifyEd25519)).toThrow('empty list')
  const detached = reshaped(statement, (parts) => [
    parts.protectedBytes,
    parts.unprotected,
    null,
    parts.signature,
  ])
  expect(() => openStatement(detached, issuer, verifyEd25519)).toThrow('no payload')
})

test('a log that takes in statements themselves is proved as RFC 9943 has it', () => {
  // the leaf is the statement without receipts; a tree of that leaf alone has it as its root
  const head = { origin: ORIGIN, size: 1, root: leafHash(statement) }
  const receipt = writeReceipt(claims, head, { index: 0, path: [] }, LOG_SIGNER)
  const whole = withReceipts(statement, [receipt])
  expect(openTransparentStatement(whole, issuer, KNOWN_LOG, 'statement', verifyEd25519).opened).toHaveLength(
    1,
  )
  expect(() => openWhole(whole)).toThrow(ProofError)
})

test('claims without an issuer are not signed', () => {
  const proof = { index: INDEX, path: log.inclusion(INDEX) }
  for (const name of ['', 'x'.repeat(8_193)])
    expect(() => writeReceipt({ ...claims, issuer: name }, log.head(), proof, LOG_SIGNER)).toThrow(ProofError)
})
