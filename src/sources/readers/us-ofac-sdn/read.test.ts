// OFAC's CSV sets: every quirk of the format in an invented set, the ways a download goes wrong, and the real lists.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { csvRows } from '../../files/csv-rows.ts'
import { listText } from '../../files/list-text.ts'
import { readList } from '../../../screening/testing/read-list.ts'
import { readSource } from '../../testing/read-source.ts'
import { allOf, realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { usOfacCons, usOfacSdn } from './read.ts'

const FILES = ['sdn.csv', 'alt.csv', 'add.csv', 'sdn_comments.csv']
const sample = (): Record<string, Buffer> =>
  Object.fromEntries(FILES.map((name) => [name, sampleBytes('us-ofac-sdn', name)]))
const read = async (changes: Record<string, Uint8Array>) =>
  (await readSource(usOfacSdn, { ...sample(), ...changes })).names

describe('the names of the sample', () => {
  test('an organisation: aliases by kind, weak and former names of the remarks, identifiers, address', async () => {
    const [record] = await read({})
    expect(record).toEqual({
      list: 'us-ofac-sdn',
      id: '101',
      type: 'organisation',
      names: [
        { text: 'QUILLFEATHER TRADING CO., LTD.', kind: 'primary' },
        { text: 'QUILLFEATHER TRADE', kind: 'alias' },
        { text: 'SÃO QUILLFEATHER LDA', kind: 'former' },
        { text: 'QTC', kind: 'weak' },
        { text: 'QUILL & SONS', kind: 'former' },
      ],
      birthDates: [],
      countries: ['cy'],
      identifiers: [
        { kind: 'bic', value: 'QUILCYXX' },
        { kind: 'tax', value: '9912345', country: 'cy' },
        { kind: 'registration', value: 'HE77001', country: 'cy' },
      ],
    })
  })

  test('a person: dates as precise as published, countries as codes, numbers without what stands around', async () => {
    const person = (await read({}))[1]
    expect(person).toMatchObject({
      type: 'person',
      birthDates: ['1954-07-07', '1956', '1950'],
      countries: ['kp', 'sy', 'mm'],
      identifiers: [
        { kind: 'passport', value: 'A0001234' },
        { kind: 'passport', value: 'B55501' },
        { kind: 'national-id', value: '11111-2222222-3' },
      ],
    })
    expect(person?.names).toEqual([
      { text: 'MARWEN, Tobias Élie', kind: 'primary' },
      { text: 'MARWEN, Tobiah', kind: 'alias' },
      { text: 'THE HERON', kind: 'weak' },
    ])
  })

  test('a vessel has its IMO number, MMSI, call sign and flag; an aircraft is of no known type', async () => {
    const [, , vessel, aircraft] = await read({})
    expect(vessel).toMatchObject({
      type: 'vessel',
      countries: ['ir'],
      names: [
        { text: 'AMBER PETREL', kind: 'primary' },
        { text: 'COPPER GANNET', kind: 'alias' },
      ],
      identifiers: [
        { kind: 'imo', value: '9000001' },
        { kind: 'mmsi', value: '999000111' },
        { kind: 'call-sign', value: 'ZZQ7' },
      ],
    })
    expect(aircraft?.type).toBe('unknown')
  })

  test('a remark goes on in the file of comments, in the middle of a word', async () => {
    const long = (await read({}))[4]
    expect(long?.names.at(-1)).toEqual({ text: 'LONG REMARKS ARE CUT HERE', kind: 'weak' })
    expect(long?.countries).toEqual(['cu'])
    expect(long?.birthDates).toEqual(['1951', '1952', '1953', '1960', '1962-01'])
  })

  test('addresses and comments may be missing; the Consolidated set is read by the same rules', async () => {
    const { 'sdn.csv': sdn = Buffer.of(), 'alt.csv': alt = Buffer.of() } = sample()
    const bare = await readSource(usOfacSdn, { 'sdn.csv': sdn, 'alt.csv': alt })
    expect(bare.names).toHaveLength(6)
    const cons = await readSource(usOfacCons, { 'cons_prim.csv': sdn, 'cons_alt.csv': alt })
    expect(cons.names.map(({ list, id }) => `${list} ${id}`)).toContain('us-ofac-cons 106')
  })
})

describe('the records of the sample', () => {
  test('a person: everything the row and its remarks say, under the page OFAC shows the party on', async () => {
    const { records, facts } = await readSource(usOfacSdn, sample())
    expect(facts).toEqual([])
    expect(records[1]).toEqual({
      recordId: '102',
      url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=102',
      locator: 'sdn.csv ent_num=102',
      parts: [
        {
          kind: 'party',
          ref: 'self',
          partyKind: 'person',
          names: [
            {
              full: 'MARWEN, Tobias Élie',
              kind: 'primary',
              quality: 'strong',
              first: 'Tobias Élie',
              last: 'MARWEN',
            },
            { full: 'MARWEN, Tobiah', kind: 'alias', quality: 'strong', first: 'Tobiah', last: 'MARWEN' },
            { full: 'THE HERON', kind: 'alias', quality: 'weak' },
          ],
          births: [
            { value: '1954-07-07', raw: '07 Jul 1954' },
            { value: '1956', raw: '1956' },
            { value: '1950', circa: true, raw: 'circa 1950' },
          ],
          birthPlaces: ['Pyongyang, Korea, North'],
          nationalities: ['SY', 'MM'],
          countries: ['KP', 'SY', 'MM'],
          addresses: [{ full: 'Syria', country: 'SY' }],
          identifiers: [
            { scheme: 'ofac', value: '102' },
            {
              scheme: 'passport',
              value: 'A0001234',
              country: 'SY',
              note: 'Passport; issued 29 Oct 2008 expires 29 Oct 2013',
            },
            { scheme: 'passport', value: 'B55501', country: 'LB', note: 'Passport' },
            { scheme: 'national-id', value: '11111-2222222-3', country: 'PK', note: 'National ID No.' },
          ],
          gender: 'Male',
          titles: ['Colonel'],
          notes: expect.stringMatching(/^DOB 07 Jul 1954; .*; Linked To: QUILLFEATHER TRADING CO., LTD\.$/),
        },
        {
          kind: 'listing',
          party: 'self',
          listKind: 'sanction',
          authority: 'US Department of the Treasury, Office of Foreign Assets Control',
          programs: ['SDGT'],
          status: 'active',
        },
      ],
    })
  })

  test('an organisation: its founding, its address in lines, every program of the row', async () => {
    const [first] = (await readSource(usOfacSdn, sample())).records
    expect(first?.parts).toEqual([
      expect.objectContaining({
        partyKind: 'organization',
        incorporated: { value: '2009-05-04', raw: '04 May 2009' },
        addresses: [
          { full: '12 Harbour Row, Limassol, Cyprus', lines: ['12 Harbour Row', 'Limassol'], country: 'CY' },
        ],
      }),
      expect.objectContaining({ kind: 'listing', programs: ['SDGT', 'IFSR'] }),
    ])
  })

  test('a vessel: what has no field of its own is in the notes; an aircraft is one', async () => {
    const [, , vessel, aircraft] = (await readSource(usOfacSdn, sample())).records
    expect(vessel?.parts[0]).toMatchObject({
      partyKind: 'vessel',
      countries: ['IR'],
      notes: expect.stringMatching(/; Vessel type Crude Oil Tanker; Vessel flag Iran$/),
    })
    expect(vessel?.parts[0]).toHaveProperty('identifiers', [
      { scheme: 'ofac', value: '103' },
      { scheme: 'imo', value: '9000001', note: 'Vessel Registration Identification' },
      { scheme: 'other', value: '999000111', note: 'MMSI' },
      { scheme: 'call-sign', value: 'ZZQ7' },
    ])
    expect(aircraft?.parts[0]).toHaveProperty('partyKind', 'aircraft')
  })

  test('the same files give the same records', async () => {
    expect(await readSource(usOfacSdn, sample())).toEqual(await readSource(usOfacSdn, sample()))
  })
})

describe('a set that is not whole is refused', () => {
  const sdn = sampleBytes('us-ofac-sdn', 'sdn.csv')
  const alt = sampleBytes('us-ofac-sdn', 'alt.csv')

  test.each([
    ['without its closing byte', { 'sdn.csv': sdn.subarray(0, -1) }, /^sdn\.csv: .*after line 6 .*0x1A/],
    [
      'cut in a quoted value',
      { 'sdn.csv': sdn.subarray(0, 120) },
      /^sdn\.csv: .*within a quoted value \(line 1\)/,
    ],
    ['cut in a row', { 'alt.csv': alt.subarray(0, 57) }, /^alt\.csv: line 2 has 4 columns where 5 are due/],
    ['empty', { 'alt.csv': Buffer.of() }, /^alt\.csv: the file is empty/],
    ['a web page', { 'sdn.csv': Buffer.from('\n<!DOCTYPE html><html>') }, /^sdn\.csv: this is a web page/],
    ['a ZIP archive', { 'sdn.csv': Buffer.from('PK\u0003\u0004rest') }, /^sdn\.csv: this is a ZIP archive/],
    [
      'of two days',
      { 'alt.csv': Buffer.concat([Buffer.from('999,1,"aka","NOBODY",-0- \r\n'), alt]) },
      /^alt\.csv: 1 of its records are not in sdn\.csv \(the first is 999\)/,
    ],
  ])('%s', async (_, changes, message) => {
    await expect(read(changes as unknown as Record<string, Uint8Array>)).rejects.toThrow(message)
  })

  test('without its aliases', async () => {
    await expect(readSource(usOfacSdn, { 'sdn.csv': sdn })).rejects.toThrow(/^alt\.csv: the file is missing/)
  })
})

describe.skipIf(!realListsPresent)(
  'the real lists (skipped when ../shared is not beside the checkout)',
  () => {
    const rowsOf = async (file: string): Promise<number> => {
      let count = 0
      const text = listText(file, createReadStream(join(realLists, file)), 'windows-1252')
      for await (const { cells } of csvRows(file, text)) if (cells.length === 5) count++
      return count
    }

    test('SDN of 2021-07: 8,976 records, 11,910 aliases', async () => {
      const records = await allOf(readList('us-ofac-sdn', join(realLists, 'us-ofac-sdn/2021-07')))
      expect(records).toHaveLength(8976)
      expect(records.filter(({ type }) => type === 'person')).toHaveLength(4620)
      expect(records.filter(({ type }) => type === 'vessel')).toHaveLength(406)
      expect(await rowsOf('us-ofac-sdn/2021-07/alt.csv')).toBe(11_910)
      const vessels = records.filter(({ identifiers }) => identifiers.some(({ kind }) => kind === 'imo'))
      expect(vessels.length).toBeGreaterThan(400)
    })

    test('Consolidated of 2025-12: 442 records, 1,073 aliases', async () => {
      const records = await allOf(readList('us-ofac-cons', join(realLists, 'us-ofac-cons/2025-12')))
      expect(records).toHaveLength(442)
      expect(await rowsOf('us-ofac-cons/2025-12/cons_alt.csv')).toBe(1073)
    })
  },
)
