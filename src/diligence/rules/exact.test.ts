// Exact money and partial dates, without a clock and without made-up precision.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, showTotal, sumByCurrency } from './money.ts'
import { dateOf, earliestDay, fullYearsBetween, isPast, isWithinYears, latestDay } from './partial-day.ts'
import { personKey } from './same-person.ts'

test('amounts are read to the cent, and what is no number is not read', () => {
  expect(['12', '12.5', '12.509', '-0.01', '007.00'].map(centsOf)).toEqual([1200n, 1250n, 1250n, -1n, 700n])
  expect(['', '1,000', '1e9', '$5', '.5', '--1', 'Indefinite'].map(centsOf)).toEqual(Array(7).fill(undefined))
})

test('sums are exact far beyond what a number holds, and stay apart by currency', () => {
  const big = { amount: '9007199254740993.01', currency: 'USD' }
  const sums = sumByCurrency([big, { amount: '5', currency: 'EUR' }, big])
  expect(sums.map(showTotal)).toEqual(['EUR 5', 'USD 18,014,398,509,481,986.02'])
})

test('an amount shown is the amount read', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (cents) => {
      const shown = showTotal({ currency: 'USD', cents }).slice(4).replaceAll(',', '')
      return centsOf(shown) === cents
    }),
  )
})

test('a partial date spans all the days it may mean', () => {
  expect(
    ['2026', '2026-02', '2026-02-03', '2026-02-03T10:00:00Z'].map((date) => [
      earliestDay(date),
      latestDay(date),
    ]),
  ).toEqual([
    ['2026-01-01', '2026-12-31'],
    ['2026-02-01', '2026-02-31'],
    ['2026-02-03', '2026-02-03'],
    ['2026-02-03', '2026-02-03'],
  ])
})

test('what may be recent is recent, what may be young is young, what may not be over is not over', () => {
  expect(
    ['2016-11-20', '2016-11-19', '2016', '2015'].map((date) => isWithinYears(date, '2026-11-20', 10)),
  ).toEqual([true, false, true, false])
  expect(isWithinYears(undefined, '2026-11-20', 10)).toBe(true)
  expect(isWithinYears('2022-02-28', '2024-02-29', 2)).toBe(false)
  expect(
    ['2016-11-20', '2016-11-21', '2016', '2027'].map((date) => fullYearsBetween(date, '2026-11-20')),
  ).toEqual([10, 9, 9, -2])
  expect(['2026-11-19', '2026-11-20', '2026-11', '2025'].map((date) => isPast(date, '2026-11-20'))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('a span of dates is read by its end, then its start', () => {
  expect([dateOf({ raw: 'x' }), dateOf({ from: '1', to: '2', raw: '' }), dateOf(undefined)]).toEqual([
    undefined,
    '2',
    undefined,
  ])
})

test('the words of a name make its key, whatever their order, case, accents and punctuation', () => {
  expect(personKey('SMITH-JONES, José')).toBe(personKey('jose smith jones'))
  expect(personKey('王小明')).toBe('王小明')
  expect(personKey(' ... ')).toBe('...')
})
