import { expect, test } from 'vitest'
import { Matcher } from '../matcher/matcher.ts'
import type { EntityType, NameKind } from '../parse/record.ts'
import { explainMatch, printableExplanation } from './explain-match.ts'
import { decimal, explanation } from './explanation.ts'

const matcher = new Matcher()

const read = (
  type: EntityType,
  text: string,
  more: { kind?: NameKind; birthDate?: string; lei?: string; country?: string } = {},
) =>
  matcher.read({
    type,
    names: text === '' ? [] : [{ text, kind: more.kind ?? 'primary' }],
    birthDates: more.birthDate === undefined ? [] : [more.birthDate],
    countries: more.country === undefined ? [] : [more.country],
    identifiers: more.lei === undefined ? [] : [{ kind: 'lei', value: more.lei }],
  })
const people = (a: string, b: string) => matcher.compare(read('person', a), read('person', b))

test('identical names: the full score, every part aligned with itself, nothing taken', () => {
  const match = people('Ilsa Dorran', 'Ilsa Dorran')
  expect(explanation(match)).toMatchObject({
    score: 1,
    name_score: 1,
    level: 'strong',
    query: 'Ilsa Dorran',
    matched: { name: 'Ilsa Dorran', kind: 'primary' },
    parts: [
      { query: 'ilsa', listed: 'ilsa', rule: 'same', similarity: 1 },
      { query: 'dorran', listed: 'dorran', rule: 'same', similarity: 1 },
    ],
    unmatched: [],
    losses: [],
    facts: [],
  })
  const text = explainMatch(match)
  expect(text[0]).toMatch(/^score 1\.0000, probability 0\.\d\d, level strong \(from 0\.\d\d\)/)
  expect(text.join('\n')).toMatch(/ilsa +ilsa +same +1\.0000/)
  expect(text.join('\n')).toContain('nothing taken')
})

test('every loss is told with its cost, and the costs make the score', () => {
  const told = explanation(people('Ilsa Marten Dorran', 'Ilsa Dorran'))
  expect(told.unmatched).toMatchObject([{ side: 'query', text: 'marten', role: 'name' }])
  expect(told.losses.length).toBeGreaterThan(0)
  const taken = told.losses.reduce((sum, { cost }) => sum + cost, 0)
  expect(told.name_score).toBeCloseTo(1 - taken, 6)
  for (const { says } of told.losses) expect(says).not.toBe('')
  const lines = explainMatch(people('Ilsa Marten Dorran', 'Ilsa Dorran')).join('\n')
  expect(lines).toContain('Without a counterpart')
  expect(lines).toMatch(/ -0\.\d{4} {2}extra: /)
})

test('facts beside the name are told with what they did', () => {
  const match = matcher.compare(
    read('person', 'Ilsa Dorran', { birthDate: '1951-02-03' }),
    read('person', 'Ilsa Dorran', { birthDate: '1980-02-03', kind: 'weak' }),
  )
  const told = explanation(match)
  expect(told.matched?.kind).toBe('weak')
  expect(told.facts.map(({ rule }) => rule)).toEqual(['weak-alias', 'birth-year-differs'])
  expect(told.facts.every(({ effect }) => effect < 0)).toBe(true)
  const lines = explainMatch(match).join('\n')
  expect(lines).toContain('(a weak alias)')
  expect(lines).toContain('1951-02-03 and 1980-02-03')
})

test('names that share nothing say so', () => {
  const match = people('Ilsa Dorran', 'Bertrand Quillfeather')
  expect(explanation(match)).toMatchObject({ score: 0, level: 'none', parts: [] })
  expect(explainMatch(match).join('\n')).toContain('No part of one name met a part of the other.')
})

test('nothing to compare: another type, no name, an identifier alone', () => {
  const types = matcher.compare(read('person', 'Amber Petrel'), read('vessel', 'Amber Petrel'))
  expect(explanation(types)).toMatchObject({ score: 0, matched: null, parts: [] })
  expect(explainMatch(types).join('\n')).toContain('No names were compared')
  const lei = '5493001KJTIIGC8Y1R12'
  const alone = matcher.compare(read('organisation', '', { lei }), read('organisation', 'X Y', { lei }))
  expect(explanation(alone).facts).toMatchObject([{ rule: 'identifier-agrees' }])
  expect(explainMatch(alone).join('\n')).toContain('identifier-agrees')
})

test('decimals have at most four places', () => {
  for (let n = 0; n <= 10_000; n++) expect(String(decimal(n)).length).toBeLessThanOrEqual(6)
})

test('a hostile name moves neither the cursor nor the direction of a line', () => {
  expect(printableExplanation('a\u001B[2Jb\u202Ec\nd')).toBe('a [2Jb c d')
  for (const line of explainMatch(people('Ilsa \u001B]0;x\u0007Dorran', 'Ilsa \u202EDorran')))
    expect(line).not.toMatch(/[\p{Cc}\u202E]/u)
})
