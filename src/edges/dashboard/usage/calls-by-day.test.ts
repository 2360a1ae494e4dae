import { expect, test } from 'vitest'
import { callsByDay } from './calls-by-day.ts'

const USAGE = {
  first: '2026-02-27',
  days: 4,
  keys: [
    {
      id: 'a',
      byDay: [
        { day: '2026-02-27', calls: 2 },
        { day: '2026-03-01', calls: 1 },
      ],
    },
    { id: 'b', byDay: [{ day: '2026-03-01', calls: 5 }] },
  ],
}

test('every day of the time is there, with the calls of all keys or of one', () => {
  expect(callsByDay(USAGE, '').map(({ day, calls }) => `${day} ${calls}`)).toEqual([
    '2026-02-27 2',
    '2026-02-28 0',
    '2026-03-01 6',
    '2026-03-02 0',
  ])
  expect(callsByDay(USAGE, 'a').map(({ calls }) => calls)).toEqual([2, 0, 1, 0])
})
