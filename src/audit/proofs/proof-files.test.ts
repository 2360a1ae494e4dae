// Proof files, receipts and statements: what the log writes opens, and every single flipped bit of it is refused.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifyEd25519 } from '../../platform/signing/ed25519.ts'
import { concatBytes, utf8 } from './bytes.ts'
import { CborTag, readCbor, writeCbor, type CborValue } from './cbor.ts'
import { openConsistencyReceipt, openReceipt, writeConsistencyReceipt, writeReceipt } from './cose-receipt.ts'
import { listOf, mapOf } from './cose-sign1.ts'
import { leafHash } from './merkle-tree.ts'
import { ProofError } from './proof-error.ts'
import { openStatement, openTransparentStatement, withReceipts, writeStatement } from './signed-statement.ts'
import {
  entries,
  flipped,
  KNOWN_LOG,
  LOG_SIGNER,
  ORIGIN,
  sampleLog,
  signerOf,
  WITNESS,
} from './testing/sample-log.ts'
import { openTlogProof, readTlogProof, writeTlogProof } from './tlog-proof.ts'

const texts = entries(37)
const log = sampleLog(texts)
const INDEX = 29
const LEAF = log.leaf(INDEX)
const claims = { issuer: ORIGIN, subject: 'run 01JD2N6S7Z' }
const proofFile = (index = INDEX, size = 37, signers = [LOG_SIGNER]) =>
  writeTlogProof({ index, path: log.inclusion(index, size), checkpoint: log.checkpoint(size, signers) })
const receiptOf = (index = INDEX, size = 37) =>
  writeReceipt(claims, log.head(size), { index, path: log.inclusion(index, size) }, LOG_SIGNER)
const consistencyOf = (from: number, size = 37) =>
  writeConsistencyReceipt(claims, log.head(size), { from, path: log.consistency(from, size) }, LOG_SIGNER)
const issuer = { issuer: ORIGIN, keys: KNOWN_LOG.keys, contentType: 'application/json' }
const statement = writeStatement(
  claims,
  { contentType: issuer.contentType, payload: utf8(texts[INDEX] ?? '') },
  LOG_SIGNER,
)

const openProof = (bytes: Uint8Array, leaf = LEAF) => openTlogProof(bytes, leaf, KNOWN_LOG, verifyEd25519)
const openLeaf = (bytes: Uint8Array, leaf = LEAF) => openReceipt(bytes, leaf, KNOWN_LOG, verifyEd25519)
const openFrom = (bytes: Uint8Array, size: number) =>
  openConsistencyReceipt(bytes, log.head(size), KNOWN_LOG, verifyEd25519)
const openWhole = (bytes: Uint8Array) =>
  openTransparentStatement(bytes, issuer, KNOWN_LOG, 'payload', verifyEd25519)

/** The bits whose flip is not refused. Any error but a ProofError fails. */
function acceptedFlips(bytes: Uint8Array, open: (bytes: Uint8Array) => unknown): readonly number[] {
  return Array.from({ length: bytes.length * 8 }, (_, bit) => bit).filter((bit) => {
    try {
      open(flipped(bytes, bit))
      return true
    } catch (error) {
      expect(error).toBeInstanceOf(ProofError)
      return false
    }
  })
}

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

test('every single flipped bit of a proof file is refused, or lies in a surplus signature line', () => {
  const surplus = proofFile().length
  const bits = acceptedFlips(proofFile(INDEX, 37, [LOG_SIGNER, WITNESS]), (bytes) => {
    expect(openProof(bytes)).toMatchObject({ index: INDEX, checkpoint: log.head() })
  })
  expect(bits.filter((bit) => bit < surplus * 8)).toEqual([])
  expect(bits.length).toBeGreaterThan(0)
  expect(acceptedFlips(proofFile(), openProof)).toEqual([])
})

test('every single flipped bit of a receipt is refused', () => {
  expect(acceptedFlips(receiptOf(), openLeaf)).toEqual([])
  // the size is signed: here a larger tree would lead the same path to the same root
  expect(acceptedFlips(receiptOf(0, 6), (bytes) => openLeaf(bytes, log.leaf(0)))).toEqual([])
  expect(acceptedFlips(consistencyOf(22), (bytes) => openFrom(bytes, 22))).toEqual([])
})

test('every single flipped bit of a transparent statement is refused', () => {
  const whole = withReceipts(statement, [receiptOf(), receiptOf(INDEX, 30)])
  expect(openWhole(whole).opened.map(({ size }) => size)).toEqual([37, 30])
  expect(acceptedFlips(whole, openWhole)).toEqual([])
})

test('any run of bytes that is cut out, doubled or put in is refused', () => {
  const samples = [
    [proofFile(), openProof],
    [receiptOf(), openLeaf],
    [withReceipts(statement, [receiptOf()]), openWhole],
  ] as const
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat({ max: 40 }),
      fc.uint8Array({ minLength: 1, maxLength: 4 }),
      (at, length, more) => {
        for (const [bytes, open] of samples) {
          const [from, to] = [at % bytes.length, Math.min((at % bytes.length) + length + 1, bytes.length)]
          const [before, part, after] = [
            bytes.subarray(0, from),
            bytes.subarray(from, to),
            bytes.subarray(to),
          ]
          for (const changed of [
            concatBytes(before, after),
            concatBytes(before, part, part, after),
            concatBytes(before, more, part, after),
            concatBytes(bytes, more),
          ])
            expect(() => open(changed)).toThrow(ProofError)
        }
      },
    ),
  )
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
  const [protectedBytes = null, unprotected = null, payload = null, signature = null] = listOf(message.value)
  return writeCbor(new CborTag(18, change({ protectedBytes, unprotected, payload, signature })))
}

test('a receipt has one proof, one header parameter and no payload: what no signature covers cannot grow', () => {
  const { root } = log.head()
  const proofs = (value: CborValue) => new Map([[396, value]])
  const blob =
    listOf(mapOf(mapOf(mapOf(listOf((readCbor(receiptOf()) as CborTag).value)[1]).get(396))).get(-1))[0] ??
    null
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

test('a thousand entries are appended and proved by proof file and receipt, each of which opens', () => {
  const large = sampleLog(entries(1_000))
  const checkpoint = large.checkpoint()
  for (let index = 0; index < 1_000; index++) {
    const [leaf, path] = [large.leaf(index), large.inclusion(index)]
    expect(openProof(writeTlogProof({ index, path, checkpoint }), leaf).index).toBe(index)
    expect(openLeaf(writeReceipt(claims, large.head(), { index, path }, LOG_SIGNER), leaf).index).toBe(index)
  }
})
