import { expect, test } from 'vitest'
import type { Finding } from '../../../contract/vocabulary/finding.ts'
import { findingsOverTime } from './findings-over-time.ts'

const finding = (kind: string, points: number, ...records: readonly string[]): Finding => ({
  id: `sanctions:${kind}:${records.join()}`,
  scorer: 'sanctions',
  kind,
  severity: 'medium',
  statement: `${kind} of ${records.join()}`,
  points,
  citations: records.map((id) => ({
    source: 'us-ofac-sdn',
    id,
    url: 'https://example.org/',
    snapshotDate: '2026-11-01',
  })),
})

test('a record that two runs judge differently is one row, in the words of the later; others stay apart', () => {
  const runs = [
    { findings: [finding('alert', 45, '18782'), finding('alert', 20, '7')] },
    { findings: [finding('confirmed', 100, '18782')] },
    { findings: undefined },
  ]
  expect(findingsOverTime(runs).map(({ statements, points }) => [statements, points])).toEqual([
    [['confirmed of 18782'], [45, 100, undefined]],
    [['alert of 7'], [20, undefined, undefined]],
  ])
})

test('findings of one run on the same records count together, and each is said', () => {
  const both = [finding('alert', 30, '7', '8'), finding('identifier', 5, '8', '7')]
  expect(findingsOverTime([{ findings: both }])).toMatchObject([
    { statements: ['alert of 7,8', 'identifier of 8,7'], points: [35] },
  ])
})
