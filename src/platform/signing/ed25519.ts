// Ed25519 (RFC 8032) by Node.js, with keys as 32 raw bytes.
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { remember } from '../../base/remember.ts'

/** What precedes the raw key in a SubjectPublicKeyInfo and in a PKCS #8 document (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const KEY_BYTES = 32

/** The key of 32 bytes, each a letter of the text. Remembered, because making it takes a third of a verification. */
const keyOf = remember((bytes) =>
  createPublicKey({ key: Buffer.concat([SPKI, Buffer.from(bytes, 'latin1')]), format: 'der', type: 'spki' }),
)

/** Whether the signature over the message is valid under the public key. A key or signature of a wrong length is not. */
export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (publicKey.length !== KEY_BYTES || signature.length !== 64) return false
  return verify(null, message, keyOf(Buffer.from(publicKey).toString('latin1')), signature)
}

/** A signing function and its public key, from a seed of 32 secret bytes. Throws a TypeError on another length. */
export function ed25519FromSeed(seed: Uint8Array): {
  readonly publicKey: Uint8Array
  readonly sign: (message: Uint8Array) => Uint8Array
} {
  if (seed.length !== KEY_BYTES) throw new TypeError('an Ed25519 seed has 32 bytes')
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return {
    publicKey: Uint8Array.from(spki.subarray(SPKI.length)),
    sign: (message) => Uint8Array.from(sign(null, message, key)),
  }
}

const SEED = /^[A-Za-z0-9+/]{43}=$/

/** The seed of a key: 32 bytes in base64. Throws on any other text, and does not repeat it. */
export function parseSeed(text: string): Uint8Array {
  if (!SEED.test(text)) throw new Error('must be 32 bytes in base64')
  return Uint8Array.from(Buffer.from(text, 'base64'))
}
