// Rule K-8: an assessment as of a past day takes that day for today, for ages and for dates that lie ahead, and for nothing else.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PastRequest } from '../contract/past-assessment.ts'
import { assessAsOf } from './assess-as-of.ts'

const example = JSON.parse(
  readFileSync(new URL('../../examples/dental-reminders.json', import.meta.url), 'utf8'),
) as PastRequest

/** The day the example was collected. */
const COLLECTED = '2026-11-02'

const scoredOn = (day: string, file = example) => {
  const result = assessAsOf(file, day)
  if (result.kind !== 'scored') throw new Error(result.missing_signals.join('; '))
  return result
}

test('the result names its day, and the same file and day give the same result', () => {
  const result = scoredOn(COLLECTED)
  expect(result.as_of).toBe(COLLECTED)
  expect(result.refused).toEqual([])
  expect(JSON.stringify(scoredOn(COLLECTED))).toBe(JSON.stringify(result))
})

test('K-8 no page is read: nothing is graded read, and the verdict is held below build for it', () => {
  const { score } = scoredOn(COLLECTED)
  expect(score.evidence?.grades).toMatchObject({ read: 0, attested: 0, absent: 0 })
  expect(score.summary).toMatch(/^0 of \d+ quotes were read at their sources/)
  expect(score.scorecard.verdict).toBe('validate')
  expect(score.gates).toContain('evidence_unread')
})

test('K-8 evidence with a date after the day is refused, and says what was not known', () => {
  const dated = example.signals.filter(({ value }) =>
    Object.entries(value).some(([name, member]) => /date|_at$/.test(name) && String(member) > '2026-06-30'),
  )
  expect(dated.length).toBeGreaterThan(3)
  const { refused } = assessAsOf(example, '2026-06-30')
  expect(refused.map(({ signal }) => signal)).toEqual(dated)
  for (const { message } of refused)
    expect(message).toMatch(/^value\.\w+ is 2026-\d\d-\d\d, after 2026-06-30: it was not known then\. /)
})

test('the day after is not known yet, though a server takes it for another time zone', () => {
  const pricing = example.signals.find(({ kind }) => kind === 'pricing_row')
  const file = {
    ...example,
    signals: [{ ...pricing, value: { ...pricing?.value, observed_date: '2016-04-02' } }],
  }
  expect(assessAsOf(file as PastRequest, '2016-04-01').refused[0]?.message).toContain('it was not known then')
  expect(assessAsOf(file as PastRequest, '2016-04-02').refused).toEqual([])
})

test('an artifact of a later year is not known yet', () => {
  const artifact = (year: number) => ({
    axis: 'founder',
    kind: 'shipped_artifact',
    value: { title: 'Recall calculator', artifact_url: 'https://recallcalc.uk', year },
  })
  const { refused } = assessAsOf({ ...example, signals: [artifact(2017), artifact(2016)] }, '2016-04-01')
  expect(refused.map(({ message }) => message)).toEqual([
    'value.year is 2017, after 2016-04-01: it was not known then. Leave the signal out, or cite what was known.',
  ])
})

test('ages count to the day: what is fresh then can be stale two years later', () => {
  const stale = (day: string): number =>
    JSON.stringify(scoredOn(day).score.explanations.problem.caps).includes('stale_majority') ? 1 : 0
  expect([stale(COLLECTED), stale('2029-11-02')]).toEqual([0, 1])
})

test('a file below the minimum is not scored, and says what each axis needs and has', () => {
  const result = assessAsOf({ ...example, signals: example.signals.slice(0, 1) }, COLLECTED)
  expect(result.kind).toBe('withheld')
  if (result.kind !== 'withheld') return
  expect(result.missing_signals.length).toBeGreaterThan(10)
  expect(result.requirements.map(([axis]) => axis)).toEqual([
    'problem', 'market', 'solutions', 'wedge', 'distribution', 'economics', 'founder',
  ]) // prettier-ignore
})

test('a pitch and a category that the server refuses are refused here', () => {
  expect(() => assessAsOf({ ...example, pitch: 'Too short' }, COLLECTED)).toThrow('10 to 10000 characters')
  expect(() => assessAsOf({ ...example, category: 'unicorn' }, COLLECTED)).toThrow(
    'There is no category "unicorn"',
  )
})

test('R-8 a file that is not scored is asked about law and feasibility all the same', () => {
  const file = {
    ...example,
    category: 'medtech_device',
    pitch: 'A blood test from one drop, for pharmacies.',
  }
  const result = assessAsOf({ ...file, signals: [] }, COLLECTED)
  if (result.kind !== 'withheld') throw new Error('nothing to score was scored')
  expect(result.questions.map((text) => text.split('?')[0])).toEqual(['Is it allowed', 'Can it be built'])
})
