// Encrypts secrets that the server must be able to use, with AES-256-GCM under a key derived from the ring of session secrets:
// a copy of the database alone gives no secret away.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretBox } from '../../base/ports.ts'
import type { SessionSecret } from './session-secrets.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = ({ id, secret }: SessionSecret): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, id, 'assay/secret-box', 32))

/** A sealed text is `id:base64url`; the id names the secret of the ring. */
export function createSecretBox(ring: readonly SessionSecret[]): SecretBox {
  const keys = new Map(ring.map((secret) => [secret.id, keyOf(secret)]))
  const newest = ring[0]?.id ?? ''
  return {
    seal(secret, of) {
      const key = keys.get(newest)
      if (key === undefined) throw new Error('there is no session secret')
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(of))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${newest}:${sealed.toString('base64url')}`
    },

    open(sealed, of) {
      const [id = '', text = ''] = sealed.split(':')
      const key = keys.get(id)
      const bytes = Buffer.from(text, 'base64url')
      if (key === undefined || bytes.length < IV_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const opened = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]
        return Buffer.concat(opened).toString('utf8')
      } catch {
        // why: an altered text, or one of another owner, opens for no one
        return undefined
      }
    },

    isNewest: (sealed) => sealed.startsWith(`${newest}:`),
  }
}
