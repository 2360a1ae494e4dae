// Order and columns of a table, as the address has them and as a saved view keeps them.
import { expect, test } from 'vitest'
import { sameParts, shownColumns, sortOf, viewParts, withViewParts } from './table-view.ts'

const COLUMNS = [{ name: 'Name', names: true }, { name: 'Risk' }, { name: 'Choose' }]

test.each([
  [null, undefined],
  ['', undefined],
  ['Risk', { name: 'Risk', isDown: false }],
  ['-Risk', { name: 'Risk', isDown: true }],
])('the order %j of an address', (part, expected) => {
  expect(sortOf(part)).toEqual(expected)
})

test('hidden columns go, but for the one that names the row', () => {
  expect(shownColumns(COLUMNS, 'Risk,Name').map(({ name }) => name)).toEqual(['Name', 'Choose'])
  expect(shownColumns(COLUMNS, null)).toEqual(COLUMNS)
})

test('a view keeps how a person looks, and not where', () => {
  const search = '?workspace=w1&part=findings&chosen=a%2Cb&state=open&q=%D8%B9%D9%84%D9%8A'
  expect(viewParts(search)).toEqual({ state: 'open', q: 'علي' })
  const other = withViewParts(`/cases${search}`, { sort: '-Opened' })
  expect(other).toBe('/cases?workspace=w1&part=findings&chosen=a%2Cb&sort=-Opened')
  expect(withViewParts('/cases?state=open', {})).toBe('/cases')
  expect([sameParts({ a: '1' }, { a: '1' }), sameParts({ a: '1' }, {}), sameParts({}, { a: '1' })]).toEqual([
    true,
    false,
    false,
  ])
})
