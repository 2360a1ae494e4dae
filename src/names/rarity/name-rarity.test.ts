// A name is as rare as the lists and the bundled tables both allow; what is written differently weighs less.
import { expect, test } from 'vitest'
import { Matcher } from '../matcher/matcher.ts'
import type { EntityType, NameRecord } from '../parse/record.ts'
import { rarityOf } from './name-rarity.ts'
import { WordBearers } from './word-bearers.ts'

const matcher = new Matcher()
const record = (id: number, type: EntityType, ...names: string[]): NameRecord => ({
  list: 'test',
  id: String(id),
  type,
  names: names.map((text) => ({ text, kind: 'primary' })),
  birthDates: [],
  countries: [],
  identifiers: [],
})

/** 1,500 people, of whom 300 are called Trentmoser in one of two ways, and a firm of that name. */
const people = Array.from({ length: 1_500 }, (_, at) =>
  record(
    at,
    'person',
    at < 300 ? `Iva${at} Trentmoser` : `Ode${at} Larkspur${at}`,
    `Iva${at} Trentmoser-Alias`,
  ),
)
const bearers = new WordBearers(
  matcher.open(matcher.buildIndex([...people, record(9_999, 'organisation', 'Trentmoser')])).index,
)

const decibans = (a: string, b: string, kind: 'person' | 'other' = 'person'): number => {
  const read = (name: string) => matcher.read(record(0, kind === 'person' ? 'person' : 'organisation', name))
  const { name } = matcher.compare(read(a), read(b)).detail
  if (name === undefined) throw new Error('the names were not compared')
  return rarityOf(name, bearers, kind).decibans
}

test('a record bears a word once, however many of its names have it; people and firms are counted apart', () => {
  expect(bearers.records('person')).toBe(1_500)
  expect(bearers.records('other')).toBe(1)
  expect(bearers.of({ text: 'trentmoser', groups: [] }, 'person')).toBe(1_500)
  expect(bearers.of({ text: 'trentmoser', groups: [] }, 'other')).toBe(1)
  expect(bearers.of({ text: 'larkspur400', groups: [] }, 'person')).toBe(1)
})

test('a word that every listed party bears weighs nothing, a rare one much', () => {
  expect(decibans('Zelda Trentmoser', 'Zelda Trentmoser')).toBeLessThanOrEqual(35)
  expect(decibans('Zelda Quillfeather', 'Zelda Quillfeather')).toBeGreaterThan(40)
})

test('the most common names of the tables weigh little in any list', () => {
  expect(decibans('Muhammad Ali', 'Muhammad Ali')).toBeLessThan(25)
  expect(decibans('Muhammad Ali', 'Mohammed Aly')).toBeLessThanOrEqual(
    decibans('Muhammad Ali', 'Muhammad Ali'),
  )
})

test('legal forms, particles and initials hardly count', () => {
  const bare = decibans('Quillfeather', 'Quillfeather', 'other')
  expect(decibans('Quillfeather Ltd', 'Quillfeather Ltd', 'other')).toBe(bare)
  expect(decibans('Z. Quillfeather', 'Zelda Quillfeather')).toBeLessThan(
    decibans('Zelda Quillfeather', 'Zelda Quillfeather'),
  )
})

test('a word that is written differently weighs less than the same word', () => {
  expect(decibans('Zelda Quilfeather', 'Zelda Quillfeather')).toBeLessThan(
    decibans('Zelda Quillfeather', 'Zelda Quillfeather'),
  )
})

test('the counts are those of a reading of every word of every name', () => {
  const names = [
    'Bank 3 of China II Ltd', 'United Nations High Commissioner for Refugees', 'UNHCR', 'Société Générale S.A.',
    'Trentmoser and Sons GmbH', 'Trentmoser & Söhne Gesellschaft mit beschränkter Haftung', 'Bank Melli Iran',
    'National Bank of Iran', '中国银行', 'ООО Ромашка', 'Larkspur No. 4 LLC', 'Larkspur No. IV LLC', 'Al-Quds Trading',
  ] // prettier-ignore
  const persons = [
    'Muhammad bin Salman al-Saud', 'Mohammed Ali', 'Мухаммед Али', 'محمد علي', 'J. R. Tolvan Jr', 'Kim Jong Un', '김정은',
    'Ali Mohamed Ali', 'Maria de la Cruz', 'Мария Иванова', 'Trentmoser, Sons',
  ] // prettier-ignore
  const records = [
    ...names.map((name, at) => record(at, at % 2 === 0 ? 'organisation' : 'unknown', name, 'Trentmoser Ltd')),
    ...persons.map((name, at) => record(100 + at, 'person', name, `Ali ${name}`)),
  ]
  const { index } = matcher.open(matcher.buildIndex(records))
  const counted = new WordBearers(index)
  const holds = new Map<string, Set<number>>()
  const tokens = new Set<ReturnType<typeof index.word>>()
  for (let name = 0; name < index.meta.names; name++)
    for (const token of index.reading(name).tokens) {
      tokens.add(token)
      const kind = index.type(name) === 'person' ? 'person' : 'other'
      for (const key of [token.text, ...token.groups]) {
        const bearersOf = holds.get(`${kind} ${typeof key} ${key}`) ?? new Set<number>()
        bearersOf.add(index.recordOf(name))
        holds.set(`${kind} ${typeof key} ${key}`, bearersOf)
      }
    }
  expect(tokens.size).toBeGreaterThan(50)
  for (const kind of ['person', 'other'] as const)
    for (const token of [...tokens, { text: 'nowhere', groups: [] }]) {
      const keys = [`string ${token.text}`, ...token.groups.map((group) => `number ${group}`)]
      const most = Math.max(...keys.map((key) => holds.get(`${kind} ${key}`)?.size ?? 0))
      expect([token.text, kind, counted.of(token, kind)]).toEqual([token.text, kind, most])
    }
})
