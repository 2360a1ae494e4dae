// Findings with one score are ordered by how exactly the names agree.
import { expect, test } from 'vitest'
import { Matcher } from '../matcher/matcher.ts'
import { listedAs, recordNamed } from '../testing/named.ts'

const matcher = new Matcher()
const exactness = (a: string, b: string): number =>
  matcher.compare(matcher.read(recordNamed('person', a)), matcher.read(recordNamed('person', b))).exactness

test('the same spelling comes before another order, another order before another script', () => {
  const [same, order, script] = ['Иван Петров', 'Петров Иван', 'Ivan Petrov'].map((b) =>
    exactness('Иван Петров', b),
  )
  expect(same).toBeGreaterThan(order as number)
  expect(order).toBeGreaterThan(script as number)
})

test('of two exact names the rarer comes first', () => {
  expect(exactness('Ilsa Dorran', 'Ilsa Dorran')).toBeGreaterThan(exactness('Mohammed Ali', 'Mohammed Ali'))
})

test('is the same whichever name is the query', () => {
  expect(exactness('Petrov, Ivan', 'Иван Петров')).toBe(exactness('Иван Петров', 'Petrov, Ivan'))
})

test('a search puts the record that is spelt like the query first among full scores', () => {
  const screen = matcher.open(
    matcher.buildIndex([
      listedAs('1', 'person', 'Иван Петров'),
      listedAs('2', 'person', 'IVAN PETROV'),
      listedAs('3', 'person', 'Ivan Petrov (the elder)'),
    ]),
  )
  const found = screen.search(matcher.read(recordNamed('person', 'Ivan Petrov')), 3)
  expect(found[0]?.record.id).toBe('2')
  expect(new Set(found.map(({ score }) => score)).size).toBeLessThan(3)
})
