import { expect, test } from 'vitest'
import { duration, instant, pastDayFault } from './times.ts'

test('durations are a number and a unit', () => {
  expect(['30s', '15m', '24h', '7d', '0'].map(duration)).toEqual([
    30_000, 900_000, 86_400_000, 604_800_000, 0,
  ])
  expect(['', '5', '5w', '-5m', '1.5h', '5 m'].map(duration)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
})

test('a day means its end in UTC; an instant needs a zone', () => {
  const now = Date.parse('2026-11-20T00:00:00Z')
  expect(instant('2026-11-20', now)).toBe('2026-11-21T00:00:00.000Z')
  expect(instant('2026-11-20T10:00:00+02:00', now)).toBe('2026-11-20T08:00:00.000Z')
  expect(instant('90d', now)).toBe('2027-02-18T00:00:00.000Z')
  expect(
    ['2026-02-30', '2026-11-20T10:00:00', 'tomorrow', '20.11.2026'].map((text) => instant(text, now)),
  ).toEqual([undefined, undefined, undefined, undefined])
})

test('a past day is a day of the calendar from 2000 to today', () => {
  const now = Date.parse('2026-11-20T23:30:00Z')
  expect(['2000-01-01', '2016-04-01', '2026-11-20'].map((day) => pastDayFault(day, now))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(pastDayFault('2026-11-21', now)).toBe('The day is in the future. Give 2026-11-20 or an earlier day.')
  expect(pastDayFault('1999-12-31', now)).toBe(
    'Dates of evidence begin on 2000-01-01. Give that day or a later one.',
  )
  for (const nonsense of ['yesterday', '2016-02-30', '1.4.2016', '2016', '2016-04-01T00:00:00Z', ''])
    expect(pastDayFault(nonsense, now)).toMatch(/^Give a day of the calendar as YYYY-MM-DD/)
})
