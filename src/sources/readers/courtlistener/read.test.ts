// CourtListener's bulk files: whole records of an invented pair of files, the filter, and the ways a download goes wrong.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CasePart, SourceRecord } from '../../model/record.ts'
import type { SnapshotFacts } from '../../model/source.ts'
import { openBytes, realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { readCourts } from './courts.ts'
import { courtlistener } from './read.ts'

const dockets = sampleBytes('courtlistener', 'dockets.csv')
const courts = sampleBytes('courtlistener', 'courts.csv')
const filesOf = (table: Readonly<Record<string, Uint8Array>>) => ({
  set: courtlistener.manifest.sets[0] ?? [],
  open: openBytes(table),
})

async function read(table: Readonly<Record<string, Uint8Array>>, only?: readonly string[]) {
  const records: SourceRecord[] = []
  const facts: SnapshotFacts[] = []
  const options = { found: (fact: SnapshotFacts) => facts.push(fact), ...(only && { only: new Set(only) }) }
  for await (const record of courtlistener.read(filesOf(table), options)) records.push(record)
  return { records, facts }
}
const readSample = (only?: readonly string[]) => read({ 'dockets.csv': dockets, 'courts.csv': courts }, only)
const caseOf = (records: readonly SourceRecord[], id: string): CasePart | undefined =>
  records
    .find(({ recordId }) => recordId === id)
    ?.parts.flatMap((part) => (part.kind === 'case' ? [part] : []))[0]

test('a docket: escaped quotes, court with its level, dates, suit, parties of the caption', async () => {
  const [first] = (await readSample()).records
  expect(first).toEqual({
    recordId: '7000001',
    url: 'https://www.courtlistener.com/docket/7000001/alder-works-inc-v-brook-kite-labs-llc-et-al/',
    locator: 'dockets.csv id=7000001',
    parts: [
      {
        kind: 'case',
        caption: 'Alder Works, Inc. v. Brook "Kite" Labs, LLC et al',
        court: { id: 'zznd', name: 'District Court, N.D. Zephyria', level: 'Federal District' },
        docketNumber: '3:24-cv-00117-ABC',
        caseKind: 'civil',
        natureOfSuit: '850 Securities/Commodities',
        cause: '15:78m(a) Securities Exchange Act',
        filed: '2024-03-05',
        lastActivity: '2026-08-30',
        status: 'open',
        parties: [
          { name: 'Alder Works, Inc.', role: 'plaintiff', derivedFrom: 'caption' },
          { name: 'Brook "Kite" Labs, LLC', role: 'defendant', derivedFrom: 'caption' },
        ],
      },
    ],
  } satisfies SourceRecord)
})

test('a date of termination closes a case; what a row leaves empty is not in the record', async () => {
  expect(caseOf((await readSample()).records, '7000002')).toEqual({
    kind: 'case',
    caption: 'United States v. Cole',
    court: { id: 'zznd', name: 'District Court, N.D. Zephyria', level: 'Federal District' },
    docketNumber: '3:22-cr-00045',
    caseKind: 'criminal',
    filed: '2022-06-01',
    terminated: '2023-11-20',
    status: 'closed',
    parties: [
      { name: 'United States', role: 'plaintiff', derivedFrom: 'caption' },
      { name: 'Cole', role: 'defendant', derivedFrom: 'caption' },
    ],
  } satisfies CasePart)
})

test('a bankruptcy has its debtor; line breaks fold and an escaped backslash stays', async () => {
  const { records } = await readSample()
  expect(caseOf(records, '7000003')).toMatchObject({
    caseKind: 'bankruptcy',
    parties: [{ name: 'Dune Mills, Inc.', role: 'debtor' }],
  })
  expect(caseOf(records, '7000004')?.caption).toBe('Ember Foods v. C:\\Path Systems')
})

test('without a date of termination a case is open only where the source follows the docket of the court', async () => {
  const { records } = await readSample()
  const status = (id: string) => caseOf(records, id)?.status
  expect([status('7000003'), status('7000005'), status('7000004')]).toEqual(['open', 'open', 'unknown'])
})

test('a docket without a slug is cited by its number, one without a short name by its full one', async () => {
  const { records } = await readSample()
  expect(records[3]?.url).toBe('https://www.courtlistener.com/docket/7000004/_/')
  expect(caseOf(records, '7000005')?.caption).toBe('In re Fern Holdings')
})

test('blocked dockets, those of test courts and those without a name are left out; asOf counts every row', async () => {
  const { records, facts } = await readSample()
  expect(records.map(({ recordId }) => recordId)).toEqual([
    '7000001',
    '7000002',
    '7000003',
    '7000004',
    '7000005',
    '7000009',
  ])
  expect(JSON.stringify(records)).not.toContain('Private')
  expect(facts).toEqual([
    { asOf: '2026-09-30' },
    { warning: 'dockets.csv: 1 dockets without a name were left out' },
    { warning: 'the courts file lacks zzsupct: take both files of the same date' },
  ])
})

test('a docket of a court the courts file lacks keeps the id of the court', async () => {
  expect(caseOf((await readSample()).records, '7000009')?.court).toEqual({ id: 'zzsupct', name: 'zzsupct' })
})

test('only keeps the courts named, says which of them do not exist, and dates the snapshot as before', async () => {
  const { records, facts } = await readSample(['ZZB', 'zzca', 'zzz'])
  expect(records.map(({ recordId }) => recordId)).toEqual(['7000003', '7000004'])
  expect(facts).toEqual([
    { warning: 'there is no court zzz in the courts file; check its id' },
    { asOf: '2026-09-30' },
  ])
})

test('the same files give the same records, also with the columns in another order', async () => {
  const plain = 'case_name,id,blocked,court_id,date_modified'.split(',')
  const others = 'date_filed,date_terminated,date_last_filing,case_name_short,case_name_full,slug'.split(',')
  const rest = 'docket_number,pacer_case_id,cause,nature_of_suit,idb_data_id'.split(',')
  const small = (columns: readonly string[]) => {
    const values: Record<string, string> = { case_name: 'A Co v. B', id: '1', blocked: 'f', court_id: 'zznd' }
    return Buffer.from(`${columns.join()}\n${columns.map((column) => `"${values[column] ?? ''}"`).join()}\n`)
  }
  const columns = [...plain, ...others, ...rest]
  const one = await read({ 'dockets.csv': small(columns), 'courts.csv': courts })
  const two = await read({ 'dockets.csv': small(columns.toReversed()), 'courts.csv': courts })
  expect(one.records).toHaveLength(1)
  expect(two).toEqual(one)
  expect(await readSample()).toEqual(await readSample())
})

describe('files that are not the whole snapshot are refused', () => {
  const text = dockets.toString('utf8')
  const lines = text.split('\n')
  test.each([
    ['cut in a quoted value', text.slice(0, text.indexOf('Labs, LLC')), /ends within a quoted value/],
    ['cut between columns', `${lines[0]}\n"1","2021-01-01"`, /line 2 has 2 columns where 54 are due/],
    ['cut before the last line end', text.slice(0, -1), /in the middle of its last row/],
    ['empty', ' \n', /the file is empty/],
    ['header only', `${lines[0]}\n`, /a header and no rows/],
    ['a web page', '<!DOCTYPE html><html></html>', /this is a web page/],
    ['another file', 'id,name\n1,2\n', /the header has no column date_modified/],
    ['without blocked', text.replace('blocked,', 'shut,').replace(',blocked', ',shut'), /no column blocked/],
    [
      'slipped columns',
      text.replaceAll('"f",,,"zznd"', '"zznd",,,"f"'),
      /line 2 .* its columns have slipped/,
    ],
    ['still compressed', 'BZh91AY&SY\u0000\u0001', /the header has no column/],
  ])('dockets: %s', async (_, changed, message) => {
    await expect(read({ 'dockets.csv': Buffer.from(changed), 'courts.csv': courts })).rejects.toThrow(message)
  })

  test.each([
    ['cut', courts.subarray(0, 400), /courts\.csv: /],
    ['a row without an id', Buffer.from('id,full_name,jurisdiction\n,"A","FD"\n'), /line 2 has no id/],
    ['the dockets', dockets, /no column full_name, jurisdiction/],
  ])('courts: %s', async (_, bytes, message) => {
    await expect(read({ 'dockets.csv': dockets, 'courts.csv': bytes })).rejects.toThrow(message)
  })

  test('without the courts file', async () => {
    await expect(read({ 'dockets.csv': dockets })).rejects.toThrow(/courts\.csv: the file is missing/)
  })

  test('bytes that are not UTF-8 damage their value only', async () => {
    const damaged = Buffer.from(text.replace('Cole', 'C?le'))
    damaged[damaged.indexOf('C?le') + 1] = 0xe9
    const { records } = await read({ 'dockets.csv': damaged, 'courts.csv': courts })
    expect(caseOf(records, '7000002')?.caption).toBe('United States v. C\uFFFDle')
    expect(records).toHaveLength(6)
  })
})

describe.skipIf(!realListsPresent)('real files (skipped when ../shared is not beside the checkout)', () => {
  const folder = join(realLists, 'courtlistener')

  test('courts: 422 ids in 458 rows, every letter of jurisdiction with its words', async () => {
    const bytes = readFileSync(join(folder, 'courts-2026-09-30.derived-sample.csv'))
    const all = await readCourts(filesOf({ 'courts.csv': bytes }))
    expect(all.size).toBe(422)
    expect(all.get('akd')).toEqual({ id: 'akd', name: 'District Court, D. Alaska', jurisdiction: 'FD' })
  })

  test('the header of the dockets has every column that is read', async () => {
    const header = readFileSync(join(folder, 'dockets.header.csv'), 'utf8').trim()
    const columns = header.split(',')
    const row = columns.map(
      (name) => `"${{ id: '9', blocked: 'f', court_id: 'zznd', case_name: 'A Co v. B' }[name] ?? ''}"`,
    )
    const { records } = await read({
      'dockets.csv': Buffer.from(`${header}\n${row.join()}\n`),
      'courts.csv': courts,
    })
    expect(columns).toHaveLength(54)
    expect(records.map(({ recordId }) => recordId)).toEqual(['9'])
  })
})
