// Signs what the cookie of a known browser says, under keys derived from the ring of session secrets: several servers of one
// installation accept each other's cookies, and a retired secret stays good while it is in the ring.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { DeviceSigner } from '../../accounts/ports.ts'
import type { SessionSecret } from './session-secrets.ts'

export function createDeviceSigner(ring: readonly SessionSecret[]): DeviceSigner {
  const keys = ring.map(({ id, secret }) =>
    Buffer.from(hkdfSync('sha256', secret, id, 'assay/device-cookies', 32)),
  )
  const mac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    sign: (text) => keys[0] && mac(keys[0], text).toString('base64url'),

    verify(text, given) {
      const bytes = Buffer.from(given, 'base64url')
      return keys.some((key) => {
        const right = mac(key, text)
        return right.length === bytes.length && timingSafeEqual(right, bytes)
      })
    },
  }
}
