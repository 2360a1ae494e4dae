// The ticker files: rows folded into companies, both shapes, the ways a file goes wrong, and the real list.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SourceRecord } from '../../model/record.ts'
import { realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { edgarPlace } from '../../files/edgar-places.ts'
import { usSecTickers } from './read.ts'

const tickers = sampleBytes('us-sec-tickers', 'company_tickers.json')
const exchanges = sampleBytes('us-sec-tickers', 'company_tickers_exchange.json')

async function read(files: Readonly<Record<string, Uint8Array | string>>): Promise<SourceRecord[]> {
  const open = (name: string): AsyncIterable<Uint8Array> | undefined => {
    const bytes = files[name]
    return bytes === undefined ? undefined : inPieces(Buffer.from(bytes))
  }
  const records: SourceRecord[] = []
  const set = usSecTickers.manifest.sets[0] ?? []
  for await (const record of usSecTickers.read({ set, open }, { found: () => undefined })) {
    records.push(record)
  }
  return records
}

/** So small that a character of two bytes is cut as well. */
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = bytes.length > 100_000 ? 65_536 : 7
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const company = (recordId: string, name: string, locator: string, listed: readonly [string, string?][]) => ({
  recordId,
  url: `https://www.sec.gov/edgar/browse/?CIK=${recordId}`,
  locator,
  parts: [
    {
      kind: 'party',
      ref: 'self',
      partyKind: 'organization',
      names: [{ full: name, kind: 'primary', quality: 'strong' }],
      identifiers: [
        { scheme: 'cik', value: recordId },
        ...listed.map(([value, note]) => ({ scheme: 'ticker', value, ...(note ? { note } : {}) })),
      ],
    },
  ],
})

test('a record per company with all its tickers; a CIK is a number or text, spaces are folded', async () => {
  expect(await read({ 'company_tickers.json': tickers })).toEqual([
    company('0009900011', 'PETREL LABS CORP', 'company_tickers.json cik_str=9900011', [
      ['PTRL'],
      ['PTRL-WT'],
    ]),
    company('0009900012', 'Skua Holdings, Inc.', 'company_tickers.json cik_str=9900012', [['SKUA']]),
    company('0009900013', 'Kite & Gull Trust', 'company_tickers.json cik_str=9900013', [['KITE']]),
  ])
})

test('the columnar file alone is a list; a ticker on no exchange has no note', async () => {
  expect(await read({ 'company_tickers_exchange.json': exchanges })).toEqual([
    company('0009900012', 'Skua Holdings, Inc.', 'company_tickers_exchange.json cik=9900012', [
      ['SKUA', 'NYSE'],
    ]),
    company('0009900011', 'PETREL LABS CORP', 'company_tickers_exchange.json cik=9900011', [
      ['PTRL', 'Nasdaq'],
      ['PTRL-WT'],
    ]),
    company('0009900014', 'Tern Brewing Co', 'company_tickers_exchange.json cik=9900014', [['TERN', 'OTC']]),
  ])
})

test('both files together: companies of either, exchanges where they are known, no ticker twice', async () => {
  const files = { 'company_tickers.json': tickers, 'company_tickers_exchange.json': exchanges }
  const records = await read(files)
  expect(records).toEqual([
    company('0009900011', 'PETREL LABS CORP', 'company_tickers.json cik_str=9900011', [
      ['PTRL', 'Nasdaq'],
      ['PTRL-WT'],
    ]),
    company('0009900012', 'Skua Holdings, Inc.', 'company_tickers.json cik_str=9900012', [['SKUA', 'NYSE']]),
    company('0009900013', 'Kite & Gull Trust', 'company_tickers.json cik_str=9900013', [['KITE']]),
    company('0009900014', 'Tern Brewing Co', 'company_tickers_exchange.json cik=9900014', [['TERN', 'OTC']]),
  ])
  expect(await read(files)).toEqual(records)
})

test('two spellings of a name: the first is the primary one', async () => {
  const [record] = await read({
    'company_tickers.json': tickers.toString('utf8').replace('PETREL LABS CORP', 'Pétrel Labs'),
  })
  expect(record?.parts).toMatchObject([
    {
      names: [
        { full: 'Pétrel Labs', kind: 'primary' },
        { full: 'PETREL LABS CORP', kind: 'alias' },
      ],
    },
  ])
})

test.each([
  ['DE', 'DE', { country: 'US', region: 'DE', jurisdiction: 'US-DE' }],
  ['', 'GEORGIA', { country: 'US', region: 'GA', jurisdiction: 'US-GA' }],
  ['A8', 'Quebec, Canada', { country: 'CA', region: 'QC', jurisdiction: 'CA-QC' }],
  ['Z4', 'Canada (Federal Level)', { country: 'CA', jurisdiction: 'CA' }],
  ['D8', 'VIRGIN ISLANDS, BRITISH', { country: 'VG', jurisdiction: 'VG' }],
  ['M5', 'Korea, Republic of', { country: 'KR', jurisdiction: 'KR' }],
  ['XX', 'UNKNOWN', {}],
  ['', '', {}],
])('the place %s %s', (code, description, place) => {
  expect(edgarPlace(code, description)).toEqual(place)
})

describe('a file that is not the whole list is refused', () => {
  const text = tickers.toString('utf8')
  const table = exchanges.toString('utf8')
  test.each<[string, Record<string, Uint8Array | string>, RegExp]>([
    ['missing', {}, /company_tickers\.json: the file is missing, and so is company_tickers_exchange/],
    ['cut', { 'company_tickers.json': text.slice(0, -40) }, /the file is cut or not JSON/],
    ['a web page', { 'company_tickers.json': '<!doctype html><html></html>' }, /this is a web page/],
    ['empty', { 'company_tickers.json': '' }, /the file is empty/],
    ['no company', { 'company_tickers.json': '{}' }, /the file holds no company/],
    ['another shape', { 'company_tickers.json': '[1]' }, /this is not a JSON object/],
    [
      'the columnar file under its name',
      { 'company_tickers.json': table },
      /entry fields has no CIK, name or ticker/,
    ],
    ['another key', { 'company_tickers.json': text.replaceAll('cik_str', 'cik') }, /entry 0 has no CIK/],
    ['UTF-16', { 'company_tickers.json': Buffer.from(text, 'utf16le') }, /the file is cut or not JSON/],
    [
      'another column',
      { 'company_tickers_exchange.json': table.replace('"ticker"', '"symbol"') },
      /the fields lack ticker/,
    ],
    [
      'a row that is too short',
      { 'company_tickers_exchange.json': table.replace('"Tern Brewing Co",', '') },
      /row 4 has no CIK, name or ticker/,
    ],
  ])('%s', async (_, files, message) => {
    await expect(read(files)).rejects.toThrow(message)
  })
})

describe.skipIf(!realListsPresent)(
  'the real list (skipped when ../shared is not beside the checkout)',
  () => {
    const real = (name: string) => readFileSync(join(realLists, 'us-sec-tickers', name))

    test('9,610 tickers of 7,919 companies', async () => {
      const records = await read({ 'company_tickers.json': real('company_tickers.json') })
      expect(records).toHaveLength(7919)
      const listed = records
        .flatMap(({ parts }) => parts)
        .flatMap((part) => (part.kind === 'party' ? (part.identifiers ?? []) : []))
      expect(listed.filter(({ scheme }) => scheme === 'ticker')).toHaveLength(9610)
    })

    test('20 companies with their exchanges', async () => {
      const name = 'company_tickers_exchange.derived-sample.json'
      expect(await read({ 'company_tickers_exchange.json': real(name) })).toHaveLength(20)
    })
  },
)
