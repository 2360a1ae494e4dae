// The hashes and the signature check without an engine's help give what Node.js gives.
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ed25519FromSeed, verifyEd25519 } from '../../platform/signing/ed25519.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { verifyBundle } from '../bundle/verify-bundle.ts'
import { BUNDLE_KEY, bundleLog, bytesOfBundle, sampleRun } from '../bundle/testing/sample-bundle.ts'
import { portableSha256Hex, portableSha512 } from './sha2.ts'
import { portableVerifyEd25519 } from './verify-ed25519.ts'

const sha512 = (bytes: Uint8Array): string => createHash('sha512').update(bytes).digest('hex')

test('every length around a block, and any bytes and text, have the hashes of Node.js', () => {
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => at * 7)
    expect(portableSha256Hex(bytes)).toBe(sha256Hex(bytes))
    expect(Buffer.from(portableSha512(bytes)).toString('hex')).toBe(sha512(bytes))
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1_000 }), fc.string({ unit: 'grapheme' }), (bytes, text) => {
      expect(portableSha256Hex(bytes)).toBe(sha256Hex(bytes))
      expect(portableSha256Hex(text)).toBe(sha256Hex(text))
      expect(Buffer.from(portableSha512(bytes)).toString('hex')).toBe(sha512(bytes))
    }),
  )
})

test('a signature is valid exactly where Node.js says so', () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(seeds, fc.uint8Array({ maxLength: 200 }), fc.nat({ max: 511 }), (seed, message, bit) => {
      const { publicKey, sign } = ed25519FromSeed(seed)
      const signature = sign(message)
      const changed = signature.with(bit >> 3, (signature[bit >> 3] ?? 0) ^ (1 << (bit & 7)))
      expect(portableVerifyEd25519(publicKey, message, signature)).toBe(true)
      expect(portableVerifyEd25519(publicKey, message, changed)).toBe(
        verifyEd25519(publicKey, message, changed),
      )
      expect(portableVerifyEd25519(publicKey, Uint8Array.of(...message, 0), signature)).toBe(false)
      expect(portableVerifyEd25519(publicKey.with(0, (publicKey[0] ?? 0) ^ 1), message, signature)).toBe(
        false,
      )
    }),
    { numRuns: 25 },
  )
})

test('a scalar of a signature beyond the order, and lengths that are wrong, are refused', () => {
  const { publicKey, sign } = ed25519FromSeed(new Uint8Array(32).fill(3))
  const message = Uint8Array.of(1, 2, 3)
  const signature = sign(message)
  const order = 2n ** 252n + 27742317777372353535851937790883648493n
  let scalar = signature.subarray(32).reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n) + order
  const same = Uint8Array.from(signature, (byte, at) => {
    if (at < 32) return byte
    const digit = Number(scalar & 255n)
    scalar >>= 8n
    return digit
  })
  expect(verifyEd25519(publicKey, message, same)).toBe(false)
  expect(portableVerifyEd25519(publicKey, message, same)).toBe(false)
  expect(portableVerifyEd25519(publicKey, message, signature.subarray(1))).toBe(false)
  expect(portableVerifyEd25519(publicKey.subarray(1), message, signature)).toBe(false)
})

test('an audit trail verifies with it', () => {
  const log = bundleLog(['run-1', 'run-2'].map((id) => sampleRun(id)))
  const trust = { keys: [BUNDLE_KEY], pin: log.checkpoint(4) }
  const report = verifyBundle(bytesOfBundle(log.bundle(1, { from: 4 })), trust, portableVerifyEd25519)
  expect(report.outcome).toBe('verified')
})
