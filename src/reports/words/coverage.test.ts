// The coverage of a run names every source that is not current, with its day.
import { expect, test } from 'vitest'
import { coverageSaid } from './coverage.ts'

test('the current ones are counted, the others named with their day', () => {
  const none = { current: [], partial: [], stale: [], missing: [] }
  expect(
    coverageSaid({
      required: {
        ...none,
        current: [{ source: 'eu-fsf', snapshotDate: '2026-11-20' }],
        stale: [{ source: 'un-sc', snapshotDate: '2026-02-27' }],
        missing: [{ source: 'uk-fcdo', snapshotDate: null }],
      },
      other: none,
    }),
  ).toEqual([
    'Required lists: 1 current, 1 stale (un-sc of 2026-02-27), 1 missing (uk-fcdo).',
    'Other sources: none.',
  ])
})
