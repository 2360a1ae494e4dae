// That alike conditions of many sources are one line, told apart by what they are and never by how they are worded.
import { describe, expect, test } from 'vitest'
import type { Condition } from '../../contract/vocabulary/condition.ts'
import { conditionOf } from '../../diligence/rules/conditions.ts'
import type { EvidenceSource } from '../../diligence/rules/evidence.ts'
import { assessDiligence } from '../../diligence/rules/scorecard.ts'
import { evidence, REQUIRED, source } from '../../diligence/rules/testing/evidence.ts'
import { foldedConditions } from './folded-conditions.ts'

const OTHERS = ['us-sbir', 'us-sec-tickers', 'gleif-lei', 'gb-ch-basic']

/** The conditions and notes of a run whose lists and other sources all stand like this. */
const conditionsOf = (how: Partial<EvidenceSource>): readonly Condition[] => {
  const { conditions, notes } = assessDiligence(
    evidence({
      resolved: [],
      sources: [...OTHERS, ...REQUIRED].map((id) => {
        const { snapshotDate, ...rest } = { ...source(id), ...how }
        return snapshotDate === undefined ? rest : { ...rest, snapshotDate }
      }),
    }),
  )
  return [...conditions, ...notes]
}

/** The same conditions in words that say nothing. */
const reworded = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.map((condition, at) => ({ ...condition, text: `${at} Required list is stale: xyzzy` }))

/** What is folded together, without the words of each. */
const shape = (conditions: readonly Condition[]): unknown =>
  foldedConditions(conditions).map((each) =>
    'said' in each ? [each.said, each.conditions.map((one) => one.source)] : [each.code, each.source],
  )

describe('what is wrong with many sources alike is one line, the required ones counted and first behind it', () => {
  test.each<[string, Partial<EvidenceSource>]>([
    [
      'were never loaded: what they would say is not known.',
      { status: 'never_synced', snapshotDate: undefined as never },
    ],
    [
      'were never loaded: what they would say is not known.',
      { status: 'failed', snapshotDate: undefined as never },
    ],
    ['are stale: what came since their snapshots is not known.', { status: 'stale' }],
    ['could not be renewed: what came since their snapshots is not known.', { status: 'failed' }],
    ['may not be whole.', { warnings: ['One record where 3,400 are due.'] }],
  ])('%s', (said, how) => {
    const conditions = conditionsOf(how)
    const [folded, ...others] = foldedConditions(conditions)
    if (folded === undefined || !('said' in folded)) throw new Error('nothing is folded')
    expect(folded.said).toBe(`8 sources, 4 of them required, ${said}`)
    expect(folded.conditions.slice(0, 4).map((one) => one.source)).toEqual(REQUIRED)
    expect(others).toMatchObject([{ code: 'not_in_registry' }])
    expect(new Set([...folded.conditions, ...others])).toEqual(new Set(conditions))
    expect(shape(reworded(conditions))).toEqual(shape(conditions))
  })
})

test('few of a kind, and what is no source, are told one by one in the order of the run', () => {
  const few = conditionsOf({ status: 'stale' }).slice(-4)
  expect(few).toHaveLength(4)
  expect(foldedConditions(few)).toEqual(few)
  expect(foldedConditions([])).toEqual([])
  expect(shape(reworded(few))).toEqual(shape(few))
})

test('sentences of older runs are told one by one, however alike they are', () => {
  const old = REQUIRED.map((id): Condition => ({
    ...conditionOf('source_stale', { source: id, parameters: { required: true, snapshotDate: '2026' } }),
    code: 'unclassified',
    parameters: {},
  }))
  expect(foldedConditions(old)).toEqual(old)
})
