// Two numbers are the same text however they are written, and belong to one party only with one issuer.
import { expect, test } from 'vitest'
import { numbersAgree, numbersOfParty, type PartyNumber, writtenNumber } from './party-numbers.ts'
import type { PartyIdentifier, PartyPart } from './record.ts'

const party = (facts: Partial<PartyPart>): PartyPart => ({
  kind: 'party',
  ref: 'self',
  partyKind: 'organization',
  names: [],
  ...facts,
})
const valuesOf = (...identifiers: readonly PartyIdentifier[]): readonly string[] =>
  numbersOfParty(party({ identifiers })).map(
    ({ scheme, country = '', value }) => `${scheme} ${country} ${value}`,
  )

test.each<[PartyIdentifier, string]>([
  [{ scheme: 'passport', value: 'RL 2325-452', country: 'LB' }, 'passport LB RL2325452'],
  [{ scheme: 'tax', value: 'J-00095036-9', country: 'VE' }, 'tax-id VE J950369'],
  [{ scheme: 'gb-coh', value: '02720485' }, 'registration GB 2720485'],
  [{ scheme: 'crypto', value: '0x7FF9cFad3877F21d' }, 'wallet  0X7FF9CFAD3877F21D'],
  [{ scheme: 'bic', value: 'BOIMIRTHXXX' }, 'bic  BOIMIRTH'],
  [{ scheme: 'imo', value: 'IMO 9513270' }, 'imo  9513270'],
  [{ scheme: 'other', value: '422 032 700', note: 'MMSI' }, 'mmsi  422032700'],
  [{ scheme: 'other', value: 'EP-GOM', note: 'Aircraft Tail Number' }, 'aircraft-tail  EPGOM'],
  [
    { scheme: 'registration', value: '5299007NTWCC3U23WM81', note: 'Legal Entity Number' },
    'lei  5299007NTWCC3U23WM81',
  ],
])('%j is compared as %s', (identifier, compared) => {
  expect(valuesOf(identifier)).toEqual([compared])
})

test('a number that says nothing is left out: too short, one digit repeated, a word, the entry of a list', () => {
  expect(
    valuesOf(
      { scheme: 'passport', value: '12' },
      { scheme: 'national-id', value: '999999' },
      { scheme: 'registration', value: 'UNKNOWN' },
      { scheme: 'ofac', value: '12345' },
    ),
  ).toEqual([])
})

test('websites, mail and telephones in the remarks are numbers too; a platform is no domain of its own', () => {
  const notes = 'Email Address info@irisl.example; Phone Number +98 21 2310 0000; Linked To: X.'
  const websites = ['http://www.irisl.example/en', 'facebook.com/irisl']
  expect(numbersOfParty(party({ notes, websites })).map(({ scheme, value }) => [scheme, value])).toEqual([
    ['domain', 'irisl.example'],
    ['email', 'info@irisl.example'],
    ['phone', '982123100000'],
  ])
})

const number = (...written: Parameters<typeof writtenNumber>): PartyNumber => {
  const made = writtenNumber(...written)
  if (made === undefined) throw new Error('no number')
  return made
}

test('numbers agree by scheme and issuer', () => {
  const iraqi = number('passport', '212331', 'IQ')
  expect(numbersAgree(iraqi, number('passport', '212-331', 'iq'))).toBe('same')
  expect(numbersAgree(iraqi, number('passport', '212331', 'NZ'))).toBeUndefined()
  expect(numbersAgree(iraqi, number('passport', '212331'))).toBe('unplaced')
  expect(numbersAgree(iraqi, number('national-id', '212331', 'IQ'))).toBeUndefined()
  // an office may file a tax number as a register number, if it is long
  expect(numbersAgree(number('tax-id', '130870802', 'CO'), number('registration', '130870802', 'CO'))).toBe(
    'same',
  )
  expect(
    numbersAgree(number('tax-id', '130870802', 'CO'), number('registration', '130870802', 'FI')),
  ).toBeUndefined()
  expect(numbersAgree(number('tax-id', '38705', 'IR'), number('registration', '38705', 'IR'))).toBeUndefined()
})
