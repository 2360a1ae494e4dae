import { expect, test } from 'vitest'
import { candidateUrls, rhythmOf } from './candidate-urls.ts'

const HOST = 'https://files.example/'

test('an address without a date stands for itself', () => {
  expect(candidateUrls(`${HOST}list.xml`, '2026-11-20', 'day')).toEqual([`${HOST}list.xml`])
})

test.each(['{CIK}.json', '{YYYY-MM}.zip', '{', '}.csv', '{YYYY-MM-DD}/{CIK}'])(
  'what is no date cannot be filled in: %s',
  (end) => {
    expect(candidateUrls(HOST + end, '2026-11-20', 'day')).toEqual([])
  },
)

test.each([
  ['day', '2026-03-02', ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27', '2026-02-26', '2026-02-25']],
  ['day', '2024-03-01', ['2024-03-01', '2024-02-29', '2024-02-28', '2024-02-27', '2024-02-26', '2024-02-25']],
  [
    'month',
    '2026-02-28',
    ['2026-02-01', '2026-01-01', '2025-12-01', '2025-11-01', '2025-10-01', '2025-09-01'],
  ],
  [
    'month',
    '2026-02-01',
    ['2026-02-01', '2026-01-01', '2025-12-01', '2025-11-01', '2025-10-01', '2025-09-01'],
  ],
  [
    'quarter',
    '2026-11-20',
    ['2026-09-30', '2026-06-30', '2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'],
  ],
  [
    'quarter',
    '2026-09-30',
    ['2026-09-30', '2026-06-30', '2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'],
  ],
  [
    'quarter',
    '2026-01-01',
    ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31', '2024-12-31', '2024-09-30'],
  ],
] as const)('by the %s up to %s: the six newest dates that have come', (rhythm, today, dates) => {
  expect(candidateUrls(`${HOST}{YYYY-MM-DD}.zip`, today, rhythm)).toEqual(
    dates.map((date) => `${HOST}${date}.zip`),
  )
})

test('an address with a quarter goes by quarters that have ended, whatever the rhythm', () => {
  expect(candidateUrls(`${HOST}{YYYY}q{Q}_d.zip`, '2026-11-20', 'day')).toEqual(
    ['2026q3', '2026q2', '2026q1', '2025q4', '2025q3', '2025q2'].map((name) => `${HOST}${name}_d.zip`),
  )
})

test('a day may be written as a year and the day in it', () => {
  expect(candidateUrls(`${HOST}V2_{YYDDD}.ZIP`, '2025-01-02', 'day')).toEqual(
    ['25002', '25001', '24366', '24365', '24364', '24363'].map((day) => `${HOST}V2_${day}.ZIP`),
  )
})

test('a date may stand more than once in an address', () => {
  expect(candidateUrls(`${HOST}{YYYY}/{YYYY-MM-DD}.zip`, '2026-01-01', 'day').slice(0, 2)).toEqual([
    `${HOST}2026/2026-01-01.zip`,
    `${HOST}2025/2025-12-31.zip`,
  ])
})

test.each([
  [72, 'day'],
  [62 * 24, 'month'],
  [2 * 92 * 24, 'quarter'],
])('a source that is stale after %i hours is published by the %s', (staleAfterHours, rhythm) => {
  expect(rhythmOf({ cadence: { published: '', checkEveryHours: 24, staleAfterHours } })).toBe(rhythm)
})
