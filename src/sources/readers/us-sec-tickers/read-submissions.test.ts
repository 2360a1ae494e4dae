// The filing history of a filer: party and signals of an invented company and person, broken files, and a real history.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SnapshotFacts } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { usSecSubmissions } from './read.ts'

const COMPANY = 'CIK0009900011.json'
const OLDER = 'CIK0009900011-submissions-001.json'
const PERSON = 'CIK0009900099.json'
const sample = (name: string): string => sampleBytes('us-sec-tickers', name).toString('utf8')

/** Reads the files named as the set; others are there to be found. */
async function read(
  set: readonly string[],
  files: Readonly<Record<string, Uint8Array | string>>,
): Promise<{ records: SourceRecord[]; facts: SnapshotFacts[] }> {
  const open = (name: string): AsyncIterable<Uint8Array> | undefined => {
    const bytes = files[name]
    return bytes === undefined ? undefined : inPieces(Buffer.from(bytes))
  }
  const facts: SnapshotFacts[] = []
  const records: SourceRecord[] = []
  const named = set.map((name) => ({ name, url: `https://data.sec.gov/submissions/${name}` }))
  for await (const record of usSecSubmissions.read(
    { set: named, open },
    { found: (fact) => facts.push(fact) },
  )) {
    records.push(record)
  }
  return { records, facts }
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = bytes.length > 100_000 ? 65_536 : 7
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const metric = (name: string, filed: string, end: string, note: string) => ({
  kind: 'metric',
  org: 'cik:0009900011',
  metric: name,
  value: 1,
  unit: 'filing',
  ...(end === '' ? {} : { period: { end } }),
  filed,
  note,
})

test('a company: names, numbers, places, branch; its late notices, 8-K items, delisting and deregistration, amendments once', async () => {
  const { records, facts } = await read([COMPANY], { [COMPANY]: sample(COMPANY), [OLDER]: sample(OLDER) })
  expect(facts).toEqual([])
  expect(records).toEqual([
    {
      recordId: '0009900011',
      url: 'https://www.sec.gov/edgar/browse/?CIK=0009900011',
      locator: 'CIK0009900011.json cik=0009900011',
      parts: [
        {
          kind: 'party',
          ref: 'self',
          partyKind: 'organization',
          names: [
            { full: 'PETREL LABS CORP', kind: 'primary', quality: 'strong' },
            { full: 'Petrel Acquisition Corp.', kind: 'previous', quality: 'strong' },
          ],
          countries: ['GB', 'US'],
          jurisdiction: 'US-DE',
          addresses: [
            { lines: ['40 KITE LANE'], city: 'LONDON', country: 'GB', kind: 'hq' },
            {
              lines: ['PO BOX 9'],
              city: 'AUSTIN',
              region: 'TX',
              postalCode: '78701',
              country: 'US',
              kind: 'mailing',
            },
          ],
          identifiers: [
            { scheme: 'cik', value: '0009900011' },
            { scheme: 'lei', value: 'ZZZZ00PETREL00000011' },
            { scheme: 'ein', value: '990000011' },
            { scheme: 'ticker', value: 'PTRL', note: 'Nasdaq' },
            { scheme: 'ticker', value: 'PTRL-WT' },
          ],
          websites: ['https://petrel.example'],
          industries: ['SIC 7372 Services-Prepackaged Software'],
        },
        metric('deregistration', '2026-09-30', '', 'Form 15-12G, accession 0009000009-26-000012'),
        metric('delisting', '2026-09-21', '', 'Form 25-NSE, accession 0009000009-26-000011'),
        metric(
          'late-filing-notice',
          '2026-08-17',
          '2026-06-30',
          'Form NT 10-Q, accession 0009000009-26-000010',
        ),
        metric(
          'delisting-notice',
          '2026-06-12',
          '2026-06-08',
          'Form 8-K item 3.01, accession 0009000009-26-000009',
        ),
        metric(
          'auditor-change',
          '2026-06-01',
          '2026-05-27',
          'Form 8-K item 4.01, accession 0009000009-26-000007',
        ),
        metric(
          'non-reliance-on-accounts',
          '2026-06-01',
          '2026-05-27',
          'Form 8-K item 4.02, accession 0009000009-26-000007',
        ),
        metric(
          'officer-change',
          '2026-06-01',
          '2026-05-27',
          'Form 8-K item 5.02, accession 0009000009-26-000007',
        ),
        metric(
          'late-filing-notice',
          '2026-03-31',
          '2025-12-31',
          'Form NT 10-K, accession 0009000009-26-000005',
        ),
        metric('registration-statement', '2021-02-17', '', 'Form S-1, accession 0009000009-21-000001'),
      ],
    },
  ])
})

test('an older file that is not there is told of', async () => {
  const { records, facts } = await read([COMPANY], { [COMPANY]: sample(COMPANY) })
  expect(records[0]?.parts).toHaveLength(9)
  expect(facts).toEqual([
    {
      warning:
        'CIK0009900011.json names CIK0009900011-submissions-001.json, which is not here: filings of 2021-02-17 to 2026-01-05 are missing',
    },
  ])
})

test('a filer that shows no sign of being an organisation is of no kind; a number of zeros is none', async () => {
  const { records } = await read([PERSON], { [PERSON]: sample(PERSON) })
  expect(records[0]?.parts).toEqual([
    {
      kind: 'party',
      ref: 'self',
      partyKind: 'unknown',
      names: [{ full: 'Marwen Tobias', kind: 'primary', quality: 'strong' }],
      countries: ['US'],
      addresses: [
        {
          lines: ['C/O PETREL LABS CORP'],
          city: 'AUSTIN',
          region: 'TX',
          postalCode: '78701',
          country: 'US',
          kind: 'mailing',
        },
      ],
      identifiers: [{ scheme: 'cik', value: '0009900099' }],
    },
  ])
})

test('a set of several filers gives a record each; an older file in it is none', async () => {
  const files = { [COMPANY]: sample(COMPANY), [OLDER]: sample(OLDER), [PERSON]: sample(PERSON) }
  const { records } = await read([COMPANY, OLDER, PERSON], files)
  expect(records.map(({ recordId }) => recordId)).toEqual(['0009900011', '0009900099'])
  expect((await read([COMPANY, OLDER, PERSON], files)).records).toEqual(records)
})

test('telephone numbers are dropped', async () => {
  const { records } = await read([COMPANY], { [COMPANY]: sample(COMPANY) })
  expect(JSON.stringify(records)).not.toContain('555-0100')
})

describe('a file that is not a whole history is refused', () => {
  const text = sample(COMPANY)
  test.each<[string, string | Uint8Array, RegExp]>([
    ['cut', text.slice(0, 900), /the file is cut or not JSON/],
    ['a web page', '<html><body>Request Rate Threshold Exceeded</body></html>', /this is a web page/],
    ['empty', '\n', /the file is empty/],
    [
      'another object',
      '{"cik":9900011,"entityName":"x","facts":{}}',
      /no cik, no name or no filings\.recent/,
    ],
    ['no CIK', text.replace('"9900011"', '"None"'), /no cik, no name or no filings\.recent/],
    ['a column less', text.replace('"reportDate"', '"periodDate"'), /the filings have no column reportDate/],
    ['a value less', text.replace('"2026-09-30",', ''), /columns of the filings are not equally long/],
    ['UTF-16', Buffer.from(text, 'utf16le'), /the file is cut or not JSON/],
  ])('%s', async (_, changed, message) => {
    await expect(read([COMPANY], { [COMPANY]: changed })).rejects.toThrow(message)
  })

  test('missing', async () => {
    await expect(read([COMPANY], {})).rejects.toThrow(/CIK0009900011\.json: the file is missing/)
  })
})

describe.skipIf(!realListsPresent)(
  'a real history (skipped when ../shared is not beside the checkout)',
  () => {
    test('1,001 filings of a listed company: 22 changes of officers, a former name, one older file', async () => {
      const name = 'CIK0001318605.json'
      const bytes = readFileSync(join(realLists, 'us-sec-submissions', name))
      const { records, facts } = await read([name], { [name]: bytes })
      const [party, ...metrics] = records[0]?.parts ?? []
      expect(party).toMatchObject({
        partyKind: 'organization',
        names: [{ kind: 'primary' }, { full: 'TESLA MOTORS INC', kind: 'previous' }],
        jurisdiction: 'US-DE',
        identifiers: [
          { scheme: 'cik', value: '0001318605' },
          { scheme: 'ein', value: '912197729' },
          { scheme: 'ticker', value: 'TSLA', note: 'Nasdaq' },
        ],
        industries: ['SIC 3711 Motor Vehicles & Passenger Car Bodies'],
      })
      expect(metrics.map((part) => part.kind === 'metric' && part.metric)).toEqual(
        Array.from({ length: 22 }, () => 'officer-change'),
      )
      expect(facts).toHaveLength(1)
    })
  },
)
