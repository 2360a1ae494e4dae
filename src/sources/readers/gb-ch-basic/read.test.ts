// The company file: every quirk of its rows in an invented file, the ways a download goes wrong, and real rows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PartyPart, RecordPart, SourceRecord } from '../../model/record.ts'
import { realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { companyNumber, likelyCompanyNumber } from './company-number.ts'
import { quotedValues } from './quoted-row.ts'
import { gbChBasic } from './read.ts'
import { countryNamed } from './register-country.ts'
import { readBytes } from './testing/reading.ts'

const sample = sampleBytes('gb-ch-basic', 'BasicCompanyDataAsOneFile.csv')
const text = sample.toString()
const [header = ''] = text.split('\n')
const read = (bytes: Uint8Array | string) => readBytes(gbChBasic, Buffer.from(bytes))

const party = (record: SourceRecord | undefined): PartyPart | undefined =>
  record?.parts.find((part) => part.kind === 'party')
const metrics = (record: SourceRecord | undefined): readonly RecordPart[] =>
  record?.parts.filter((part) => part.kind === 'metric') ?? []
const byId = async (id: string): Promise<SourceRecord | undefined> =>
  (await read(sample)).records.find(({ recordId }) => recordId === id)

test('a company is a party with its names, dates, office, trades, and the days its papers are due', async () => {
  expect(await byId('00999001')).toEqual({
    recordId: '00999001',
    url: 'https://find-and-update.company-information.service.gov.uk/company/00999001',
    locator: 'BasicCompanyDataAsOneFile.csv CompanyNumber=00999001',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: [
          { full: 'QUILLFERN ROBOTICS LIMITED', kind: 'primary', quality: 'strong' },
          { full: 'QUILLFERN LABS LIMITED', kind: 'previous', quality: 'strong' },
        ],
        countries: ['GB'],
        jurisdiction: 'GB',
        addresses: [
          {
            lines: ['UNIT 9 QUILLFERN YARD', 'MILL LANE'],
            city: 'WENBRIDGE',
            region: 'BRACKSHIRE',
            postalCode: 'ZZ1 1ZZ',
            country: 'GB',
            kind: 'legal',
          },
        ],
        identifiers: [{ scheme: 'gb-coh', value: '00999001', country: 'GB' }],
        incorporated: { value: '2016-02-29', raw: '29/02/2016' },
        status: 'Active',
        legalForm: 'Private Limited Company',
        industries: [
          '62012 - Business and domestic software development',
          '72190 - Other research and experimental development on natural sciences and engineering',
        ],
      },
      {
        kind: 'metric',
        org: 'gb-coh:00999001',
        metric: 'accounts-next-due',
        value: 1,
        unit: 'deadline',
        period: { end: '2026-02-28' },
        note: 'MICRO ENTITY',
      },
      {
        kind: 'metric',
        org: 'gb-coh:00999001',
        metric: 'confirmation-statement-next-due',
        value: 1,
        unit: 'deadline',
        period: { end: '2027-03-13' },
      },
      { kind: 'metric', org: 'gb-coh:00999001', metric: 'mortgages-outstanding', value: 2, unit: 'charges' },
      {
        kind: 'metric',
        org: 'gb-coh:00999001',
        metric: 'name-change',
        value: 1,
        unit: 'change',
        period: { end: '2021-10-04' },
        note: 'QUILLFERN LABS LIMITED',
      },
      {
        kind: 'metric',
        org: 'gb-coh:00999001',
        metric: 'name-change',
        value: 1,
        unit: 'change',
        period: { end: '2018-01-11' },
        note: 'QUILLFERN ROBOTICS LIMITED',
      },
    ],
  })
})

test('nothing is made up where the file is silent: no due date, no charge, no trade, no metric', async () => {
  expect(await byId('FC099003')).toEqual({
    recordId: 'FC099003',
    url: 'https://find-and-update.company-information.service.gov.uk/company/FC099003',
    locator: 'BasicCompanyDataAsOneFile.csv CompanyNumber=FC099003',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: [{ full: 'ØRKEN HOLDING B.V.', kind: 'primary', quality: 'strong' }],
        countries: ['NL'],
        jurisdiction: 'GB',
        addresses: [{ lines: ['KEIZERSPLEIN 4'], city: 'VELDSTAD', country: 'NL', kind: 'legal' }],
        identifiers: [{ scheme: 'gb-coh', value: 'FC099003', country: 'GB' }],
        incorporated: { value: '2012-11-30', raw: '30/11/2012' },
        status: 'Active',
        legalForm: 'Other company type',
      },
    ],
  })
})

test('status and dissolution are as the register says, a box is an address line', async () => {
  const [lantern, comma] = [await byId('SC999002'), await byId('NI999006')]
  expect(party(lantern)).toMatchObject({
    status: 'Liquidation',
    addresses: [{ lines: ['PO BOX 117', '1 QUAY STREET'] }],
  })
  expect(party(comma)).toMatchObject({
    status: 'RECEIVERSHIP',
    dissolved: { value: '2026-11-09', raw: '09/11/2026' },
  })
  expect(metrics(comma)).toEqual([])
})

test('doubled quotes, commas between quotes and line breaks are part of a value', async () => {
  const { records } = await read(sample)
  expect(records.map((record) => party(record)?.names[0]?.full)).toEqual([
    'QUILLFERN ROBOTICS LIMITED',
    'THE "LANTERN" WORKS, LTD',
    'ØRKEN HOLDING B.V.',
    'TALLOW & REED LLP',
    'COMMA "",""',
  ])
  expect(party(records[3])?.addresses).toEqual([
    { lines: ['FLAT A TALLOW HOUSE'], city: 'WENBRIDGE', country: 'GB', kind: 'legal' },
  ])
})

test('a quote that the publisher forgot to double does not cost the file', async () => {
  const { records } = await read(text.replace('""LANTERN""', '"LANTERN"'))
  expect(party(records[1])?.names[0]?.full).toBe('THE "LANTERN" WORKS, LTD')
})

test('a company without a name is left out and told; the care-of column is never read', async () => {
  const { records, facts } = await read(sample)
  expect(facts).toEqual([
    { warning: 'BasicCompanyDataAsOneFile.csv: 1 companies without a name were left out' },
  ])
  expect(JSON.stringify(records)).not.toMatch(/MARWEN/)
})

test('CRLF, a byte order mark, columns in another order and `only` change no record', async () => {
  const { records } = await read(sample)
  expect((await read(text.replaceAll('\n', '\r\n'))).records).toEqual(records)
  expect((await read(`\u{feff}${text}`)).records).toEqual(records)
  expect((await readBytes(gbChBasic, sample, new Set(['FR']))).records).toEqual(records)
  const reversed = [header.split(','), quotedValues(text.split('\n')[1] ?? '', 55) ?? []].map((row) =>
    row
      .toReversed()
      .map((value) => `"${value}"`)
      .join(','),
  )
  expect((await read(`${reversed.join(',"x"\n')},"a column of next year"`)).records).toEqual(
    records.slice(0, 1),
  )
})

test('a file in Windows-1252 reads as the same one in UTF-8', async () => {
  const { records } = await read(sample)
  expect((await read(Buffer.from(text, 'latin1'))).records).toEqual(records)
})

test('the same bytes give the same records and warnings', async () => {
  expect(await read(sample)).toEqual(await read(sample))
})

test('zeros that a spreadsheet dropped are put back', async () => {
  const { records } = await read(text.replace('"00999001"', '"999001"'))
  expect(records[0]?.recordId).toBe('00999001')
  expect(records[0]?.locator).toBe('BasicCompanyDataAsOneFile.csv CompanyNumber=999001')
})

describe('is refused', () => {
  const lines = text.split('\n')
  const last = text.trimEnd()
  test.each([
    ['an empty file', '', /is empty/],
    ['a web page', '<!DOCTYPE html><html><body>busy</body></html>', /is a web page/],
    ['an archive', Buffer.from('PK\u0003\u0004abc'), /is a ZIP archive/],
    ['a header without a column', text.replace('CompanyStatus', 'State'), /has no column CompanyStatus:/],
    ['a header with a column twice', text.replace('URI', 'CompanyName'), /two columns of one name/],
    ['another file', 'a,b\n"1","2"\n', /has no column CompanyName/],
    ['a file cut within a value', last.slice(0, -40), /line 8 does not hold 55 quoted values/],
    ['a file cut between two values', lines[0] + '\n' + lines[1]?.slice(0, 60), /line 2 does not hold 55/],
    ['a row with a value too many', `${last},"x"\n`, /line 8 does not hold 55/],
    ['a quote that never closes', `${header}\n"A\n${'x\n'.repeat(30)}`, /line 21 does not hold 55/],
    ['a row without a number', text.replace('"SC999002"', '""'), /line 3 has no company number/],
    ['an endless line', Buffer.alloc(1_000_008, 0x41), /longer than 1000000 bytes/],
  ])('%s', async (_, bytes, problem) => {
    await expect(read(bytes)).rejects.toThrow(problem)
    await expect(read(bytes)).rejects.toThrow(/^BasicCompanyDataAsOneFile\.csv: /)
  })

  test('a missing file', async () => {
    await expect(readBytes(gbChBasic, undefined)).rejects.toThrow(/the file is missing/)
  })
})

test('a row is cut at its values whatever they hold', () => {
  const rows = [
    ['a', '', ''],
    ['', '', ''],
    ['"', '","', ','],
    ['","', '', 'x"'],
    ['a\nb', '""', "'"],
  ]
  for (const row of rows) {
    const line = row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')
    expect(quotedValues(line, 3)).toEqual(row)
  }
  expect(quotedValues('a,b,c', 3)).toEqual(['a', 'b', 'c'])
  expect(quotedValues('"a","b"', 3)).toBeUndefined()
  expect(quotedValues('"', 1)).toBeUndefined()
})

test('numbers of the register are told from other numbers', () => {
  expect(['445790', 'sc12345', 'IP12345R', 'R0000123', ' 09145694 '].map(companyNumber)).toEqual([
    '00445790',
    'SC012345',
    'IP12345R',
    'R0000123',
    '09145694',
  ])
  expect(['445790', 'SC 12345', '56099', 'HRB 1234', '123456789', 'N/A'].map(likelyCompanyNumber)).toEqual([
    '00445790',
    'SC012345',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('the parts of the United Kingdom and its registers are GB, places that sound like them are not', () => {
  const british = [
    'ENGLAND & WALES',
    'England And Wales',
    'U.K.',
    'Companies House',
    'Scotland, United Kingdom',
    'Gb',
  ]
  expect(british.map(countryNamed)).toEqual(british.map(() => 'GB'))
  expect(
    ['West Yorkshire', 'New South Wales', 'CHANNEL ISLANDS', '', 'Ireland', 'Jersey'].map(countryNamed),
  ).toEqual([undefined, undefined, undefined, undefined, 'IE', 'JE'])
})

describe.skipIf(!realListsPresent)('the real rows (skipped where the real lists are absent)', () => {
  test('are read to the last, with leading zeros, overdue papers and former names', async () => {
    const { records, facts } = await read(
      readFileSync(join(realLists, 'gb-ch-basic', 'companies-sample.csv')),
    )
    expect(records).toHaveLength(11)
    expect(facts).toEqual([])
    expect(records.map(({ recordId }) => recordId)).toContain('02714021')
    expect(metrics(records[7])).toMatchObject([
      { metric: 'accounts-next-due', period: { end: '2023-10-10' } },
      { metric: 'confirmation-statement-next-due', period: { end: '2022-04-25' } },
    ])
    expect(party(records[9])?.names.map(({ kind }) => kind)).toEqual(['primary', 'previous'])
  })
})
