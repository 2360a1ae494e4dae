// A scorecard that its own server sealed is still refused where its record contradicts itself or the values that it shows.
import { describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../base/json.ts'
import { linesOfReport } from './bundle-report.ts'
import { assessmentLog, type ChangeScored, sampleAssessment } from './testing/sample-assessment.ts'
import { BUNDLE_KEY, bytesOfBundle, verified } from './testing/sample-bundle.ts'

function reportOf(change?: ChangeScored) {
  const log = assessmentLog([sampleAssessment('session-1', change && { change })])
  return verified(bytesOfBundle(log.bundle(0)), { keys: [BUNDLE_KEY], pin: log.checkpoint() })
}
const objects = (value: JsonValue | undefined): readonly JsonObject[] =>
  value as unknown as readonly JsonObject[]
const first = (data: JsonObject, member: string, change: JsonObject): JsonObject => ({
  ...data,
  [member]: objects(data[member]).map((each, at) => (at === 0 ? { ...each, ...change } : each)),
})

test('the report says which evidence of which grade gave which score, for the last scoring, and lists the others', () => {
  const report = reportOf()
  expect(report.outcome).toBe('verified')
  const text = linesOfReport(report).join('\n')
  expect(text).toContain('Assessment session-1, scored 2 times.')
  expect(text).toContain('Scoring 1, 2026-')
  expect(text).toContain('revision 33, category vertical_saas: 9 points, iterate.')
  expect(text).toContain('problem 7: e_1f0c2a9b (user_quote, read)')
  expect(text).toContain('economics 3: no entry earned a point')
  expect(text).toContain('That the last record is the newest scoring.')
  expect(text).not.toContain('Snapshots')
})

test('entries that were changed outside of Assay before a scoring are named', () => {
  const report = reportOf((data, seq) => (seq === 1 ? { ...data, altered: ['e_1f0c2a9b'] } : data))
  expect(report.outcome).toBe('verified')
  expect(linesOfReport(report).join('\n')).toContain(
    'changed outside of Assay since they were sealed: e_1f0c2a9b.',
  )
})

test('scorings whose values are not all in the file are named', () => {
  const log = assessmentLog([sampleAssessment('session-1', { scorings: 6 })])
  const bundle = log.bundle(0)
  const shown = (...gone: readonly string[]): string => {
    const disclosures = bundle.disclosures.filter(({ name }) => !gone.includes(name))
    const trust = { keys: [BUNDLE_KEY], pin: log.checkpoint() }
    const report = verified(bytesOfBundle({ ...bundle, disclosures }), trust)
    expect(report.outcome).toBe('verified')
    return linesOfReport(report).join('\n')
  }
  expect(shown()).not.toContain('not all in the file')
  expect(shown('assessment.0', 'assessment.1', 'entry.e_2b7d11aa.2', 'assessment.4')).toContain(
    'Scorings whose values are not all in the file: 1 to 3, 5.',
  )
  // the pitch is a value of every scoring
  expect(shown('pitch.0')).toContain('Scorings whose values are not all in the file: 1 to 6.')
})

describe('a record is refused', () => {
  test.each<readonly [string, ChangeScored]>([
    ['whose axes do not add up', (data) => ({ ...data, total: 12 })],
    ['with another verdict than the assessment', (data) => ({ ...data, verdict: 'build' })],
    [
      'with another score than the assessment',
      (data) => ({ ...first(data, 'axes', { score: 8 }), total: 11 }),
    ],
    ['that cites an entry outside of its ledger', (data) => first(data, 'axes', { cites: ['e_00000000'] })],
    [
      'with an entry twice',
      (data) => ({ ...data, entries: [...objects(data['entries']), ...objects(data['entries'])] }),
    ],
    ['with another kind of an entry', (data) => first(data, 'entries', { kind: 'price_point' })],
    ['with another axis of an entry', (data) => first(data, 'entries', { axis: 'market' })],
    [
      'without an entry whose value it shows',
      (data) => first(first(data, 'axes', { cites: [] }), 'entries', { id: 'e_00000000' }),
    ],
    ['without grades', (data) => first(data, 'entries', { grade: 1 })],
    ['without a total', ({ total: _total, ...data }) => data],
    ['with a score that is text', (data) => first(data, 'axes', { score: '7' })],
    ['whose digests are no list', (data) => ({ ...data, _sd: '' })],
  ])('%s', (_name, change) => {
    expect(reportOf(change).outcome).toBe('invalid')
  })

  test('of another type than a scoring', () => {
    const log = assessmentLog([sampleAssessment('session-1')])
    const bundle = log.bundle(0)
    const records = bundle.records.map((record) => record.replace('assessment.scored', 'run.opened'))
    expect(verified(bytesOfBundle({ ...bundle, records }), { keys: [BUNDLE_KEY] }).outcome).toBe('invalid')
  })
})
