// Signed CBOR messages (COSE_Sign1, RFC 9052, section 4.2) with Ed25519, as receipts and signed statements use them: the
// signer is named by the claims issuer and subject (RFC 9597), its key by a thumbprint (RFC 9679).
import { sha256Bytes } from '../../base/sha256.ts'
import type { SignEd25519, VerifyEd25519 } from '../ports.ts'
import { equalBytes } from './bytes.ts'
import { CborTag, readCbor, writeCbor, type CborKey, type CborMap, type CborValue } from './cbor.ts'
import { demand } from './proof-error.ts'

const SIGN1_TAG = 18
/** Labels of the protected header (RFC 9052, section 3.1; RFC 9597, section 2). */
const [ALG, KID, CLAIMS] = [1, 4, 15]
/** Claims (RFC 8392, section 3.1). */
const [ISSUER, SUBJECT] = [1, 2]
/** EdDSA (RFC 9053, section 2.2), which readers of receipts know better than the newer -19. */
const EDDSA = -8
const MAX_MESSAGE_BYTES = 1_000_000
/** The longest issuer (RFC 9943, section 6). */
const MAX_ISSUER = 8_192

/** Who signs what: both are in the protected header. */
export interface Sign1Claims {
  /** The origin of the log. */
  readonly issuer: string
  /** What the message is about. */
  readonly subject: string
}

export interface Sign1Key {
  readonly publicKey: Uint8Array
}

/** The parts of a protected header that one kind of message adds to algorithm, key and claims. */
export interface Sign1Profile {
  readonly header: CborMap
  readonly claims: CborMap
}

/** A message that was read and not verified. */
export interface Sign1 {
  readonly protectedBytes: Uint8Array
  readonly unprotected: CborMap
  /** Null where it is detached. */
  readonly payload: Uint8Array | null
  readonly signature: Uint8Array
}

/** SHA-256 over the deterministic CBOR of the public key, as the id of a key (RFC 9679, section 3). */
export function keyThumbprint(publicKey: Uint8Array): Uint8Array {
  const octetKeyPair = new Map<CborKey, CborValue>([
    [1, 1],
    [-1, 6],
    [-2, publicKey],
  ])
  return sha256Bytes(writeCbor(octetKeyPair))
}

/** The bytes of a protected header: algorithm, key, claims, and what the profile adds. */
export function protectedHeader(
  { issuer, subject }: Sign1Claims,
  key: Sign1Key,
  profile: Sign1Profile,
): Uint8Array {
  const length = [...issuer].length
  demand(length > 0 && length <= MAX_ISSUER, 'malformed', 'an issuer has 1 to 8192 characters')
  const claims = new Map<CborKey, CborValue>([[ISSUER, issuer], [SUBJECT, subject], ...profile.claims])
  return writeCbor(
    new Map<CborKey, CborValue>([
      [ALG, EDDSA],
      [KID, keyThumbprint(key.publicKey)],
      [CLAIMS, claims],
      ...profile.header,
    ]),
  )
}

/** Signs a payload. A detached payload is signed and left out: the reader must have it from elsewhere. */
export function signSign1(
  protectedBytes: Uint8Array,
  payload: Uint8Array,
  sign: SignEd25519,
  { unprotected = new Map(), detached }: { readonly unprotected?: CborMap; readonly detached: boolean },
): Uint8Array {
  const signature = sign(signedBytes(protectedBytes, payload))
  return writeSign1({ protectedBytes, unprotected, payload: detached ? null : payload, signature })
}

export function writeSign1({ protectedBytes, unprotected, payload, signature }: Sign1): Uint8Array {
  return writeCbor(new CborTag(SIGN1_TAG, [protectedBytes, unprotected, payload, signature]))
}

/** Reads a message in deterministic CBOR, with its tag (RFC 9942, section 4.3). Throws a ProofError. */
export function readSign1(bytes: Uint8Array): Sign1 {
  demand(bytes.length <= MAX_MESSAGE_BYTES, 'malformed', 'a COSE message is longer than a megabyte')
  const message = readCbor(bytes)
  demand(message instanceof CborTag && message.tag === SIGN1_TAG, 'malformed', 'the message is no COSE_Sign1')
  const [protectedBytes, unprotected, payload, signature, ...more] = cborArrayOf(message.value)
  demand(protectedBytes instanceof Uint8Array, 'malformed', 'a COSE message has no protected header')
  demand(unprotected instanceof Map, 'malformed', 'a COSE message has no unprotected header')
  demand(
    payload === null || payload instanceof Uint8Array,
    'malformed',
    'a COSE payload is neither bytes nor null',
  )
  demand(signature instanceof Uint8Array && more.length === 0, 'malformed', 'a COSE message has no signature')
  return { protectedBytes, unprotected: unprotected as CborMap, payload, signature }
}

/**
 * Demands that the protected header is exactly the one that `protectedHeader` makes for this issuer, a known key and the
 * profile, and that the signature over it and the payload is valid (RFC 9052, section 4.4). Returns the subject that was signed.
 */
export function verifySign1(
  { protectedBytes, signature }: Pick<Sign1, 'protectedBytes' | 'signature'>,
  payload: Uint8Array,
  expected: { readonly issuer: string; readonly keys: readonly Sign1Key[]; readonly profile: Sign1Profile },
  verify: VerifyEd25519,
): { readonly subject: string } {
  const { issuer, keys, profile } = expected
  const header = cborMapOf(readCbor(protectedBytes))
  const claims = cborMapOf(header.get(CLAIMS))
  demand(claims.get(ISSUER) === issuer, 'untrusted', 'a COSE message is of another issuer')
  const kid = header.get(KID)
  demand(kid instanceof Uint8Array, 'malformed', 'a COSE message names no key')
  const key = keys.find(({ publicKey }) => equalBytes(kid, keyThumbprint(publicKey)))
  demand(key !== undefined, 'untrusted', 'no known key signed a COSE message')
  const subject = claims.get(SUBJECT)
  demand(typeof subject === 'string', 'malformed', 'a COSE message has no subject')
  // why the whole header: a parameter that this reader does not know could change what the signature means
  const whole = protectedHeader({ issuer, subject }, key, profile)
  demand(equalBytes(protectedBytes, whole), 'malformed', 'a protected header is not that of its kind')
  const valid = verify(key.publicKey, signedBytes(protectedBytes, payload), signature)
  demand(valid, 'invalid', 'the signature of a COSE message is wrong')
  return { subject }
}

/** Sig_structure without external data (RFC 9052, section 4.4). */
function signedBytes(protectedBytes: Uint8Array, payload: Uint8Array): Uint8Array {
  return writeCbor(['Signature1', protectedBytes, new Uint8Array(), payload])
}

export function cborMapOf(value: CborValue | undefined): CborMap {
  demand(value instanceof Map, 'malformed', 'a part of a COSE message is no map')
  return value as CborMap
}

export function cborArrayOf(value: CborValue | undefined): readonly CborValue[] {
  demand(Array.isArray(value), 'malformed', 'a part of a COSE message is no array')
  return value as readonly CborValue[]
}

/** The one member of a map that has this label and no other. */
export function onlyMember(map: CborMap, label: CborKey): CborValue {
  const value = map.get(label)
  demand(value !== undefined && map.size === 1, 'malformed', 'a header has not the one parameter of its kind')
  return value
}
