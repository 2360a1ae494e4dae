// The published table: total over all scores and evidence, never less probable for a higher score.
import { expect, test } from 'vitest'
import type { RecordScore } from '../compare/score-record.ts'
import { Matcher } from '../matcher/matcher.ts'
import { recordNamed } from '../testing/named.ts'
import { EVIDENCE_BANDS, evidenceOf, PROBABILITIES, probabilityOf, SCORE_BANDS } from './probability.ts'

const scoreOnly = (score: number): RecordScore => ({
  score,
  query: '',
  matched: undefined,
  name: undefined,
  facts: [],
})

test('the bands begin at nothing, rise, and end at the full score', () => {
  for (const bands of [SCORE_BANDS, EVIDENCE_BANDS] as readonly (readonly number[])[]) {
    expect(bands[0]).toBe(0)
    expect(bands).toEqual(bands.toSorted((a, b) => a - b))
    expect(new Set(bands).size).toBe(bands.length)
  }
  expect(SCORE_BANDS.at(-1)).toBe(10_000)
})

test('a row for every band of scores, a column for every band of evidence, whole ten-thousandths', () => {
  expect(PROBABILITIES).toHaveLength(SCORE_BANDS.length)
  for (const row of PROBABILITIES) {
    expect(row).toHaveLength(EVIDENCE_BANDS.length)
    for (const value of row) {
      expect(Number.isInteger(value)).toBe(true)
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThan(10_000)
    }
  }
})

test('never falls with the score, whatever the evidence', () => {
  for (const column of EVIDENCE_BANDS.keys()) {
    const values = PROBABILITIES.map((row) => row[column] ?? 0)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  }
  let before = 0
  for (let score = 0; score <= 10_000; score++) {
    const probability = probabilityOf(scoreOnly(score))
    expect(probability).toBeGreaterThanOrEqual(before)
    before = probability
  }
})

test('evidence is what the words that met tell, from both sides, and nothing where none met', () => {
  const matcher = new Matcher()
  const compared = (a: string, b: string) =>
    matcher.compare(matcher.read(recordNamed('person', a)), matcher.read(recordNamed('person', b))).detail
  expect(evidenceOf(scoreOnly(9_000))).toBe(0)
  expect(evidenceOf(compared('Ilsa Dorran', 'Bertrand Quill'))).toBe(0)
  const one = evidenceOf(compared('Dorran', 'Dorran'))
  expect(evidenceOf(compared('Ilsa Dorran', 'Ilsa Dorran'))).toBeGreaterThan(one)
  expect(evidenceOf(compared('Ilsa Dorran', 'Dorran'))).toBe(one)
})

test('of identical names the rarer and longer is the more probable', () => {
  const matcher = new Matcher()
  const same = (text: string): number => {
    const record = matcher.read(recordNamed('person', text))
    return matcher.compare(record, record).probability
  }
  expect(same('Ilsa Marten Dorran')).toBeGreaterThan(same('Ali'))
})
