// Romanisations of one sound have one key, and consonants stay where vowels are not written.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { romanisationKey, skeleton } from './romanisation.ts'

test.each([
  ['zhelvinsky', 'jelvinskiy'],
  ['poutine', 'putin'],
  ['khalid', 'halid'],
  ['shcherbakov', 'schtscherbakow'],
  ['tchaikovsky', 'chaykovskiy'],
  ['alexey', 'aleksei'],
  ['aleksandr', 'alexandr'],
  ['hussein', 'husayn'],
])('%s and %s have one key', (a, b) => {
  expect(romanisationKey(a)).toBe(romanisationKey(b))
})

test.each([
  ['putin', 'petrov'],
  ['khalid', 'walid'],
  ['ramesh', 'suresh'],
])('%s and %s have two', (a, b) => {
  expect(romanisationKey(a)).not.toBe(romanisationKey(b))
})

describe('consonants', () => {
  test.each([
    ['mohammed', 'mhmd'],
    ['saleh', 'slh'],
    ['khalid', 'khald'],
    ['bashar', 'bshar'],
  ])('of %s are those of the vowelless %s', (latin, vowelless) => {
    expect(skeleton(latin, false)).toBe(skeleton(vowelless, true))
  })

  test('a semivowel counts at the start only', () => {
    expect(skeleton('yusuf', false)).toMatch(/^y/)
    expect(skeleton('suyuf', false)).not.toContain('y')
    expect(skeleton('walid', false)).toMatch(/^v/)
  })
})

test('keys are total, never empty for a word, and no longer than twice the word', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), maxLength: 40 }),
      (text) => {
        const key = romanisationKey(text)
        expect(key.length).toBeLessThanOrEqual(2 * text.length)
        expect(key === '').toBe(text === '')
        expect(skeleton(text, true).length).toBeLessThanOrEqual(text.length * 2)
      },
    ),
  )
})
