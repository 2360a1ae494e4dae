// Each bound of the search for a quote holds where it is put: what reaches it is still read, and one more is not.
import { describe, expect, test } from 'vitest'
import { areOtherFigures } from './figures/figures.ts'
import { findQuote } from './find-quote.ts'
import { fold } from './fold/fold.ts'

const find = (quote: string, page: string) => findQuote(quote, fold(page))

/** Words of letters, all different. */
const words = (count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    [...i.toString(26).padStart(4, '0')]
      .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
      .join(''),
  )

describe('a quote with omissions', () => {
  test.each([
    [12, 'exact'],
    [13, 'near'],
  ])('of %i pieces is %s', (count, kind) => {
    const pieces = words(count).map((word) => `piece${word}`)
    expect(find(pieces.join(' ... '), pieces.join(' with ')).kind).toBe(kind)
  })

  test.each([
    [4_096, 'exact'],
    [4_097, 'near'],
  ])('whose first piece counts at its place %i is %s', (count, kind) => {
    const page = `${'repeated with '.repeat(count - 1)}${'with '.repeat(200)}repeated with finishing`
    expect(find('repeated ... finishing', page).kind).toBe(kind)
  })
})

test.each([
  [16, false],
  [17, true],
])('a place that nothing denies is looked for up to the 16th: the %ith, negated %s', (place, negated) => {
  const denied = 'It is false that sales doubled in June. We checked the books. '
  const found = find('sales doubled in June', `${denied.repeat(place - 1)}Sales doubled in June.`)
  expect([found.kind, found.negated]).toEqual(['exact', negated])
})

test.each([
  [32, 'exact'],
  [33, 'absent'],
])('%i marks after a letter are compared in any order: %s', (count, kind) => {
  const above = '\u0301'.repeat(count - 1)
  expect(find(`e\u0323${above}`, `e${above}\u0323`).kind === 'exact').toBe(kind === 'exact')
})

test.each([
  [10_000, 'near'],
  [10_001, 'absent'],
])('a quote of %i words that is not there word for word is %s', (count, kind) => {
  const said = words(count)
  expect(find(said.with(5, 'changed').join(' '), said.join(' ')).kind).toBe(kind)
})

describe('what differs', () => {
  test.each([
    [20, 20],
    [21, 20],
  ])('of %i changed numbers %i are told', (count, told) => {
    const boxes = (sold: number): string =>
      words(count)
        .map((word) => `the shop ${word} has sold ${sold} boxes`)
        .join(' and ')
    expect(find(boxes(5), boxes(7)).differences).toHaveLength(told)
  })

  test('a figure is told with six tokens on either side that belong to it', () => {
    const text = (middle: string): string =>
      `They drew the numbers 1 2 3 4 5 6 7 ${middle} 1 2 3 4 5 6 7 last week.`
    expect(find(text('8'), text('9')).differences).toEqual([
      { kind: 'number', quote: '2 3 4 5 6 7 8 1 2 3 4 5 6', passage: '2 3 4 5 6 7 9 1 2 3 4 5 6' },
    ])
  })
})

describe('two figures are told apart', () => {
  test.each([
    [80, true],
    [81, false],
  ])('of %i characters: %s', (length, told) => {
    expect(areOtherFigures('5'.padEnd(length), '6')).toBe(told)
    expect(areOtherFigures('6', '5'.padEnd(length))).toBe(told)
  })

  test.each([
    [12, true],
    [13, false],
  ])('of %i tokens: %s', (count, told) => {
    const digits = Array.from({ length: count }, () => '5')
    expect(areOtherFigures(digits.join(' '), digits.with(0, '6').join(' '))).toBe(told)
  })
})
