import { crc32 as zlibCrc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { base62, crc32 } from '../accounts/rules/api-key.ts'
import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { canonicalJson } from './canonical-json.ts'
import type { JsonValue } from './json.ts'
import { daysBetween, isCalendarDay } from './day.ts'
import { sha256Hex } from './sha256.ts'

test('canonical JSON sorts keys, drops undefined members and refuses what RFC 8785 cannot express', () => {
  expect(canonicalJson({ b: 1, a: [true, null, 'é'], c: undefined })).toBe('{"a":[true,null,"é"],"b":1}')
  expect(canonicalJson({ toJSON: 1, a: 2 })).toBe('{"a":2,"toJSON":1}')
  expect(() => canonicalJson(Number.NaN)).toThrow()
  expect(() => canonicalJson('\ud800')).toThrow()
  expect(() => canonicalJson({ '\udc00': 1 })).toThrow()
  expect(() => canonicalJson(new Map() as never)).toThrow()
})

test('SHA-256 of the empty string is the published value', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

test('CRC-32 agrees with zlib on every ASCII text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => crc32(text) === zlibCrc32(text)))
})

test('base62 is injective at a fixed width', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      (a, b) => {
        const [left, right] = [base62(a, 43), base62(b, 43)]
        return left.length === 43 && /^[0-9A-Za-z]+$/.test(left) && (left === right) === (a === b)
      },
    ),
  )
})

test('a calendar day is a real one', () => {
  expect(['2026-02-28', '2024-02-29'].every(isCalendarDay)).toBe(true)
  expect(['2026-02-30', '2026-13-01', '2026-2-3', '', '2026-02-28T00:00:00Z'].some(isCalendarDay)).toBe(false)
  expect(daysBetween('2026-10-31', '2026-11-02T23:59:59Z')).toBe(2)
})

test('canonical JSON is what another implementation of RFC 8785 writes, for any value', () => {
  const text = fc.string({ unit: 'binary' })
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, false, -0, 1e21, 5e-324, '__proto__', '10', '9'),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      text,
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(fc.oneof(text, fc.constantFrom('10', '9', 'toJSON', '€', '\ue000', '😀')), tie('value'), {
        maxKeys: 6,
      }),
    ),
  }))
  fc.assert(
    fc.property(value, (each) => {
      expect(canonicalJson(each as JsonValue)).toBe(canonicalize(each))
    }),
    { numRuns: 500 },
  )
})
