// Base64url against the encoder of Node.js.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64Url } from './base64url.ts'

test('bytes of any number are written as every other encoder writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(base64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
    }),
  )
})
