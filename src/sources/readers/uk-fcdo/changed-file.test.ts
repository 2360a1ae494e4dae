// The UK list in other spellings of the same file, with designations nobody expects, and damaged in all the usual ways.
import { describe, expect, test } from 'vitest'
import type { SourceRecord } from '../../model/record.ts'
import { ukFcdo } from './read.ts'
import { read, sample, sampleText } from './testing/read-sample.ts'

const [dateLine = '', header = ''] = sampleText.split('\n')
const shipRow = sampleText.split('\n').find((line) => line.includes('ZZS0003')) ?? ''

test('rows in another order give the same records', async () => {
  const whole = sampleText.replace('\nKPP', ' KPP').replace('\nINN', ' INN').trimEnd().split('\n')
  const turned = [...whole.slice(0, 2), ...whole.slice(2).reverse()].join('\n')
  const byId = (records: readonly SourceRecord[]) => new Map(records.map((one) => [one.recordId, one]))
  expect(byId((await read(turned)).records)).toEqual(byId((await read(sample)).records))
})

test('two regimes are two listings, each with its own date and measures', async () => {
  const other = shipRow
    .replace('The Lanternia (Sanctions)', 'The Ombria (Sanctions)')
    .replace(/Shipping sanctions: \(see 'Other information'\)\|/, 'Asset freeze|')
    .replace(',31/07/2024,,,', ',01/02/2025,,,')
  const [ship] = (await read([dateLine, header, shipRow, other].join('\n'))).records
  expect(ship?.parts.slice(1)).toMatchObject([
    {
      programs: [expect.stringContaining('Lanternia')],
      measures: ['Shipping sanctions'],
      listed: { value: '2024-07-31' },
    },
    {
      programs: [expect.stringContaining('Ombria')],
      measures: ['Asset freeze', 'Shipping sanctions'],
      listed: { value: '2025-02-01' },
    },
  ])
})

test('a type that is not known makes a party of unknown kind, cited on the page of the list, and a warning', async () => {
  const { records, facts } = await read(sampleText.replaceAll(',Ship,', ',Aircraft,'))
  expect(records[2]).toMatchObject({
    url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list#ZZS0003',
    parts: [{ partyKind: 'unknown' }, { kind: 'listing' }],
  })
  expect(facts[1]?.warning).toMatch(/ZZS0003 is not an Individual, Entity or Ship/)
})

test('a designation without any name is left out and said to be', async () => {
  const { records, facts } = await read(sampleText.replaceAll('LANTERN PROSPECT,', ','))
  expect(records).toHaveLength(2)
  expect(facts[1]).toEqual({ warning: 'UK-Sanctions-List.csv: ZZS0003 has no name and is left out' })
})

test('without a date line the list has no date; with one that cannot be read it has a warning', async () => {
  expect((await read(sampleText.replace(`${dateLine}\n`, ''))).facts).toEqual([])
  const { facts } = await read(sampleText.replace('08-Oct-2026', 'soon'))
  expect(facts).toEqual([{ warning: 'UK-Sanctions-List.csv: the report date "soon" cannot be read' }])
})

test('a byte order mark, CRLF, quotes round every header and a stray quotation mark are read like the sample', async () => {
  const quoted = header
    .split(',')
    .map((name) => `"${name}"`)
    .join(',')
  const changed = sampleText
    .replace(header, quoted)
    .replaceAll('\n', '\r\n')
    .replace('OAO Lantern', 'OAO "Lantern" AO')
  const { records, facts } = await read(`\uFEFF${changed}`)
  expect(facts).toEqual([{ asOf: '2026-10-08' }])
  expect(records[0]).toEqual((await read(sample)).records[0])
  expect(records[1]?.parts[0]).toMatchObject({ names: [{}, {}, { full: 'OAO "Lantern" AO' }, {}] })
})

test('records with bytes that are not UTF-8 are counted in a warning', async () => {
  const bytes = Buffer.from(sample)
  bytes[bytes.indexOf('OAO Lantern')] = 0xd6
  expect((await read(bytes)).facts.at(-1)?.warning).toMatch(/: bytes that are not UTF-8 in records: 1;/)
})

describe('a file that is not the whole list is refused before its first record', () => {
  test.each([
    ['empty', '', /the file is empty/],
    ['a web page', '<!DOCTYPE html><html><body>busy</body></html>', /this is a web page/],
    ['only its date line', `${dateLine}\n`, /no header row/],
    ['only its header', `${dateLine}\n${header}\n`, /the list is empty/],
    ['the retired list', 'Last Updated,28/01/2026\nName 6,Name 1\n', /the header has no column Unique ID/],
    [
      'without a column',
      sampleText.replace('Alias strength', 'Strength'),
      /the header has no column Alias strength:/,
    ],
    [
      'cut in a row',
      sampleText.slice(0, sampleText.indexOf('Oil Tanker')),
      /line \d+ has 54 columns where 58 are due/,
    ],
    [
      'cut in quotes',
      sampleText.slice(0, sampleText.indexOf('KPP')),
      /columns where 58 are due|ends within a quoted value/,
    ],
    ['without an id', sampleText.replace('ZZE0002', ''), /line \d+ has no Unique ID/],
  ])('%s', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })

  test('missing', async () => {
    const records = ukFcdo.read({ set: [], open: () => undefined }, { found: () => undefined })
    await expect(records[Symbol.asyncIterator]().next()).rejects.toThrow(
      /^UK-Sanctions-List\.csv: the file is missing/,
    )
  })
})

test('a column that only tells more may be gone', async () => {
  const { records } = await read(sampleText.replace('Tonnage of ship', 'Weight of ship'))
  expect(JSON.stringify(records[2])).not.toContain('Tonnage')
})
