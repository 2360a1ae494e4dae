// Which word meets which: each one once, the best first, several written together against one.
import { describe, expect, test } from 'vitest'
import { tokensOf } from '../testing/named.ts'
import type { EntityType } from '../parse/record.ts'
import { align } from './align.ts'

const aligned = (type: EntityType, a: string, b: string) => {
  const left = tokensOf(type, a)
  const right = tokensOf(type, b)
  const { pairs, leftOver, rightOver } = align(left, right, undefined, type !== 'person')
  const texts = (of: typeof left, at: readonly number[]): string => at.map((i) => of[i]?.text).join(' ')
  return {
    pairs: pairs.map((pair) => `${texts(left, pair.left)} ${pair.rule} ${texts(right, pair.right)}`).sort(),
    leftOver: texts(left, leftOver),
    rightOver: texts(right, rightOver),
  }
}

test('every word meets one word, the likest first', () => {
  expect(aligned('person', 'Ivan Petrov', 'Petrov Ivan')).toEqual({
    pairs: ['ivan same ivan', 'petrov same petrov'],
    leftOver: '',
    rightOver: '',
  })
  expect(aligned('person', 'Ali Ali Hassan', 'Ali Hassan')).toMatchObject({
    pairs: ['ali same ali', 'hassan same hassan'],
    leftOver: 'ali',
  })
})

test('words without a counterpart are left over on their side', () => {
  expect(aligned('person', 'Ivan Sergeevich Petrov', 'Ivan Petrov')).toMatchObject({
    leftOver: 'sergeevich',
    rightOver: '',
  })
  expect(aligned('person', 'Ivan Petrov', 'Ivan Kuznetsov')).toMatchObject({
    leftOver: 'petrov',
    rightOver: 'kuznetsov',
  })
})

test('particles, suffixes and legal forms are not compared as words', () => {
  expect(aligned('person', 'Ahmed bin Saleh Jr', 'Ahmed Saleh')).toMatchObject({
    leftOver: '',
    rightOver: '',
  })
  expect(aligned('organisation', 'Acme Ltd', 'Acme GmbH')).toMatchObject({
    pairs: ['acme same acme'],
    leftOver: '',
    rightOver: '',
  })
})

describe('several words against one', () => {
  test.each<[EntityType, string, string, string]>([
    ['person', 'Abu Bakar Siddiq', 'Abubakar Siddiq', 'abu bakar joined abubakar'],
    ['person', 'Jan van der Merwe', 'Jan Vandermerwe', 'joined vandermerwe'],
    ['organisation', 'Sky Blue Works', 'Skyblue Works', 'sky blue joined skyblue'],
    ['organisation', "People's Liberation Army", 'PLA', 'peoples liberation army acronym pla'],
    ['organisation', 'PLA', "People's Liberation Army", 'pla acronym peoples liberation army'],
  ])('%s: %s and %s', (type, a, b, pair) => {
    const { pairs, leftOver, rightOver } = aligned(type, a, b)
    expect(pairs.join('; ')).toContain(pair)
    expect([leftOver, rightOver]).toEqual(['', ''])
  })

  test.each([
    [
      'five',
      'Sky Blue Red Works Park',
      'Skyblueredworkspark',
      ['sky blue red works park joined skyblueredworkspark'],
    ],
    ['six', 'Sky Blue Red Works Park Observatory', 'Skyblueredworksparkobservatory', []],
  ])('%s words meet one that is all of them', (_, several, one, pairs) => {
    expect(aligned('person', several, one).pairs).toEqual(pairs)
    expect(aligned('person', one, several).pairs).toHaveLength(pairs.length)
  })

  test.each([
    ['three', 'Jan dedede Merwe', 'Jan de de de Merwe', 'joined'],
    ['four', 'Jan dededede Merwe', 'Jan de de de de Merwe', 'none'],
  ])('%s particles before a word', (_, joined, apart, rule) => {
    const { pairs } = aligned('person', joined.replace(' Merwe', 'merwe'), apart)
    expect(pairs.some((pair) => pair.includes('joined'))).toBe(rule === 'joined')
  })

  test.each([
    [6, 'Qopyuz', 'Quick Open Park Yellow Umber Zebra', true],
    [7, 'Qopyuzk', 'Quick Open Park Yellow Umber Zebra Kite', false],
  ])('a word of %i letters may be the initials of others', (_, initials, words, may) => {
    expect(aligned('organisation', initials, words).pairs.some((pair) => pair.includes('acronym'))).toBe(may)
  })

  test('initials of a person are no acronym', () => {
    expect(aligned('person', 'PLA', 'Paul Louis Adam').pairs).toEqual([])
  })
})

test('a name is compared up to a number of words, and both ways the same', () => {
  const [token] = tokensOf('organisation', 'Acme')
  if (token === undefined) throw new Error('Acme has no word')
  const many = Array.from({ length: 1_000 }, () => token)
  let calls = 0
  const { pairs } = align(many, many, (a, b) => (calls++, { score: a === b ? 10_000 : 0, rule: 'same' }))
  expect(pairs).toHaveLength(24)
  expect(calls).toBe(24 * 24)
})

test('who is the query does not change who meets whom', () => {
  for (const [a, b] of [
    ['Ali Hassan Ali', 'Hassan Ali'],
    ['Garcia Lopez Garcia', 'Lopez Garcia Lopez'],
    ['Ivan Ivanov', 'Ivanov Ivan Ivanovich'],
  ] as const) {
    const left = tokensOf('person', a)
    const right = tokensOf('person', b)
    const forth = align(left, right)
    const back = align(right, left)
    const sorted = (pairs: readonly (readonly [number | undefined, number | undefined])[]) =>
      pairs.map(String).sort()
    expect(sorted(back.pairs.map((pair) => [pair.right[0], pair.left[0]]))).toEqual(
      sorted(forth.pairs.map((pair) => [pair.left[0], pair.right[0]])),
    )
    expect(back.leftOver).toEqual(forth.rightOver)
  }
})
