// The command palette: what the typed words leave, and how the arrows go through it.
import { expect, test } from 'vitest'
import { moved, paletteActions, paletteGroups } from './palette-items.ts'

const pages = {
  title: 'Pages',
  items: ['Cases', 'Portfolios', 'Operator'].map((name) => ({ to: name, name })),
}
const titles = (text: string, found: readonly string[] = []) =>
  paletteGroups(text, [pages], [{ title: 'Runs', items: found.map((name) => ({ to: name, name })) }]).map(
    ({ title, items }) => `${title}: ${items.map(({ name }) => name).join(', ')}`,
  )

test('words narrow the pages, and what was found by name stays, at most five of a kind', () => {
  expect(titles('')).toEqual(['Pages: Cases, Portfolios, Operator'])
  expect(titles(' OPER ')).toEqual(['Pages: Operator'])
  expect(titles('o p')).toEqual(['Pages: Portfolios, Operator'])
  expect(titles('kim', ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['Runs: a, b, c, d, e'])
  expect(titles('nothing')).toEqual([])
})

test('the arrows go round, and stay where nothing is', () => {
  expect([moved(0, -1, 3), moved(2, 1, 3), moved(1, 1, 3), moved(0, 1, 0)]).toEqual([2, 0, 2, 0])
})

test('a role that only reads is offered no action that changes something', () => {
  expect(paletteActions(false).filter(({ to }) => to.endsWith('/new'))).toEqual([])
  expect(paletteActions(true).filter(({ to }) => to.endsWith('/new'))).toHaveLength(2)
})
