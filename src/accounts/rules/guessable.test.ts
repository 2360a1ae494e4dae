import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

const ada = { name: 'Ada Lovelace', email: 'ada.lovelace@engines.example.com' }

describe('a password', () => {
  test.each([
    ['the e-mail address', 'ada.lovelace@engines.example.com'],
    ['what stands before its @', 'ada.lovelace'],
    ['the name with a year', 'AdaLovelace1815'],
    ['where somebody works', 'engines.example2026'],
    ['the product', 'Assay-Assay-1'],
    ['a word and a row of digits', 'password1234'],
    ['the same with look-alikes', 'P4$$w0rd!2026'],
    ['a word twice', 'welcomewelcome'],
    ['words of everybody', 'iloveyouforever'],
    ['a row of keys', 'qwertyuiop12'],
    ['a zigzag of keys', '1q2w3e4r5t6y'],
    ['another', '1qaz2wsx3edc'],
    ['the alphabet backwards', 'zyxwvutsrqponm'],
    ['digits', '123456789012'],
    ['one character', 'aaaaaaaaaaaa'],
    ['a few in turns', 'xy7xy7xy7xy7'],
    ['wide letters', 'ｐａｓｓｗｏｒｄ１２３４'],
    ['a season and a year', 'Summer2026!!'],
  ])('that is little more than %s is guessable', (_what, password) => {
    expect(password.length).toBeGreaterThanOrEqual(12)
    expect(isGuessable(password, ada)).toBe(true)
  })

  test.each([
    'correct horse battery staple',
    'another long password',
    'tr0ub4dor&3-more',
    'мой кот любит рыбу',
    '我家的貓喜歡吃魚和睡覺整天',
    'xK9#mQ2$vL7p',
  ])('of its own is not: %s', (password) => expect(isGuessable(password, ada)).toBe(false))

  test('at random is not', () => {
    const random = fc.uint8Array({ minLength: 16, maxLength: 32 }).filter((bytes) => new Set(bytes).size > 12)
    fc.assert(
      fc.property(random, (bytes) => {
        expect(isGuessable(Buffer.from(bytes).toString('base64url'), ada)).toBe(false)
      }),
    )
  })

  test('of 256 characters is judged at once, whatever it repeats', () => {
    for (const piece of ['a', 'ab', 'abc', ' ', 'ab1', '!', '𝒳'])
      expect(isGuessable(piece.repeat(256 / piece.length), ada)).toBe(true)
  })
})

test('a name that begins like a shorter one of the account is taken out as a whole', () => {
  const account = { name: 'Ana Anastopoulos', email: 'a@b.example.com' }
  expect(isGuessable('anastopoulos12', account)).toBe(true)
})
