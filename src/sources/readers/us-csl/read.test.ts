// The Consolidated Screening List: both shapes in invented files, the ways a download goes wrong, and the real list.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readList } from '../../../screening/testing/read-list.ts'
import { readSource } from '../../testing/read-source.ts'
import { allOf, realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { usCsl } from './read.ts'
import { rowNames } from './row-names.ts'

const sample = sampleBytes('us-csl', 'consolidated.csv')
const records = async (bytes: Uint8Array) => (await readSource(usCsl, { 'consolidated.csv': bytes })).records
const read = async (bytes: Uint8Array) => (await readSource(usCsl, { 'consolidated.csv': bytes })).names

test('a person: several values in one column, codes, dates, numbers of both orders', async () => {
  const names = await read(sample)
  expect(names).toHaveLength(7)
  expect(names[0]).toMatchObject({
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
  expect(names[6]?.identifiers).toEqual([
    { kind: 'number', value: 'C1' },
    { kind: 'number', value: 'C0000001' },
    { kind: 'passport', value: 'U0000001', country: 'tr' },
  ])
})

test('a vessel has its IMO number, call sign and flag; a row without a type is of none', async () => {
  const names = await read(sample)
  expect(names[1]).toMatchObject({
    type: 'vessel',
    countries: ['kp'],
    identifiers: [
      { kind: 'imo', value: '9000001' },
      { kind: 'call-sign', value: 'ZZQ7' },
    ],
  })
  expect(names.map(({ type }) => type).slice(2, 6)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test('a row of the Treasury: cited and known by the number of OFAC, a listing of its list', async () => {
  const [record] = await records(sample)
  expect(record).toEqual({
    recordId: expect.stringMatching(/^501-[0-9a-f]{40}$/),
    url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=501',
    locator: 'consolidated.csv _id=501',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          { full: 'MARWEN, Tobias', kind: 'primary', quality: 'strong', first: 'Tobias', last: 'MARWEN' },
          { full: 'MARWIN, Tobias', kind: 'alias', quality: 'unknown', first: 'Tobias', last: 'MARWIN' },
          { full: 'MARWEN, T.', kind: 'alias', quality: 'unknown', first: 'T.', last: 'MARWEN' },
        ],
        births: [
          { value: '1954-07-07', raw: '1954-07-07' },
          { value: '1950', circa: true, raw: 'circa 1950' },
          { from: '1951', to: '1952', raw: '1951 to 1952' },
        ],
        birthPlaces: ['Aleppo, Syria'],
        nationalities: ['SO', 'SE', 'LB'],
        countries: ['SO', 'SE', 'LB', 'SY'],
        addresses: [
          { full: 'Aleppo, SY', country: 'SY' },
          { full: '3 Rue du Port, Beirut, LB', country: 'LB' },
        ],
        identifiers: [
          { scheme: 'ofac', value: '501' },
          { scheme: 'passport', value: 'A0001234', country: 'SY', note: 'Passport; 2013-10-29' },
          { scheme: 'crypto', value: 'zQ1xFakeFakeFake', note: 'Digital Currency Address - XBT' },
        ],
        gender: 'Male',
        websites: ['Digital address'],
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'US Treasury Department',
        programs: ['Specially Designated Nationals (SDN)', 'SDGT'],
        status: 'active',
      },
    ],
  })
})

test('rows of Commerce and State are export control, with what they require and since when', async () => {
  const text = sample
    .toString('utf8')
    .replace(',,2020-01-01,,,,', ',84 FR 1,2020-01-01,2030-01-01,Y,All items,Denial')
  const listings = (await records(Buffer.from(text))).map(({ parts }) => parts[1])
  expect(listings[2]).toEqual({
    kind: 'listing',
    party: 'self',
    listKind: 'export-control',
    authority: 'US Bureau of Industry and Security',
    programs: ['Entity List (EL)'],
    measures: ['License requirement: All items', 'License policy: Denial', 'Standard denial order'],
    reason: 'Federal Register notice 84 FR 1',
    starts: { value: '2020-01-01', raw: '2020-01-01' },
    ends: { value: '2030-01-01', raw: '2030-01-01' },
    status: 'active',
  })
  expect(listings.map((part) => part?.kind === 'listing' && part.listKind)).toEqual([
    'sanction',
    'sanction',
    'export-control',
    'export-control',
    'export-control',
    'export-control',
    'sanction',
  ])
})

test('a row without a page of its own is cited at the list; one without an id by its name', async () => {
  const [, , entity] = await records(sample)
  expect(entity?.url).toBe('https://www.trade.gov/consolidated-screening-list#e0e0')
  const [, , last] = await records(sampleBytes('us-csl', 'consolidated.2018.csv'))
  expect(last?.url).toBe('https://www.trade.gov/consolidated-screening-list')
  expect(last?.locator).toMatch(/^consolidated\.csv name=Ferrand Optics LLC/)
})

test('rows of one _id are told apart, and the same file gives the same ids', async () => {
  const ids = (await read(sample)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(7)
  expect(ids[2]).toMatch(/^e0e0-[0-9a-f]{40}$/)
  expect((await read(sample)).map(({ id }) => id)).toEqual(ids)
})

test('the shape of 2018 has no _id', async () => {
  const names = await read(sampleBytes('us-csl', 'consolidated.2018.csv'))
  expect(names.map(({ id }) => id.replace(/[0-9a-f]{40}$/, '#'))).toEqual(['501-#', '502-#', '#'])
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
    rowNames(written, '')
      .map(({ full }) => full)
      .filter((full) => full !== ''),
  ).toEqual(names)
})

test('former names keep their kind, and the and before the last alias is no part of it', () => {
  expect(rowNames('Tern OOO (f.k.a., Tern ZAO)', 'Kite; and Gull')).toEqual([
    { full: 'Tern OOO', kind: 'primary', quality: 'strong' },
    { full: 'Tern ZAO', kind: 'previous', quality: 'unknown' },
    { full: 'Kite', kind: 'alias', quality: 'unknown' },
    { full: 'Gull', kind: 'alias', quality: 'unknown' },
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
      const names = await allOf(readList('us-csl', join(realLists, 'us-csl', name)))
      expect(names).toHaveLength(rows)
      expect(names.every(({ id }) => id !== '')).toBe(true)
    })
  },
)
