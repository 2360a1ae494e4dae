// The decision table of a citation, row by row.
import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { judge, type ModelAnswer, needsModel } from './judge.ts'

const same: ModelAnswer = { sameMeaning: true }
const other: ModelAnswer = { sameMeaning: false }
const finding = (kind: Finding['kind'], negated: boolean): Finding => ({
  kind,
  passage: 'as it stands',
  start: 10,
  end: 22,
  similarity: kind === 'exact' ? 10_000 : kind === 'near' ? 9_000 : 2_000,
  negated,
  differences: [],
})

test.each([
  ['exact', false, undefined, 'valid'],
  ['exact', false, same, 'valid'],
  ['exact', false, other, 'valid'],
  ['exact', true, undefined, 'check_unavailable'],
  ['exact', true, same, 'valid'],
  ['exact', true, other, 'meaning_differs'],
  ['near', false, undefined, 'check_unavailable'],
  ['near', false, same, 'valid'],
  ['near', false, other, 'meaning_differs'],
  ['near', true, undefined, 'check_unavailable'],
  ['near', true, same, 'valid'],
  ['near', true, other, 'meaning_differs'],
  ['absent', false, undefined, 'quote_not_found'],
  ['absent', false, same, 'quote_not_found'],
  ['absent', true, other, 'quote_not_found'],
] as const)('M-3: %s, negated %s, model %j: %s', (kind, negated, answer, outcome) => {
  const verdict = judge(finding(kind, negated), answer)
  expect(verdict.valid ? 'valid' : verdict.reason).toBe(outcome)
  expect(verdict.passage).toBe('as it stands')
})

test.each([
  ['number', '8', '9', false],
  ['date', '2024', '2025', false],
  ['currency', '46.1', '41.6', false],
  ['percent', '٨٣', '38', false],
  ['number', 'two weeks', 'a fortnight', true],
  ['number', '8', '', true],
  ['name', 'Model 8', 'Model 9', true],
] as const)('M-3 a yes of the model on %s "%s" for "%s": valid %s', (kind, quote, passage, valid) => {
  const near = { ...finding('near', false), differences: [{ kind, quote, passage }] }
  expect(judge(near, same)).toEqual(
    valid
      ? { valid, passage: 'as it stands' }
      : { valid, reason: 'meaning_differs', passage: 'as it stands' },
  )
})

test('a model is needed exactly where its answer changes the verdict', () => {
  for (const kind of ['exact', 'near', 'absent'] as const)
    for (const negated of [true, false]) {
      const given = finding(kind, negated)
      const answers = [undefined, same, other].map((answer) => JSON.stringify(judge(given, answer)))
      expect(new Set(answers).size > 1).toBe(needsModel(given))
    }
})
