// Birth dates agree, differ as clerks err, or are of two people.
import { expect, test } from 'vitest'
import type { DateSpec } from '../../sources/model/record.ts'
import { compareBirths, isSlip } from './compare-births.ts'

const day = (value: string): DateSpec => ({ value, raw: value })
const years = (from: string, to: string): DateSpec => ({ from, to, raw: `${from} to ${to}` })
const compared = (asked: readonly DateSpec[], listed: readonly DateSpec[]): unknown => {
  const best = compareBirths(asked, listed)
  return best && `${best.fact} ${best.outcome}`
}

test.each([
  ['1965-09-15', '1966-09-15', 'a year'],
  ['1967-01-30', '1967-01-29', 'a day'],
  ['1967-01-31', '1967-02-01', 'a day, over the end of a month'],
  ['2002-05-07', '2002-07-05', 'day and month exchanged'],
  ['1970-03-12', '1970-04-12', 'a month'],
  ['1970-03-12', '1970-03-21', 'the day'],
  ['1971-12-27', '1981-12-27', 'ten years'],
  ['1951-12-27', '1971-12-27', 'twenty years'],
  ['1971-12-27', '1977-12-27', 'a digit'],
])('%s and %s differ by a slip: %s', (a, b) => {
  expect(isSlip(a, b)).toBe(true)
  expect(isSlip(b, a)).toBe(true)
  expect(compared([day(a)], [day(b)])).toBe('birth_date_near differs')
})

test.each([
  ['1971-07-25', '1988-12-24'],
  ['1963-11-19', '1980-04-24'],
  ['1970-03-12', '1983-03-21'],
])('%s and %s are the dates of two people', (a, b) => {
  expect(isSlip(a, b)).toBe(false)
  expect(compareBirths([day(a)], [day(b)])).toMatchObject({
    fact: 'birth_date',
    outcome: 'differs',
    isPrecise: true,
  })
})

test('a date says as much as the less exact side: day, month, year', () => {
  expect(compared([day('1971-07-25')], [day('1971-07-25')])).toBe('birth_date agrees')
  expect(compared([day('1971-07-25')], [day('1971-07')])).toBe('birth_month agrees')
  expect(compared([day('1971')], [day('1971-07-25')])).toBe('birth_year agrees')
  expect(compared([day('1972')], [day('1971-07-25')])).toBe('birth_year_near agrees')
  expect(compared([day('1985')], [day('1971-07-25')])).toBe('birth_year differs')
  expect(compared([day('1971-07-25')], [years('1970', '1972')])).toBe('birth_year agrees')
  expect(compared([day('1971-07-25')], [years('1980', '1982')])).toBe('birth_year differs')
  expect(compared([day('1971-07-25')], [])).toBeUndefined()
})

test('the first of January is written where only the year is known', () => {
  expect(compared([day('1971-01-01')], [day('1971-01-01')])).toBe('birth_date_first_of_january agrees')
  expect(compared([day('1971-01-01')], [day('1971-08-09')])).toBe('birth_year agrees')
  expect(compared([day('1991-03-05')], [day('1971-01-01')])).toBe('birth_date_first_of_january differs')
})

test('of several dates the one that agrees counts, and a guess is never precise', () => {
  expect(compared([day('1971-07-25')], [day('1960-02-02'), day('1971-07-25')])).toBe('birth_date agrees')
  const guessed = { ...day('1960-02-02'), circa: true }
  expect(compareBirths([day('1988-07-25')], [day('1971-03-03'), guessed])?.isPrecise).toBe(false)
})
