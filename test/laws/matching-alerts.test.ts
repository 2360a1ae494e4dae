// No alert is lost, however many records share a name: the search of an index gives every record that scoring all of them
// gives.
import { expect, test } from 'vitest'
import { growCorpus } from '../../bench/names/corpus.ts'
import { listFiles, readRecords } from '../../bench/names/inputs.ts'
import { createRandom, hashOf } from '../../bench/names/random.ts'
import { mistype } from '../../bench/names/typos.ts'
import { ALERT } from '../../src/names/calibrate/levels.ts'
import { scoreRecords } from '../../src/names/compare/score-record.ts'
import { Matcher } from '../../src/names/matcher/matcher.ts'
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
