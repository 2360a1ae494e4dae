import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUlid, ulidFromBytes, ulidToBytes } from './ulid-bytes.ts'

test('every ULID has 16 bytes of its own, and they give it back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const text = ulidFromBytes(bytes)
      return isUlid(text) && Buffer.from(ulidToBytes(text)).equals(Buffer.from(bytes))
    }),
  )
  fc.assert(fc.property(fc.ulid(), (text) => ulidFromBytes(ulidToBytes(text)) === text))
})

test('the bytes begin with the time in milliseconds, as the specification of ULID lays them out', () => {
  const bytes = Buffer.from(ulidToBytes('01ARZ3NDEKTSV4RRFFQ69G5FAV'))
  expect(bytes.toString('hex')).toBe('01563e3ab5d3d6764c61efb99302bd5b')
  expect(bytes.readUIntBE(0, 6)).toBe(0x01563e3ab5d3)
})

test.each([
  '',
  '8ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  '01arz3ndektsv4rrffq69g5fav',
  '01ARZ3NDEKTSV4RRFFQ69G5FAI',
  ' '.repeat(26),
])('another text is none: %j', (text) => {
  expect(isUlid(text)).toBe(false)
  expect(() => ulidToBytes(text)).toThrow('not a ULID')
})
