// Keys of names in registers: one for the spellings of one name, another for another name.
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { nameKey as key } from './name-key.ts'

test.each([
  ['PRABHNEET LIMITED', 'Prabhneet Ltd.'],
  ['Müller & Söhne GmbH', 'MULLER UND SOHNE GMBH'.replace('UND', '&')],
  ['Acme Robotics, Inc.', 'ACME ROBOTICS INC'],
  ['The Seigal Discretionary Trust', 'SEIGAL DISCRETIONARY TRUST'],
  ['Société Générale S.A.', 'SOCIETE GENERALE'],
  ["O'Neill Foods Ltd", 'ONEILL FOODS'],
  ['Doe, Jane', 'Jane DOE'],
])('%s and %s have one key', (a, b) => {
  expect(key(a)).toBe(key(b))
})

test('other names have other keys; a name of legal forms alone keeps them; nothing gives nothing', () => {
  expect(key('Acme Robotics Inc')).not.toBe(key('Acme Robotic Inc'))
  expect(key('Limited')).toBe('limited')
  expect(key(' ... ')).toBe('')
})

test('any text has a key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(typeof key(text)).toBe('string')
    }),
  )
})
