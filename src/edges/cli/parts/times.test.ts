import { expect, test } from 'vitest'
import { duration, instant } from './times.ts'

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
