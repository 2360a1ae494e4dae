import { expect, test } from 'vitest'
import { ed25519FromSeed, verifyEd25519 } from './ed25519.ts'

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))

// RFC 8032, section 7.1, test 2
const SEED = bytes('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb')
const PUBLIC_KEY = bytes('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')
const SIGNATURE = bytes(
  '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
)

test('a key from a seed signs as RFC 8032 shows, and the signature verifies', () => {
  const { publicKey, sign } = ed25519FromSeed(SEED)
  expect(publicKey).toEqual(PUBLIC_KEY)
  expect(sign(bytes('72'))).toEqual(SIGNATURE)
  expect(verifyEd25519(PUBLIC_KEY, bytes('72'), SIGNATURE)).toBe(true)
  expect(verifyEd25519(PUBLIC_KEY, bytes('73'), SIGNATURE)).toBe(false)
})

test('a key or signature of a wrong length is not valid, and a seed of a wrong length is refused', () => {
  for (const wrong of [PUBLIC_KEY.subarray(1), new Uint8Array(33), new Uint8Array()])
    expect(verifyEd25519(wrong, bytes('72'), SIGNATURE)).toBe(false)
  for (const wrong of [SIGNATURE.subarray(1), new Uint8Array(65), new Uint8Array()])
    expect(verifyEd25519(PUBLIC_KEY, bytes('72'), wrong)).toBe(false)
  // not a point of the curve
  expect(verifyEd25519(new Uint8Array(32).fill(0xff), bytes('72'), SIGNATURE)).toBe(false)
  expect(() => ed25519FromSeed(SEED.subarray(1))).toThrow(TypeError)
})
