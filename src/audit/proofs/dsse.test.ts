// An envelope that the log writes opens, and every single flipped bit of it is refused.
import { createPublicKey, verify as verifyByNode } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verifyEd25519 } from '../../platform/signing/ed25519.ts'
import { base64, utf8 } from './bytes.ts'
import { dssePreAuth, openEnvelope, writeEnvelope } from './dsse.ts'
import { ProofError } from './proof-error.ts'
import { flipped, LOG_SIGNER, signerOf, WITNESS } from './testing/sample-log.ts'

const TYPE = 'application/vnd.in-toto+json'
const payload = utf8('{"_type":"https://in-toto.io/Statement/v1"}')
const envelope = writeEnvelope(TYPE, payload, [LOG_SIGNER])
const opened = (text: string | Uint8Array, keys = [LOG_SIGNER]) =>
  openEnvelope(text, TYPE, keys, verifyEd25519)

test('an envelope opens with each key that signed it', () => {
  expect(opened(envelope)).toEqual({ payloadType: TYPE, payload, signedBy: [LOG_SIGNER] })
  const both = writeEnvelope(TYPE, payload, [LOG_SIGNER, WITNESS])
  expect(opened(both, [WITNESS]).signedBy).toEqual([WITNESS])
  expect(() => opened(envelope, [signerOf('other', 9)])).toThrow(
    expect.objectContaining({ fault: 'untrusted' }),
  )
  expect(() => openEnvelope(envelope, 'text/plain', [LOG_SIGNER], verifyEd25519)).toThrow(
    'another payload type',
  )
})

test('every single flipped bit of an envelope is refused', () => {
  const bytes = utf8(envelope)
  const accepted = Array.from({ length: bytes.length * 8 }, (_, bit) => bit).filter((bit) => {
    try {
      opened(flipped(bytes, bit))
      return true
    } catch (error) {
      if (!(error instanceof ProofError)) throw error
      return false
    }
  })
  expect(accepted).toEqual([])
})

test('an envelope of another shape is refused', () => {
  const parsed = JSON.parse(envelope) as { payload: string; signatures: { sig: string }[] }
  for (const changed of [
    '{}',
    `${envelope} `,
    envelope.replace('"signatures"', '"more":1,"signatures"'),
    envelope.replace(/"payload":"[^"]*",/, ''),
    envelope.replace(/"signatures":.*/, '"signatures":[]}'),
    envelope.replace(parsed.payload, parsed.payload.replaceAll('=', '')),
    envelope.replace('"keyid"', '"kid"'),
    JSON.stringify({ ...parsed, signatures: Array.from({ length: 17 }, () => parsed.signatures[0]) }),
  ])
    expect(() => opened(changed), changed).toThrow(ProofError)
})

const VECTORS = new URL('../../../../shared/data/vectors/dsse.json', import.meta.url)

test.skipIf(!existsSync(VECTORS))(
  'dsse.json: 2 encodings and the signature of one envelope (skipped: needs shared/data)',
  () => {
    const { pae, ecdsaP256 } = JSON.parse(readFileSync(VECTORS, 'utf8')) as {
      pae: { type: string; body: string; pae: string }[]
      ecdsaP256: {
        x: string
        y: string
        envelope: { payload: string; payloadType: string; signatures: { sig: string }[] }
      }
    }
    for (const each of pae) expect(dssePreAuth(each.type, utf8(each.body))).toEqual(utf8(each.pae))
    expect(pae).toHaveLength(2)
    const coordinate = (decimal: string) =>
      Buffer.from(BigInt(decimal).toString(16).padStart(64, '0'), 'hex').toString('base64url')
    const key = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: coordinate(ecdsaP256.x), y: coordinate(ecdsaP256.y) },
      format: 'jwk',
    })
    const { payload: text, payloadType, signatures } = ecdsaP256.envelope
    const body = Uint8Array.from(Buffer.from(text, 'base64'))
    expect(base64(body)).toBe(text)
    const valid = signatures.map(({ sig }) =>
      verifyByNode(
        'sha256',
        dssePreAuth(payloadType, body),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(sig, 'base64'),
      ),
    )
    expect(valid).toEqual([true])
  },
)
