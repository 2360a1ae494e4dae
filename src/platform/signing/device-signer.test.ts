import { expect, test } from 'vitest'
import { createDeviceSigner } from './device-signer.ts'

const secret = (byte: number) => ({ id: `s${byte}`, secret: Buffer.alloc(32, byte) })

test('a signature is good for its text alone, as long as its secret is in the ring, and without a ring there is none', () => {
  const old = createDeviceSigner([secret(1)])
  const mac = old.sign('a text') ?? ''
  expect(mac).toMatch(/^[\w-]{43}$/)
  expect(old.verify('a text', mac)).toBe(true)
  expect(old.verify('another text', mac)).toBe(false)
  expect(old.verify('a text', mac.slice(1))).toBe(false)
  expect(createDeviceSigner([secret(2), secret(1)]).verify('a text', mac)).toBe(true)
  expect(createDeviceSigner([secret(2)]).verify('a text', mac)).toBe(false)
  const none = createDeviceSigner([])
  expect(none.sign('a text')).toBeUndefined()
  expect(none.verify('a text', mac)).toBe(false)
})
