// An index gives back what was filed: records, readings, kinds, identifiers; and a search over it its nearest records.
import { describe, expect, test } from 'vitest'
import { Matcher } from '../matcher/matcher.ts'
import { weightIn } from './name-head.ts'
import { isFiled } from './probes.ts'
import { listedAs, recordNamed } from '../testing/named.ts'
import type { NameRecord } from '../parse/record.ts'

const matcher = new Matcher()
const LEI = '5493001KJTIIGC8Y1R12'
const records: readonly NameRecord[] = [
  listedAs('1', 'person', 'Ilsa Dorran', 'Ilsa Marten'),
  listedAs('2', 'person', 'Ivan Petrov'),
  {
    ...listedAs('3', 'organisation', 'Acme Trading Ltd'),
    identifiers: [
      { kind: 'lei', value: LEI },
      { kind: 'registration', value: 'HRB 12345', country: 'de' },
    ],
    countries: ['ir'],
  },
  listedAs('4', 'vessel', 'MV Amber Petrel'),
  { ...listedAs('5', 'unknown', '王伟'), birthDates: ['1951-02-03'] },
  listedAs('6', 'organisation', 'Gamma Works (formerly Delta Works)'),
  { ...listedAs('7', 'person', 'Bertrand Quill'), names: [{ text: 'Bertrand Quill', kind: 'weak' }] },
]
const screen = matcher.open(matcher.buildIndex(records))
const ids = (text: string, type: NameRecord['type'], limit = 10): string[] =>
  screen.search(matcher.read(recordNamed(type, text)), limit).map(({ record }) => record.id)

test('records come back whole', () => {
  const { index } = screen
  expect(index.meta.records).toBe(records.length)
  expect(records.map((_, k) => index.record(k))).toEqual(records)
})

test('a record is compared as if it had just been read', () => {
  for (const [k, record] of records.entries()) {
    const query = matcher.read(record)
    const { score, probability } = matcher.compare(query, screen.index.readRecord(k))
    const fresh = matcher.compare(query, query)
    expect({ score, probability }, record.id).toEqual({ score: fresh.score, probability: fresh.probability })
  }
})

describe('a search finds', () => {
  test.each<[string, NameRecord['type'], string]>([
    ['Ilsa Dorran', 'person', '1'],
    ['Marten, Ilsa', 'person', '1'],
    ['Ilsa Doran', 'person', '1'],
    ['Acme Traiding', 'organisation', '3'],
    ['Amber Petrel', 'vessel', '4'],
    ['Amber Petrel', 'organisation', '4'],
    ['Delta Works', 'organisation', '6'],
    ['Ivan Petrov', 'unknown', '2'],
    ['王伟', 'person', '5'],
    ['Wang Wei', 'organisation', '5'],
  ])('%s, a %s', (text, type, id) => {
    // a firm and a ship are compared only where one side does not say what it is
    if (type === 'organisation' && id === '4') expect(ids(text, type)).toEqual([])
    else expect(ids(text, type)).toContain(id)
  })

  test('an identifier alone', () => {
    const query = matcher.read(
      recordNamed('organisation', '', {
        names: [],
        identifiers: [{ kind: 'lei', value: LEI.toLowerCase() }],
      }),
    )
    expect(screen.search(query, 5).map(({ record, score }) => [record.id, score])).toEqual([['3', 10_000]])
  })

  test('the alias that matched, and how good it is', () => {
    const [match] = screen.search(matcher.read(recordNamed('person', 'Bertrand Quill')), 1)
    expect(match?.detail.matched).toEqual({ text: 'Bertrand Quill', kind: 'weak' })
  })

  test('nothing in an empty list, and nothing where nothing is asked', () => {
    const empty = matcher.open(matcher.buildIndex([]))
    expect(empty.search(matcher.read(recordNamed('person', 'Ilsa Dorran')), 5)).toEqual([])
    expect(screen.search(matcher.read(recordNamed('person', '')), 5)).toEqual([])
    expect(screen.search(matcher.read(recordNamed('person', '😀')), 5)).toEqual([])
  })
})

test('of a name are kept side by side its record, its place there, its words and what a search needs of them', () => {
  const { index } = screen
  for (let name = 0; name < index.meta.names; name++) {
    const record = index.record(index.recordOf(name))
    const source = record.names[index.source(name)]
    const { names } = matcher.read({ ...record, names: source === undefined ? [] : [source] })
    expect(names.map(({ kind }) => kind)).toContain(index.kind(name))
    expect(names.flatMap(({ readings }) => readings)).toContainEqual(index.reading(name))
    const filed = index.reading(name).tokens.filter(isFiled)
    expect(weightIn(index.sections.nameGist[name] ?? 0)).toBe(
      filed.reduce((sum, { weight }) => sum + weight, 0),
    )
  }
})

test('two namesakes with different Han characters are not found for each other', () => {
  const pair = matcher.open(
    matcher.buildIndex([listedAs('1', 'person', '汪伟'), listedAs('2', 'person', '王伟')]),
  )
  const found = pair
    .search(matcher.read(recordNamed('person', '王伟')), 5)
    .filter(({ level }) => level !== 'none')
  expect(found.map(({ record }) => record.id)).toEqual(['2'])
})

test('progress is told for every record read', () => {
  let read = 0
  matcher.buildIndex(records, () => read++)
  expect(read).toBe(records.length)
})

test('an index brought up to date has the bytes of a fresh one', () => {
  const put = [listedAs('2', 'person', 'Ivan Sergeevich Petrov'), listedAs('9', 'vessel', 'Red Star')]
  const removed = [
    { list: 'un-sc', id: '4' },
    { list: 'un-sc', id: 'nobody' },
  ]
  const fresh = matcher.buildIndex([...records.filter(({ id }) => id !== '2' && id !== '4'), ...put])
  expect(Buffer.compare(matcher.updateIndex(matcher.buildIndex(records), { put, removed }), fresh)).toBe(0)
})
