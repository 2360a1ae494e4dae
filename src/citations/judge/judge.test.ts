// The decision table of a citation, row by row.
import { expect, test } from 'vitest'
import type { QuoteFinding } from '../find/model/finding.ts'
import { judge, type ModelAnswer, needsModel, type NoAnswer } from './judge.ts'

const same: ModelAnswer = { sameMeaning: true }
const other: ModelAnswer = { sameMeaning: false }
const finding = (kind: QuoteFinding['kind'], { negated = false, qualified = false } = {}): QuoteFinding => ({
  kind,
  passage: 'as it stands',
  start: 10,
  end: 22,
  similarity: kind === 'exact' ? 10_000 : kind === 'near' ? 9_000 : 2_000,
  negated,
  qualified,
  differences: [],
})
const outcome = (found: QuoteFinding, answer: ModelAnswer | NoAnswer): string => {
  const verdict = judge(found, answer)
  return verdict.valid ? 'valid' : verdict.reason
}

test.each([
  ['exact', {}, 'no model', 'valid'],
  ['exact', {}, 'not asked', 'valid'],
  ['exact', {}, same, 'valid'],
  ['exact', {}, other, 'valid'],
  ['exact', { negated: true }, 'no model', 'check_unavailable'],
  ['exact', { negated: true }, same, 'valid'],
  ['exact', { negated: true }, other, 'meaning_differs'],
  ['exact', { qualified: true }, 'no model', 'check_unavailable'],
  ['exact', { qualified: true }, same, 'valid'],
  ['exact', { qualified: true }, other, 'meaning_differs'],
  ['near', {}, 'no model', 'check_unavailable'],
  ['near', {}, 'not asked', 'check_unavailable'],
  ['near', {}, same, 'valid'],
  ['near', {}, other, 'meaning_differs'],
  ['near', { negated: true }, 'no model', 'check_unavailable'],
  ['near', { negated: true }, same, 'valid'],
  ['near', { negated: true }, other, 'meaning_differs'],
  ['absent', {}, 'no model', 'quote_not_found'],
  ['absent', {}, same, 'quote_not_found'],
  ['absent', { negated: true }, other, 'quote_not_found'],
] as const)('M-3: %s, %j, model %j: %s', (kind, around, answer, expected) => {
  expect(outcome(finding(kind, around), answer)).toBe(expected)
})

test.each([
  ['number', '8', '9', true],
  ['currency', '$46.1 million', '$41.6 million', true],
  ['percent', '٨٣', '38', true],
  ['number', '5 million', '5 thousand', true],
  ['number', '$1,000,000', '$1000000', false],
  ['number', 'two weeks', 'a fortnight', false],
  ['number', '8', '', false],
  ['name', 'Model 8', 'Model 9', false],
] as const)(
  'M-3 %s "%s" for "%s": other figures %s, which no model is asked about',
  (kind, quote, passage, is) => {
    const near = { ...finding('near'), differences: [{ kind, quote, passage }] }
    expect(needsModel(near)).toBe(!is)
    expect(outcome(near, same)).toBe(is ? 'meaning_differs' : 'valid')
    expect(outcome(near, 'not asked')).toBe(is ? 'meaning_differs' : 'check_unavailable')
    expect(outcome(near, 'no model')).toBe('check_unavailable')
  },
)

test('a model is needed exactly where its answer changes the verdict', () => {
  const otherFigures = { differences: [{ kind: 'number', quote: '8', passage: '9' }] } as const
  for (const kind of ['exact', 'near', 'absent'] as const)
    for (const around of [{}, { negated: true }, { qualified: true }, otherFigures]) {
      const given = { ...finding(kind), ...around }
      expect(outcome(given, same) !== outcome(given, other)).toBe(needsModel(given))
    }
})
