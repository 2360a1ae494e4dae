// What of a listed party is compared.
import { expect, test } from 'vitest'
import { party } from '../../diligence/evidence/testing/records.ts'
import { birthDatesOf, listedParty } from './listed-party.ts'

test.each([
  ['a day', { value: '1951-02-03' }, ['1951-02-03']],
  ['one year', { from: '1951-01-01', to: '1951-12-31' }, ['1951']],
  ['two years', { from: '1951', to: '1952' }, ['1951', '1952']],
  ['five years, each of them', { from: '1951', to: '1955' }, ['1951', '1952', '1953', '1954', '1955']],
  ['six years, their ends', { from: '1951', to: '1956' }, ['1951', '1956']],
  ['years in the wrong order', { from: '1956', to: '1951' }, ['1956', '1951']],
  ['an open end', { from: '1951' }, ['1951']],
  ['nothing', {}, []],
])('a birth in %s', (_, spec, dates) => {
  expect(birthDatesOf({ raw: 'as listed', ...spec })).toEqual(dates)
})

test.each([
  ['primary', 'weak', 'primary'],
  ['previous', 'weak', 'former'],
  ['alias', 'weak', 'weak'],
  ['alias', 'strong', 'alias'],
] as const)('a name that is %s and %s is compared as %s', (kind, quality, as) => {
  const { names } = listedParty(party('Ilsa', { names: [{ full: 'Ilsa  Dorran', kind, quality }] }))
  expect(names).toEqual([{ text: 'Ilsa Dorran', kind: as }])
})
