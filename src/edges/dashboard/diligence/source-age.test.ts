import { expect, test } from 'vitest'
import { ageText } from './source-age.ts'

test('the age of a snapshot is told in whole days, where it is dated by a day', () => {
  const at = '2026-11-20T23:59:00.000Z'
  expect(
    ['2026-11-20', '2026-11-19', '2026-11-16', '2026-11-21', '2026-11'].map((day) => ageText(day, at)),
  ).toEqual(['of the same day', '1 day old', '4 days old', 'of the same day', undefined])
})
