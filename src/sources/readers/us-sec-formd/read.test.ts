// A quarter of Form D: its quirks in invented filings, amendments, firms among the persons, and the ways a file goes wrong.
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { SnapshotFacts } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { openSnapshot } from '../../files/snapshot-files.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { usSecFormD } from './read.ts'

const TABLES = ['FORMDSUBMISSION.tsv', 'ISSUERS.tsv', 'OFFERING.tsv', 'RELATEDPERSONS.tsv']

type Change = Readonly<Record<string, string | Uint8Array | undefined>>

/** The sample with some of its files changed, in pieces so small that every boundary is crossed. */
async function read(change: Change = {}): Promise<{ records: SourceRecord[]; facts: SnapshotFacts[] }> {
  const facts: SnapshotFacts[] = []
  const records: SourceRecord[] = []
  const open = (name: string): AsyncIterable<Uint8Array> | undefined => {
    const changed = Object.hasOwn(change, name) ? change[name] : sampleBytes('us-sec-formd', name)
    return changed === undefined ? undefined : inPieces(Buffer.from(changed))
  }
  for await (const record of usSecFormD.read(
    { set: usSecFormD.manifest.sets[0] ?? [], open },
    { found: (fact) => facts.push(fact) },
  )) {
    records.push(record)
  }
  return { records, facts }
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
}

const text = (name: string): string => sampleBytes('us-sec-formd', name).toString('utf8')
const partsOf = (record: SourceRecord | undefined, kind: string) =>
  record?.parts.filter((part) => part.kind === kind) ?? []

test('a quarter is read from a folder of its tables, and from one of them with the others beside it', async () => {
  const { records } = await read()
  const folder = fileURLToPath(new URL('sample', import.meta.url))
  for (const path of [folder, `${folder}/FORMDSUBMISSION.tsv`, `${folder}/ISSUERS.tsv`]) {
    const { files } = await openSnapshot(path, usSecFormD.manifest.sets)
    const found: SourceRecord[] = []
    for await (const record of usSecFormD.read(files, { found: () => undefined })) found.push(record)
    expect(found).toEqual(records)
  }
})

test('a filing: issuer, offering and persons in one record; quotes are data, nothing names no one, telephones and addresses of persons are dropped', async () => {
  const { records } = await read()
  expect(records[0]).toEqual({
    recordId: '0009000001-26-000001',
    url: 'https://www.sec.gov/Archives/edgar/data/9900001/000900000126000001/0009000001-26-000001-index.htm',
    locator: 'FORMDSUBMISSION.tsv ACCESSIONNUMBER=0009000001-26-000001',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: [
          { full: 'Petrel "Night" Labs, Inc.', kind: 'primary', quality: 'strong' },
          { full: 'Petrel Analytics, Inc.', kind: 'previous', quality: 'strong' },
        ],
        countries: ['US'],
        jurisdiction: 'US-DE',
        addresses: [
          {
            lines: ['1 MILL ROAD', 'SUITE 9'],
            city: 'AUSTIN',
            region: 'TX',
            postalCode: '78701',
            country: 'US',
            kind: 'hq',
          },
        ],
        identifiers: [{ scheme: 'cik', value: '0009900001' }],
        incorporated: { value: '2023', raw: '2023' },
        legalForm: 'Corporation',
        industries: ['Other Technology', 'SIC 7372'],
      },
      {
        kind: 'funding',
        org: 'cik:0009900001',
        instrument: 'reg-d',
        offered: { amount: '5000000', currency: 'USD' },
        sold: { amount: '1250000.50', currency: 'USD' },
        investors: 4,
        firstSale: '2026-06-15',
        filed: '2026-06-29',
        seriesKey: '021-900001',
        securities: ['Equity', 'Option, Warrant or Other Right to Acquire Another Security'],
        exemptions: ['06b'],
      },
      {
        kind: 'role',
        personName: {
          full: "Jane Q. O'Tern",
          kind: 'primary',
          quality: 'strong',
          first: 'Jane',
          middle: 'Q.',
          last: "O'Tern",
        },
        personKind: 'person',
        org: 'cik:0009900001',
        role: 'officer',
        title: 'Chief Executive Officer',
        natures: ['Executive Officer', 'Director'],
      },
      {
        kind: 'role',
        personName: {
          full: 'Tobias Marwen',
          kind: 'primary',
          quality: 'strong',
          first: 'Tobias',
          last: 'Marwen',
        },
        personKind: 'person',
        org: 'cik:0009900001',
        role: 'promoter',
        natures: ['Promoter'],
      },
    ],
  })
})

test('an amendment is a record of its own that names the filing before it and shares its series', async () => {
  const { records } = await read()
  expect(partsOf(records[1], 'funding')).toMatchObject([
    {
      sold: { amount: '2000000', currency: 'USD' },
      investors: 7,
      filed: '2026-06-30',
      amendmentOf: '0009000001-26-000001',
      seriesKey: '021-900001',
    },
  ])
})

test('of several issuers the primary is the main party; foreign places, other legal forms, no-break spaces', async () => {
  const { records } = await read()
  expect(records[2]?.url).toContain('/data/9900002/')
  expect(partsOf(records[2], 'party')).toEqual([
    {
      kind: 'party',
      ref: 'self',
      partyKind: 'organization',
      names: [{ full: 'Skua Fund II, a series of Skua Partners, LP', kind: 'primary', quality: 'strong' }],
      countries: ['CA'],
      jurisdiction: 'CA-ON',
      addresses: [
        {
          lines: ['40 Kite Lane'],
          city: 'Toronto',
          region: 'ON',
          postalCode: 'M5H 2N2',
          country: 'CA',
          kind: 'hq',
        },
      ],
      identifiers: [{ scheme: 'cik', value: '0009900002' }],
      incorporated: { raw: 'overFiveYears' },
      legalForm: 'Limited Partnership',
      industries: ['Pooled Investment Fund', 'Venture Capital Fund'],
    },
    {
      kind: 'party',
      ref: 'issuer-2',
      partyKind: 'organization',
      names: [{ full: 'Skua Feeder, Ltd.', kind: 'primary', quality: 'strong' }],
      countries: ['KY'],
      jurisdiction: 'KY',
      addresses: [
        {
          lines: ['5 HARBOUR STREET'],
          city: 'GEORGE TOWN',
          postalCode: 'KY1-1001',
          country: 'KY',
          kind: 'hq',
        },
      ],
      identifiers: [{ scheme: 'cik', value: '0009900003' }],
      incorporated: { raw: 'yetToBeFormed' },
      legalForm: 'Exempted Company',
    },
  ])
})

test('an offering without limit and without a sale yet; the fund exemptions are kept', async () => {
  const { records } = await read()
  expect(partsOf(records[2], 'funding')).toEqual([
    {
      kind: 'funding',
      org: 'cik:0009900002',
      instrument: 'reg-d',
      offered: 'indefinite',
      sold: { amount: '0', currency: 'USD' },
      investors: 0,
      filed: '2026-04-02',
      seriesKey: '021-900002',
      securities: ['Pooled Investment Fund Interests', 'Limited partnership interests'],
      exemptions: ['06b', '3C', '3C.7'],
    },
  ])
})

test('firms among the persons are firms, by whichever field shows it, in the order of the filing', async () => {
  const { records } = await read()
  expect(partsOf(records[2], 'role')).toMatchObject([
    {
      personName: { full: 'Skua Partners GP' },
      personKind: 'organization',
      role: 'director',
      title: 'General partner of the Issuer',
    },
    { personName: { full: 'Kite Management Group' }, personKind: 'organization', role: 'officer' },
    { personName: { full: 'Gull Capital, LLC' }, personKind: 'organization', role: 'director' },
    { personName: { full: 'Marwen Advisers LLC' }, personKind: 'organization', role: 'promoter' },
  ])
})

test('test filings are no filings; the latest filing dates the quarter; a person without a role is told of', async () => {
  const { records, facts } = await read()
  expect(records).toHaveLength(3)
  expect(facts).toEqual([
    { asOf: '2026-06-30' },
    { warning: expect.stringContaining('1 related persons without a name or a role') },
  ])
})

test('the same files give the same records, also where other tables are missing', async () => {
  const once = await read()
  expect(await read({ 'RECIPIENTS.tsv': undefined, 'SIGNATURES.tsv': undefined })).toEqual(once)
})

test('a line break inside a value does not end the row', async () => {
  const whole = await read()
  const broken = await read({
    'RELATEDPERSONS.tsv': text('RELATEDPERSONS.tsv').replaceAll('Chief Executive', 'Chief\n\nExecutive'),
  })
  expect(broken).toEqual(whole)
})

test('carriage returns, a byte order mark and other columns change nothing', async () => {
  const whole = await read()
  const changed = Object.fromEntries(
    TABLES.map((name) => [
      name,
      `\ufeff${text(name)
        .split('\n')
        .map((line, index) => (line === '' ? '' : `${line}\t${index === 0 ? 'NEW_COLUMN' : 'x'}`))
        .join('\r\n')}`,
    ]),
  )
  expect(await read(changed)).toEqual(whole)
})

test('a byte that is no UTF-8 spoils one character, not the quarter', async () => {
  const bytes = Buffer.from(text('RELATEDPERSONS.tsv').replace('Tobias', 'Tobi\u0001s'), 'utf8')
  bytes[bytes.indexOf(1)] = 0xe4
  const { records } = await read({ 'RELATEDPERSONS.tsv': bytes })
  expect(records).toHaveLength(3)
  expect(partsOf(records[0], 'role')[1]).toMatchObject({ personName: { full: 'Tobi\ufffds Marwen' } })
})

describe('a quarter that is not whole is refused', () => {
  const persons = text('RELATEDPERSONS.tsv')
  const issuers = text('ISSUERS.tsv')
  const offering = text('OFFERING.tsv')
  test.each<[string, Change, RegExp]>([
    ['a table is missing', { 'OFFERING.tsv': undefined }, /OFFERING\.tsv: the file is missing/],
    ['cut in a value', { 'RELATEDPERSONS.tsv': persons.slice(0, -4) }, /in the middle of its last row/],
    ['cut in a key', { 'RELATEDPERSONS.tsv': persons.slice(0, -40) }, /in the middle of its last row/],
    [
      'cut and closed by a line end',
      { 'RELATEDPERSONS.tsv': `${persons.slice(0, -12)}\n` },
      /columns where 15 are due/,
    ],
    [
      'cut between rows',
      { 'OFFERING.tsv': offering.slice(0, offering.lastIndexOf('0009000002-26-000007')) },
      /OFFERING\.tsv: there is no row for filing 0009000002-26-000007/,
    ],
    [
      'a row too short in the middle',
      { 'ISSUERS.tsv': issuers.replace('\tDELAWARE\t', '\t') },
      /line 2 has 22 columns where 23 are due/,
    ],
    [
      'another header',
      { 'OFFERING.tsv': offering.replace('TOTALAMOUNTSOLD', 'SOLD') },
      /no column TOTALAMOUNTSOLD/,
    ],
    [
      'no accession number',
      { 'ISSUERS.tsv': issuers.replace('\n0009000001-26-000001', '\n000900000126000001') },
      /line 2 has no accession number/,
    ],
    ['no CIK', { 'ISSUERS.tsv': issuers.replace('0009900001', '') }, /line 2 has no CIK/],
    ['a web page', { 'FORMDSUBMISSION.tsv': '<!DOCTYPE html>\n<html>' }, /this is a web page/],
    ['empty', { 'FORMDSUBMISSION.tsv': '' }, /the file is empty/],
    [
      'in another encoding',
      { 'ISSUERS.tsv': Buffer.from(issuers, 'utf16le') },
      /in the middle of its last row/,
    ],
  ])('%s', async (_, change, message) => {
    await expect(read(change)).rejects.toThrow(message)
  })
})
