// The coverage of a run names every required list that is not current, with its day, and counts the other sources.
import { expect, test } from 'vitest'
import { coverageSaid } from './coverage.ts'

test('a list that is not current is named with its day', () => {
  const none = { current: [], partial: [], stale: [], missing: [] }
  expect(
    coverageSaid({
      required: {
        ...none,
        current: [{ source: 'eu-fsf', snapshotDate: '2026-11-20' }],
        stale: [{ source: 'un-sc', snapshotDate: '2026-02-27' }],
        missing: [{ source: 'uk-fcdo', snapshotDate: null }],
      },
      other: { ...none, missing: [{ source: 'gleif-lei', snapshotDate: null }] },
    }),
  ).toEqual([
    'Required lists: 1 current, 1 stale (un-sc of 2026-02-27), 1 missing (uk-fcdo).',
    'Other sources: 1 missing.',
  ])
})
