// What a reader accepts of size and number, and what is one more.
import { expect, test } from 'vitest'
import { verifyEd25519 } from '../../platform/signing/ed25519.ts'
import { utf8 } from './bytes.ts'
import { readSign1 } from './cose-sign1.ts'
import { openEnvelope, writeEnvelope } from './dsse.ts'
import { ProofError } from './proof-error.ts'
import { readNote, writeNote } from './signed-note.ts'
import { openStatement, withReceipts, writeStatement } from './signed-statement.ts'
import { LOG_SIGNER, ORIGIN } from './testing/sample-log.ts'
import { readTlogProof, writeTlogProof } from './tlog-proof.ts'

const MEGABYTE = 1_000_000
const claims = { issuer: ORIGIN, subject: 's' }
const contentType = 'text/plain'
const statementOf = (length: number, issuer = ORIGIN) =>
  writeStatement({ ...claims, issuer }, { contentType, payload: new Uint8Array(length) }, LOG_SIGNER)

/** Demands that the sample of exactly a megabyte is read, and that one byte more is refused. */
function expectMegabyte(sample: (length: number) => Uint8Array, read: (bytes: Uint8Array) => unknown): void {
  const room = MEGABYTE - sample(MEGABYTE / 2).length + MEGABYTE / 2
  expect(sample(room)).toHaveLength(MEGABYTE)
  expect(() => read(sample(room))).not.toThrow()
  expect(() => read(sample(room + 1))).toThrow('longer than a megabyte')
}

test('a note, a proof file and a COSE message have at most a megabyte', () => {
  const signatures = [{ name: 'n', id: '00000000', signature: Uint8Array.of(1) }]
  expectMegabyte((length) => writeNote({ text: `${'x'.repeat(length)}\n`, signatures }), readNote)
  expectMegabyte(
    (length) => writeTlogProof({ index: 0, path: [], checkpoint: utf8('x'.repeat(length)) }),
    readTlogProof,
  )
  expectMegabyte((length) => statementOf(length), readSign1)
})

test('an envelope has at most a megabyte and 16 signatures', () => {
  const open = (envelope: string) => openEnvelope(envelope, contentType, [LOG_SIGNER], verifyEd25519)
  // base64 grows in steps of four, the payload type in steps of one
  const typed = (extra: number) => writeEnvelope('x'.repeat(extra), new Uint8Array(600_000), [LOG_SIGNER])
  const room = MEGABYTE - typed(0).length
  expect(() => open(typed(room))).toThrow('another payload type')
  expect(() => open(typed(room + 1))).toThrow('longer than a megabyte')
  const signed = (count: number) =>
    writeEnvelope(
      contentType,
      utf8('x'),
      Array.from({ length: count }, () => LOG_SIGNER),
    )
  expect(open(signed(16)).signedBy).toEqual([LOG_SIGNER])
  expect(() => open(signed(17))).toThrow('more than 16 signatures')
})

test('a statement has at most 16 receipts, and its issuer at most 8192 characters', () => {
  const open = (bytes: Uint8Array, issuer = ORIGIN) =>
    openStatement(bytes, { issuer, keys: [LOG_SIGNER], contentType }, verifyEd25519)
  const carrying = (count: number) =>
    withReceipts(
      statementOf(1),
      Array.from({ length: count }, () => Uint8Array.of(1)),
    )
  expect(open(carrying(16)).receipts).toHaveLength(16)
  expect(() => open(carrying(17))).toThrow('more than 16 receipts')
  const longest = '😀'.repeat(8_192)
  expect(open(statementOf(1, longest), longest).issuer).toBe(longest)
  expect(() => statementOf(1, `${longest}x`)).toThrow(ProofError)
})
