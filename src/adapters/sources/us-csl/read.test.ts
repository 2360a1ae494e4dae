// The Consolidated Screening List: both shapes in invented files, the ways a download goes wrong, and the real list.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readList } from '../readers.ts'
import { allOf, openBytes, realLists, realListsPresent, sampleBytes } from '../testing/sample-files.ts'
import { listedNames } from './listed-names.ts'
import { readUsCsl } from './read.ts'

const sample = sampleBytes('us-csl', 'consolidated.csv')
const read = (bytes: Uint8Array) => allOf(readUsCsl(openBytes({ 'consolidated.csv': bytes })))

test('a person: several values in one column, codes, dates, numbers of both orders', async () => {
  const records = await read(sample)
  expect(records).toHaveLength(7)
  expect(records[0]).toMatchObject({
    list: 'us-csl',
    type: 'person',
    names: [
      { text: 'MARWEN, Tobias', kind: 'primary' },
      { text: 'MARWIN, Tobias', kind: 'alias' },
      { text: 'MARWEN, T.', kind: 'alias' },
    ],
    birthDates: ['1954-07-07', '1950', '1951', '1952'],
    countries: ['so', 'se', 'lb', 'sy'],
    identifiers: [
      { kind: 'passport', value: 'A0001234' },
      { kind: 'crypto', value: 'zQ1xFakeFakeFake' },
    ],
  })
  expect(records[6]?.identifiers).toEqual([
    { kind: 'registration', value: 'C000001' },
    { kind: 'passport', value: 'U0000001' },
  ])
})

test('a vessel has its IMO number, call sign and flag; a row without a type is of none', async () => {
  const records = await read(sample)
  expect(records[1]).toMatchObject({
    type: 'vessel',
    countries: ['kp'],
    identifiers: [
      { kind: 'imo', value: '9000001' },
      { kind: 'call-sign', value: 'ZZQ7' },
    ],
  })
  expect(records.map(({ type }) => type).slice(2, 6)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test('rows of one _id are told apart, and the same file gives the same ids', async () => {
  const ids = (await read(sample)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(7)
  expect(ids[2]).toMatch(/^e0e0-[0-9a-f]{40}$/)
  expect((await read(sample)).map(({ id }) => id)).toEqual(ids)
})

test('the shape of 2018 has no _id', async () => {
  const records = await read(sampleBytes('us-csl', 'consolidated.2018.csv'))
  expect(records.map(({ id }) => id.replace(/[0-9a-f]{40}$/, '#'))).toEqual(['501-#', '502-#', '#'])
})

test.each([
  ['Ferrand LLC; and any successor, subunit, or subsidiary thereof', ['Ferrand LLC']],
  ['Tern, Inc. (a.k.a. Tern Parts; Tern Supply, Inc.)', ['Tern, Inc.', 'Tern Parts', 'Tern Supply, Inc.']],
  ['Tern Institute [aka Tern Centre, Tern Research]', ['Tern Institute', 'Tern Centre', 'Tern Research']],
  ['Tern Ltd., a.k.a. Chi Tern (Omsk)', ['Tern Ltd.', 'Chi Tern (Omsk)']],
  ['Academy?s Works', ["Academy's Works"]],
  ['OOO ?Zarya?', ['OOO Zarya']],
  ['STG?EKO', ['STG-EKO']],
  ['AKA, Tony', ['AKA, Tony']],
])('the name %s', (written, names) => {
  expect(
    listedNames(written, '')
      .map(({ text }) => text)
      .filter((text) => text !== ''),
  ).toEqual(names)
})

test('former names keep their kind, and the and before the last alias is no part of it', () => {
  expect(listedNames('Tern OOO (f.k.a., Tern ZAO)', 'Kite; and Gull')).toEqual([
    { text: 'Tern OOO', kind: 'primary' },
    { text: 'Tern ZAO', kind: 'former' },
    { text: 'Kite', kind: 'alias' },
    { text: 'Gull', kind: 'alias' },
  ])
})

describe('a file that is not the whole list is refused', () => {
  const text = sample.toString('utf8')
  test.each([
    ['cut in a row', text.slice(0, text.indexOf('1 Mill Rd')), /within a quoted value \(line 4\)/],
    ['cut between columns', text.slice(0, text.indexOf('Foreign Sanctions') + 8), /middle of its last row/],
    [
      'cut after a comma',
      text.slice(0, text.indexOf('Foreign Sanctions')),
      /line 8 has 2 columns where 29 are due/,
    ],
    ['another header', text.replace('alt_names', 'aliases'), /header lacks alt_names/],
    ['a row without a name', text.replace('AMBER PETREL', ''), /line 3 has no name/],
    ['a web page', '<!doctype html>\n<html>', /this is a web page/],
  ])('%s', async (_, changed, message) => {
    await expect(read(Buffer.from(changed))).rejects.toThrow(message)
  })
})

describe.skipIf(!realListsPresent)(
  'the real list (skipped when ../shared is not beside the checkout)',
  () => {
    test.each([
      ['consolidated.2022-04.csv', 14_160],
      ['consolidated.2018-format.sample.csv', 115],
      ['consolidated.2025-format.sample.csv', 13],
    ])('%s: %i rows', async (name, rows) => {
      const records = await allOf(readList('us-csl', join(realLists, 'us-csl', name)))
      expect(records).toHaveLength(rows)
      expect(records.every(({ id }) => id !== '')).toBe(true)
    })
  },
)
