// No single flipped bit, and no run of bytes that is cut out or put in, of a proof file, a receipt or a statement passes.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concatBytes } from './bytes.ts'
import { writeReceipt } from './cose-receipt.ts'
import { ProofError } from './proof-error.ts'
import { withReceipts } from './signed-statement.ts'
import { entries, flipped, LOG_SIGNER, sampleLog, WITNESS } from './testing/sample-log.ts'
import { writeTlogProof } from './tlog-proof.ts'

import {
  claims,
  consistencyOf,
  INDEX,
  log,
  openFrom,
  openLeaf,
  openProof,
  openWhole,
  proofFile,
  receiptOf,
  statement,
} from './testing/sample-proofs.ts'

/** The bits whose flip is not refused. Any error but a ProofError fails. */
function acceptedFlips(bytes: Uint8Array, open: (bytes: Uint8Array) => unknown): readonly number[] {
  return Array.from({ length: bytes.length * 8 }, (_, bit) => bit).filter((bit) => {
    try {
      open(flipped(bytes, bit))
      return true
    } catch (error) {
      if (!(error instanceof ProofError)) throw error
      return false
    }
  })
}

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

test('a thousand entries are appended and proved by proof file and receipt, each of which opens', () => {
  const large = sampleLog(entries(1_000))
  const checkpoint = large.checkpoint()
  for (let index = 0; index < 1_000; index++) {
    const [leaf, path] = [large.leaf(index), large.inclusion(index)]
    expect(openProof(writeTlogProof({ index, path, checkpoint }), leaf).index).toBe(index)
    expect(openLeaf(writeReceipt(claims, large.head(), { index, path }, LOG_SIGNER), leaf).index).toBe(index)
  }
})
