// Order and columns of a table, as the address has them and as a saved view keeps them.
import { expect, test } from 'vitest'
import { sameParts, shownColumns, sorted, sortOf, viewParts, withViewParts } from './table-view.ts'

const ROWS = [
  { id: 'a', name: 'zenith', risk: 10 },
  { id: 'b', name: 'Ämber', risk: null },
  { id: 'c', name: 'عبد', risk: 9 },
  { id: 'd', name: 'amber', risk: 30 },
]
type Row = (typeof ROWS)[number]
const COLUMNS = [
  { name: 'Name', names: true, by: ({ name }: Row) => name },
  { name: 'Risk', by: ({ risk }: Row) => risk },
  { name: 'Choose' },
]
const ids = (sort: string) =>
  sorted(ROWS, COLUMNS, sortOf(sort))
    .map(({ id }) => id)
    .join('')

test.each([
  ['', 'abcd'],
  ['Name', 'bdac'],
  ['-Name', 'cabd'],
  ['Risk', 'cadb'],
  ['-Risk', 'dacb'],
  ['Choose', 'abcd'],
  ['Nothing', 'abcd'],
])('sorted by %j, equal rows keep their order and rows without a value come last', (sort, expected) => {
  expect(ids(sort)).toBe(expected)
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
