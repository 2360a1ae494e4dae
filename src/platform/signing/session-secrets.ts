// The ring of secrets that sign session tokens: `id:base64,id:base64`, newest first, each of 32 bytes or more. A
// retired secret stays in the ring for the lifetime of a token, so rotation breaks no tokens.
import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import { type Signer, SigningMisconfigured } from '../../assessment/ports.ts'

const MIN_BYTES = 32
/** A MAC may be cut to its first 128 bits (RFC 2104). */
const MIN_MAC_BYTES = 16
const MAX_DERIVED = 10_000

export interface SessionSecret {
  readonly id: string
  readonly secret: Uint8Array
}

/** Parses a ring. Throws SigningMisconfigured with a sentence that names the entry but never the secret. */
export function parseSessionSecrets(text: string): readonly SessionSecret[] {
  const ring = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseSecret)
  if (ring.length === 0) throw new SigningMisconfigured('There is no session secret')
  if (new Set(ring.map(({ id }) => id)).size < ring.length)
    throw new SigningMisconfigured('Two session secrets have one id')
  return ring
}

function parseSecret(part: string, index: number): SessionSecret {
  const [, id, encoded] = /^([A-Za-z0-9_-]{1,8}):([A-Za-z0-9+/_-]+={0,2})$/.exec(part) ?? []
  if (id === undefined || encoded === undefined) {
    throw new SigningMisconfigured(
      `Session secret ${index + 1} is not of the form id:base64 (id of 1 to 8 letters or digits)`,
    )
  }
  const secret = Buffer.from(encoded, 'base64')
  if (secret.length < MIN_BYTES)
    throw new SigningMisconfigured(`Session secret "${id}" is shorter than ${MIN_BYTES} bytes`)
  return { id, secret }
}

/** HMAC-SHA256 under HKDF(secret, salt = skid, info = "srv1/session/" + workspace id). */
export function createSigner(ring: readonly SessionSecret[]): Signer {
  const derived = new Map<string, KeyObject>()

  function keyFor(workspaceId: string, { id, secret }: SessionSecret): KeyObject {
    const name = `${id}/${workspaceId}`
    const known = derived.get(name)
    if (known) return known
    if (secret.length < MIN_BYTES)
      throw new SigningMisconfigured(`Session secret "${id}" is shorter than ${MIN_BYTES} bytes`)
    // why a key object: an HMAC with one takes a fifth of the time of an HMAC with bytes
    const key = createSecretKey(
      Buffer.from(hkdfSync('sha256', secret, id, `srv1/session/${workspaceId}`, 32)),
    )
    if (derived.size >= MAX_DERIVED) derived.clear()
    derived.set(name, key)
    return key
  }

  const mac = (workspaceId: string, secret: SessionSecret, text: string): Buffer =>
    createHmac('sha256', keyFor(workspaceId, secret)).update(text).digest()

  return {
    sign(workspaceId, makeText) {
      const [newest] = ring
      if (!newest) throw new SigningMisconfigured('There is no session secret')
      const text = makeText(newest.id)
      return { text, mac: mac(workspaceId, newest, text) }
    },

    verify(workspaceId, skid, text, given) {
      if (ring.length === 0) throw new SigningMisconfigured('There is no session secret')
      const secret = ring.find(({ id }) => id === skid)
      if (!secret) return false
      if (given.length < MIN_MAC_BYTES) return false
      const right = mac(workspaceId, secret, text).subarray(0, given.length)
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}
