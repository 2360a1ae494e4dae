// Checks what authenticators make and sign (WebAuthn, level 3, sections 7.1 and 7.2), with the cryptography of Node.js alone. We ask for no
// attestation, so nothing of it has to be parsed: a browser gives the public key apart, in the form that Node.js reads.
import { createHash, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto'
import type { PasskeyVerifier } from '../../accounts/ports.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const RP_ID_HASH_BYTES = 32
const COUNTER_AT = 33
const CREDENTIAL_AT = 37
const AAGUID_BYTES = 16
const MIN_RSA_BITS = 2_048

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

interface ClientData {
  readonly type?: unknown
  readonly challenge?: unknown
  readonly origin?: unknown
  readonly crossOrigin?: unknown
}

function clientDataOf(text: string): ClientData | undefined {
  try {
    const read: unknown = JSON.parse(bytesOf(text).toString('utf8'))
    return typeof read === 'object' && read !== null ? read : undefined
  } catch {
    return undefined
  }
}

interface Asked {
  readonly type: 'webauthn.create' | 'webauthn.get'
  readonly origin: string
  readonly challenge: string
}

/** Whether the browser says that it asked the authenticator for this, on a page of this origin that no other site frames. */
function isAsked(clientData: string, { type, origin, challenge }: Asked): boolean {
  const said = clientDataOf(clientData)
  return (
    said?.type === type &&
    said.origin === origin &&
    said.challenge === challenge &&
    (said.crossOrigin === undefined || said.crossOrigin === false)
  )
}

/** The counter in authenticator data; undefined where it is of another host, or the person was not verified. */
function counterOf(data: Buffer, origin: string): number | undefined {
  if (data.length < CREDENTIAL_AT) return undefined
  const flags = data[RP_ID_HASH_BYTES] ?? 0
  const isOurs = timingSafeEqual(data.subarray(0, RP_ID_HASH_BYTES), sha256(new URL(origin).hostname))
  const needed = USER_PRESENT | USER_VERIFIED
  return isOurs && (flags & needed) === needed ? data.readUInt32BE(COUNTER_AT) : undefined
}

/** Whether authenticator data is about a new credential with this id. */
function isAbout(data: Buffer, id: Buffer): boolean {
  const at = CREDENTIAL_AT + AAGUID_BYTES
  if (((data[RP_ID_HASH_BYTES] ?? 0) & HAS_CREDENTIAL) === 0 || data.length < at + 2) return false
  return data.subarray(at + 2, at + 2 + data.readUInt16BE(at)).equals(id)
}

/** The key, if it is one of the three kinds that we ask for: ES256, EdDSA, RS256. */
function keyOf(publicKey: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' })
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
    const isKnown =
      (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') ||
      key.asymmetricKeyType === 'ed25519' ||
      (key.asymmetricKeyType === 'rsa' && modulusLength >= MIN_RSA_BITS)
    return isKnown ? key : undefined
  } catch {
    return undefined
  }
}

export const passkeyVerifier: PasskeyVerifier = {
  challengeIn(clientData) {
    const challenge = clientDataOf(clientData)?.challenge
    return typeof challenge === 'string' ? challenge : undefined
  },

  made({ id, clientData, authenticatorData, publicKey }, origin, challenge) {
    const data = bytesOf(authenticatorData)
    const isOurs = isAsked(clientData, { type: 'webauthn.create', origin, challenge })
    if (!isOurs || keyOf(publicKey) === undefined || !isAbout(data, bytesOf(id))) return undefined
    return counterOf(data, origin)
  },

  signed({ clientData, authenticatorData, signature }, publicKey, origin, challenge) {
    const key = keyOf(publicKey)
    if (key === undefined || !isAsked(clientData, { type: 'webauthn.get', origin, challenge }))
      return undefined
    const data = bytesOf(authenticatorData)
    const signed = Buffer.concat([data, sha256(bytesOf(clientData))])
    const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
    return verify(digest, signed, key, bytesOf(signature)) ? counterOf(data, origin) : undefined
  },
}
