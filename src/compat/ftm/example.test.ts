// What a party in FollowTheMoney form is screened by, and what is refused.
import { expect, test } from 'vitest'
import { readExample } from './example.ts'

const read = (schema: string, properties: Record<string, unknown>) => readExample({ schema, properties })

test.each([
  ['Person', ['person']],
  ['Company', ['organisation']],
  ['PublicBody', ['organisation']],
  ['Vessel', ['vessel']],
  ['Airplane', ['unknown']],
  ['Vehicle', ['vessel', 'unknown']],
  ['LegalEntity', ['person', 'unknown']],
  ['Thing', ['person', 'unknown']],
  ['CryptoWallet', ['unknown']],
])('%s is read as %j', (schema, types) => {
  expect(read(schema, { name: 'Kettle' }).queries.map(({ type }) => type)).toEqual(types)
})

test('dates, countries and numbers are understood in the form in which clients write them', () => {
  const { queries, numbers, properties, warnings } = read('Person', {
    name: [' Maria Koval ', 7],
    birthDate: [1975, '1975-04-23T00:00:00'],
    nationality: 'Ukraine',
    passportNumber: ['A-648 9694'],
    address: '12 Harbour Road',
  })
  expect(queries[0]).toMatchObject({ birthDates: ['1975', '1975-04-23'], countries: ['ua'] })
  expect(queries.map(({ names }) => names.map(({ text }) => text))).toEqual([['Maria Koval'], ['7']])
  expect(numbers).toEqual([{ scheme: 'passport', value: 'A6489694', written: 'A-648 9694' }])
  expect(properties).toMatchObject({ nationality: ['ua'], address: ['12 Harbour Road'] })
  expect(warnings).toEqual([])
})

test('what is not understood is left out and named', () => {
  const { properties, warnings } = read('Person', {
    name: ['Koval', '??'],
    birthDate: ['spring', '1975-13'],
    country: 'Narnia',
  })
  expect(properties).toEqual({ name: ['Koval'] })
  expect(warnings).toEqual([
    'name "??" was left out: it has no letter or digit that could be compared',
    'birthDate "spring" was left out: it is not YYYY, YYYY-MM or YYYY-MM-DD',
    'birthDate "1975-13" was left out: it is not YYYY, YYYY-MM or YYYY-MM-DD',
    'country "Narnia" was left out: it is no known country; send its two-letter code, such as de',
  ])
})

test('a party that cannot be compared is refused, except for what is on no list', () => {
  expect(() => read('Person', { name: '??', birthDate: '1975' })).toThrow(
    'has no name and no number to compare',
  )
  expect(() => read('Banana', { name: 'Koval' })).toThrow('has the schema "Banana"')
  expect(() => read('constructor', { name: 'Koval' })).toThrow('has the schema "constructor"')
  expect(read('Address', { full: '12 Harbour Road' }).numbers).toEqual([])
})

test('a party has at most 200 names, each of which is a query of its own', () => {
  const names = (count: number) => ({ name: Array.from({ length: count }, (_, at) => `Name ${at}`) })
  expect(read('Person', names(200)).queries).toHaveLength(200)
  expect(() => read('Person', names(201))).toThrow('has 201 names; send at most 200')
})

test('the name of a wallet or an address is not compared, but the number of a wallet is', () => {
  const { queries, numbers } = read('CryptoWallet', {
    name: 'Bank Melli',
    publicKey: '1Kettle2Harbour3Wallet4',
  })
  expect(queries.every(({ names }) => names.length === 0)).toBe(true)
  expect(numbers).toMatchObject([{ scheme: 'wallet' }])
})

test('properties with the name of a member of every object are properties like any other', () => {
  expect(read('Person', { name: 'Koval', constructor: ['x'], toString: 'y' }).numbers).toEqual([])
})
