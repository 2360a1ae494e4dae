// A CBOR value has one encoding, and no other is read.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOfHex, concatBytes, hexOfBytes } from './bytes.ts'
import { CborTag, readCbor, writeCbor, type CborKey, type CborValue } from './cbor.ts'
import { ProofError } from './proof-error.ts'
import { flipped } from './testing/sample-log.ts'

// RFC 8949, appendix A: the examples that this subset has
test.each<[CborValue, string]>([
  [0, '00'],
  [23, '17'],
  [24, '1818'],
  [255, '18ff'],
  [256, '190100'],
  [1_000_000, '1a000f4240'],
  [1_000_000_000_000, '1b000000e8d4a51000'],
  [Number.MAX_SAFE_INTEGER, '1b001fffffffffffff'],
  [-1, '20'],
  [-100, '3863'],
  [-1000, '3903e7'],
  [null, 'f6'],
  [bytesOfHex('01020304'), '4401020304'],
  ['', '60'],
  ['ü', '62c3bc'],
  ['𐅑', '64f0908591'],
  [[1, [2, 3], [4, 5]], '8301820203820405'],
  [new Map<CborKey, CborValue>([]), 'a0'],
  [
    new Map([
      [3, 4],
      [1, 2],
    ]),
    'a201020304',
  ],
  [
    new Map<CborKey, CborValue>([
      ['aa', 1],
      [-1, 2],
      ['b', 3],
      [100, 4],
    ]),
    'a4186404200261620362616101',
  ],
  [new CborTag(1, 1_363_896_240), 'c11a514b67b0'],
])('%j is %s', (value, hex) => {
  expect(hexOfBytes(writeCbor(value))).toBe(hex)
  expect(readCbor(bytesOfHex(hex))).toEqual(value)
})

test.each([
  ['', 'ends too early'],
  ['1817', 'shortest form'],
  ['190018', 'shortest form'],
  ['1a0000ffff', 'shortest form'],
  ['1b00000000ffffffff', 'shortest form'],
  ['1b0020000000000000', '53 bits'],
  ['1bffffffffffffffff', '53 bits'],
  ['3b001fffffffffffff', '53 bits'],
  ['1c', 'indefinite or reserved'],
  ['5f4101ff', 'indefinite or reserved'],
  ['9f01ff', 'indefinite or reserved'],
  ['bf0102ff', 'indefinite or reserved'],
  ['f4', 'neither null'],
  ['f5', 'neither null'],
  ['f7', 'neither null'],
  ['f8f6', 'neither null'],
  ['f93c00', 'neither null'],
  ['fb3ff0000000000000', 'neither null'],
  ['0000', 'bytes follow'],
  ['4401', 'ends too early'],
  ['5b000fffffffffffff', 'ends too early'],
  ['9b000fffffffffffff', 'ends too early'],
  ['bb000fffffffffffff', 'ends too early'],
  ['61ff', 'not UTF-8'],
  ['a201020102', 'in order, each once'],
  ['a203040102', 'in order, each once'],
  ['a26161010102', 'in order, each once'],
  ['a1410102', 'no integer or text'],
  ['a1f602', 'no integer or text'],
  ['81'.repeat(16) + '00', 'nested too deeply'],
])('%s is refused: %s', (hex, why) => {
  expect(() => readCbor(bytesOfHex(hex))).toThrow(ProofError)
  expect(() => readCbor(bytesOfHex(hex))).toThrow(why)
})

test('CBOR nested 15 deep is read', () => {
  const hex = `${'81'.repeat(15)}00`
  expect(hexOfBytes(writeCbor(readCbor(bytesOfHex(hex))))).toBe(hex)
})

test('numbers and texts without an encoding are not written', () => {
  for (const value of [0.5, Number.NaN, 2 ** 53, -(2 ** 53), '\ud800'])
    expect(() => writeCbor(value)).toThrow(TypeError)
})

const { value: anyValue } = fc.letrec<{ value: CborValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.maxSafeInteger(),
    fc.integer({ min: -300, max: 70_000 }),
    fc.string({ unit: 'grapheme' }),
    fc.constant(null),
    fc.uint8Array({ maxLength: 40 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.oneof(fc.integer(), fc.string({ maxLength: 3 })), tie('value')), { maxLength: 4 })
      .map((members) => new Map<CborKey, CborValue>(members)),
    fc.tuple(fc.nat(), tie('value')).map(([tag, value]) => new CborTag(tag, value)),
  ),
}))

test('every value is read back, and any other bytes that are read are the one encoding of another value', () => {
  fc.assert(
    fc.property(anyValue, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 3 }), (value, where, more) => {
      const bytes = writeCbor(value)
      expect(readCbor(bytes)).toEqual(value)
      expect(() => readCbor(concatBytes(bytes, more))).toThrow(ProofError)
      expect(() => readCbor(bytes.subarray(0, where % bytes.length))).toThrow(ProofError)
      const changed = flipped(bytes, where % (bytes.length * 8))
      let read: CborValue
      try {
        read = readCbor(changed)
      } catch (error) {
        expect(error).toBeInstanceOf(ProofError)
        return
      }
      expect(writeCbor(read)).toEqual(changed)
    }),
    { numRuns: 1_000 },
  )
})

test('random bytes are refused with a ProofError, or are the one encoding of a value', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 24 }), (bytes) => {
      let read: CborValue
      try {
        read = readCbor(bytes)
      } catch (error) {
        expect(error).toBeInstanceOf(ProofError)
        return
      }
      expect(writeCbor(read)).toEqual(bytes)
    }),
    { numRuns: 2_000 },
  )
})
