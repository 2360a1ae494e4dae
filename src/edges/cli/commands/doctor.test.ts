// doctor says whether the required lists let a run come out clean, and what to load.
import { expect, test } from 'vitest'
import { debarmentSaid, verdictsSaid } from './doctor.ts'

test.each([
  [['current', 'current'], 'runs can reach every verdict: 2 required lists are current'],
  [
    ['current', 'partial'],
    'runs can reach "proceed with conditions" at best: b not whole. Load the real lists with: assay sources sync b',
  ],
  [
    ['sample', 'current'],
    'runs can reach "proceed with conditions" at best: a not whole. Load the real lists with: assay sources sync a',
  ],
  [
    ['stale', 'partial'],
    'no run can come out clean: a missing or out of date. Load them with: assay sources sync a',
  ],
  [
    ['never_synced', 'failed'],
    'no run can come out clean: a, b missing or out of date. Load them with: assay sources sync a b',
  ],
] as const)('%s', ([a, b], says) => {
  expect(
    verdictsSaid([
      { id: 'a', status: a },
      { id: 'b', status: b },
    ]),
  ).toBe(says)
})

test('doctor says what debarment means for a run', () => {
  expect(debarmentSaid('review')).toContain('enhanced_diligence')
  expect(debarmentSaid('blocking')).toContain('do_not_proceed')
})
