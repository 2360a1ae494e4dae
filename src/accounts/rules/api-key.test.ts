import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatKey, hashKey, isWellFormedKey } from './api-key.ts'

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })

test('every key is sk_ with 43 and 6 letters or digits, and recognises itself', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const key = formatKey(random)
      return /^sk_[0-9A-Za-z]{49}$/.test(key) && isWellFormedKey(key)
    }),
  )
})

test('one wrong character anywhere is caught by the form or the checksum', () => {
  fc.assert(
    fc.property(bytes, fc.nat(51), fc.constantFrom(...'0aZ_-é '), (random, at, wrong) => {
      const key = formatKey(random)
      const mistyped = key.slice(0, at) + wrong + key.slice(at + 1)
      return mistyped === key || !isWellFormedKey(mistyped)
    }),
  )
})

test('a key is no key with anything before or after it, nor without its 32 bytes', () => {
  const key = formatKey(new Uint8Array(32).fill(7))
  for (const text of [` ${key}`, `${key}\n`, key.slice(0, -1), `${key}0`, '', 'sk_'])
    expect(isWellFormedKey(text)).toBe(false)
  expect(() => formatKey(new Uint8Array(16))).toThrow(RangeError)
  expect(hashKey(key)).toMatch(/^[0-9a-f]{64}$/)
})
