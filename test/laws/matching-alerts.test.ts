// No alert is lost, however many records share a name: the search of an index gives every record that scoring all of them
// gives.
import { expect, test } from 'vitest'
import { growCorpus } from '../../bench/names/corpus.ts'
import { listFiles, readRecords } from '../../bench/names/inputs.ts'
import { createRandom, hashOf } from '../../bench/names/random.ts'
import { mistype } from '../../bench/names/typos.ts'
import { ALERT } from '../../src/names/calibrate/levels.ts'
import { scoreRecords } from '../../src/names/compare/score-record.ts'
import { isAlert, Matcher } from '../../src/names/matcher/matcher.ts'
import type { ReadRecord } from '../../src/names/parse/read-record.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { readParty, screenParty } from '../../src/screening/screen.ts'
import { Screener } from '../../src/screening/screener.ts'
import { indexOf, listedAs } from '../../src/screening/testing/listed.ts'

const ENTITIES = 100_000
const QUERIES = 4
/** Names that thousands of the records hold a word of. */
const COMMON = ['Mohammed Ali', 'Mohammad A. Hassan']

const person = (id: string, text: string, birthDates: string[] = []): NameRecord => ({
  list: 'un-sc',
  id,
  type: 'person',
  names: [{ text, kind: 'primary' }],
  birthDates,
  countries: [],
  identifiers: [],
})

test('the forty-first and the five-hundredth bearer of a name are found', () => {
  const matcher = new Matcher()
  const records = Array.from({ length: 500 }, (_, k) => person(String(k), 'Mohammad Ali'))
  const others = Array.from({ length: 500 }, (_, k) =>
    person(`o${k}`, `Mohammad Ali Dorran${'abcdefghij'[k % 10]}`),
  )
  const screen = matcher.open(matcher.buildIndex([...records, ...others]))
  const found = screen.searchAlerts(matcher.read(person('q', 'Mohammad Ali')))
  expect(found.filter(({ record }) => !record.id.startsWith('o'))).toHaveLength(500)
  expect(screen.search(matcher.read(person('q', 'Mohammad Ali')), 40)).toHaveLength(40)
})

test('names that a birth date raises to an alert are found too', () => {
  const matcher = new Matcher()
  const records = Array.from({ length: 300 }, (_, k) =>
    person(String(k), 'Karina Dorran Smith', ['1961-02-03']),
  )
  const screen = matcher.open(matcher.buildIndex(records))
  const query = matcher.read(person('q', 'Karina Smith', ['1961-02-03']))
  const alerts = records.filter((record) => matcher.compare(query, matcher.read(record)).level !== 'none')
  expect(screen.searchAlerts(query)).toHaveLength(alerts.length)
})

test('a weak alias that is an alert by its names alone is found, however many others have a higher score', () => {
  const matcher = new Matcher()
  const nearer = Array.from({ length: 20 }, (_, k) => person(`n${k}`, 'Toshio Masaki'))
  const weak: NameRecord = {
    ...person('weak', 'Quentin Zhelvinsky'),
    names: [
      { text: 'Quentin Zhelvinsky', kind: 'primary' },
      { text: 'Toshio Kenji Hiro Misaki', kind: 'weak' },
    ],
  }
  const query = matcher.read(person('q', 'Toshio Misaki'))
  const scores = [...nearer.slice(0, 1), weak].map((record) => matcher.compare(query, matcher.read(record)))
  expect(scores.map(isAlert)).toEqual([false, true])
  expect(scores[1]?.score).toBeLessThan(scores[0]?.score ?? 0)
  for (const records of [[weak], [...nearer, weak]]) {
    const screen = matcher.open(matcher.buildIndex(records))
    expect(screen.searchAlerts(query).map(({ record }) => record.id)).toEqual(['weak'])
    expect(screen.hasAlert(query)).toBe(true)
  }
})

test('every alert that scoring all records gives is found among records with weak aliases', () => {
  const matcher = new Matcher()
  const [given, family, middle] = [
    ['Toshio', 'Toshi', 'Yoshio', 'Tashio'],
    ['Misaki', 'Masaki', 'Misaka', 'Miyazaki'],
    ['', 'Kenji ', 'Hiro ', 'Kenji Hiro '],
  ]
  const texts = given.flatMap((first) =>
    family.flatMap((last) => middle.map((mid) => `${first} ${mid}${last}`)),
  )
  const kinds = ['primary', 'weak', 'alias', 'weak'] as const
  const records = Array.from({ length: 300 }, (_, k): NameRecord => ({
    ...person(String(k), ''),
    names: [0, 1].map((nth) => ({
      text: texts[(k * (7 + 4 * nth) + 13 * nth) % texts.length] ?? '',
      kind: kinds[(k + nth * (k >> 2)) % kinds.length] ?? 'primary',
    })),
  }))
  const screen = matcher.open(matcher.buildIndex(records))
  let alerts = 0
  const asked = texts.filter((_, k) => k % 3 === 0)
  for (const text of asked) {
    const query = matcher.read(person('q', text))
    const expected = records.filter((record) => isAlert(matcher.compare(query, matcher.read(record))))
    const found = new Set(screen.searchAlerts(query).map(({ record }) => record.id))
    expect(
      expected.filter(({ id }) => !found.has(id)).map(({ id }) => id),
      text,
    ).toEqual([])
    alerts += expected.length
  }
  expect(alerts).toBeGreaterThan(asked.length)
})

test('a threshold of the caller below that of alerts finds every record, not the nearest forty', async () => {
  const screener = new Screener(new Matcher())
  const index = await indexOf(
    screener,
    Array.from({ length: 120 }, (_, k) => listedAs('un-sc', String(k), 'person', 'Toshio Masaki')),
  )
  const asked = readParty({ name: 'Toshio Misaki', type: 'person' })
  expect(await screenParty(screener, index, asked)).toHaveLength(0)
  const found = await screenParty(screener, index, asked, { threshold: 0.6 })
  expect(found).toHaveLength(120)
  const least = Math.min(...found.map(({ score }) => score))
  expect(least).toBeLessThan(0.75)
  expect(await screenParty(screener, index, asked, { threshold: least })).toHaveLength(120)
  expect(await screenParty(screener, index, asked, { threshold: least, limit: 7 })).toHaveLength(7)
})

test(`every alert that scoring ${ENTITIES} records gives is found`, async () => {
  const matcher = new Matcher()
  const real = await readRecords(listFiles(undefined))
  const records = [...growCorpus(real, ENTITIES)]
  const screen = matcher.open(matcher.buildIndex(records))
  const { index } = screen
  const all: ReadRecord[] = Array.from({ length: index.meta.records }, (_, ordinal) =>
    index.readRecord(ordinal),
  )
  const random = createRandom(20_261_124)
  let alerts = 0
  const rare = Array.from({ length: QUERIES }, (_, k) => {
    const { type, names } = records[random.below(records.length)] as NameRecord
    const text = names[0]?.text ?? ''
    return { ...person('q', k % 2 === 0 ? text : mistype(text, createRandom(hashOf(text)), 'one')), type }
  })
  for (const asked of [...rare, ...COMMON.map((text) => person('q', text))]) {
    const query = matcher.read(asked)
    const written = asked.names[0]?.text
    const expected = all.flatMap((record, ordinal) =>
      scoreRecords(query, record).score >= ALERT ? [index.record(ordinal).id] : [],
    )
    const found = new Set(screen.searchAlerts(query).map(({ record }) => record.id))
    alerts += expected.length
    expect(screen.hasAlert(query), written).toBe(found.size > 0)
    expect(
      expected.filter((id) => !found.has(id)),
      written,
    ).toEqual([])
  }
  expect(alerts).toBeGreaterThan(QUERIES)
})
