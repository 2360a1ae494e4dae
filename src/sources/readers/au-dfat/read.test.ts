// The Australian list: its quirks in an invented workbook, and the ways a download goes wrong.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openSnapshot } from '../../files/snapshot-files.ts'
import { zipOf } from '../../files/testing/zip-of.ts'
import { collectRecords, type CollectedRecords } from '../../testing/read-source.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { birthCell } from './birth-cell.ts'
import { auDfatManifest } from './manifest.ts'
import { auDfat } from './read.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-dfat-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sheet = sampleBytes('au-dfat', 'sheet1.xml').toString('utf8')
const strings = sampleBytes('au-dfat', 'sharedStrings.xml').toString('utf8')

/** From a workbook as the publisher packs it. */
async function read(
  sheets: Readonly<Record<string, string>> = { 'sheet1.xml': sheet },
  shared = strings,
): Promise<CollectedRecords> {
  const path = join(folder, 'Australian_Sanctions_Consolidated_List.xlsx')
  const members = [
    { name: '[Content_Types].xml', text: '<Types/>' },
    { name: 'xl/workbook.xml', text: '<workbook/>' },
    { name: 'xl/worksheets/_rels/sheet1.xml.rels', text: '<Relationships/>' },
    ...Object.entries(sheets).map(([name, text]) => ({ name: `xl/worksheets/${name}`, text })),
    { name: 'xl/sharedStrings.xml', text: shared },
  ]
  writeFileSync(path, zipOf(members))
  const { files } = await openSnapshot(path, auDfatManifest.sets)
  return collectRecords(auDfat, files)
}

test('a person: names of several rows, wherever they are, lists in cells, measures from columns', async () => {
  const { records } = await read()
  expect(records[0]).toEqual({
    recordId: '101',
    url: 'https://www.dfat.gov.au/international-relations/security/sanctions/consolidated-list#101',
    locator: 'Australian_Sanctions_Consolidated_List.xlsx Reference=101',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          { full: 'Tobias Marwen', kind: 'primary', quality: 'strong' },
          { full: 'Toby', kind: 'alias', quality: 'weak' },
          { full: 'توبياس مروان', kind: 'original-script', quality: 'unknown' },
          { full: 'Tobias MARWIN', kind: 'alias', quality: 'strong' },
        ],
        births: [
          { value: '1954-07-07', raw: '7 Jul. 1954' },
          { value: '1955', circa: true, raw: '1955' },
          { from: '1957', to: '1959', raw: '1957 and 1959' },
        ],
        birthPlaces: ['Aleppo, Syria', 'Beirut'],
        nationalities: ['SY', 'LB'],
        countries: ['SY', 'LB'],
        addresses: [{ full: '3 Rue du Port, Beirut, Lebanon', country: 'LB' }],
        notes: 'Colonel of the lanterns',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'Department of Foreign Affairs and Trade, Australian Sanctions Office',
        programs: ["1267/1989/2253 (ISIL (Da'esh) and Al-Qaida)"],
        measures: ['Asset freeze', 'Travel ban'],
        reason: 'Listed by UN 1267 Committee on 17 Oct. 2001 | Charter of the United Nations Regulations',
        listed: { value: '2001-10-17', raw: '17/10/2001' },
        status: 'active',
      },
    ],
  })
})

test('an entity: a former name, a day as a number, which is no reason', async () => {
  const [, bank] = (await read()).records
  expect(bank?.parts).toMatchObject([
    {
      partyKind: 'organization',
      names: [{ full: 'Quillfern Savings Bank' }, { full: 'Quillfern Sberkassa', kind: 'previous' }],
      addresses: [{ country: 'RU' }],
    },
    { reason: 'Autonomous Sanctions List 2014', listed: { value: '2024-01-01' }, measures: ['Asset freeze'] },
  ])
})

test('a vessel has its IMO number and restrictions of shipping alone', async () => {
  const [, , vessel] = (await read()).records
  expect(vessel?.parts).toMatchObject([
    { partyKind: 'vessel', identifiers: [{ scheme: 'imo', value: '9000001' }] },
    { measures: ['Shipping restrictions'], listed: { value: '2025-06-18' } },
  ])
})

test.each([
  ['Yes', ['Asset freeze']],
  ['No', ['No measure']],
  ['FALSE', ['No measure']],
  ['', undefined],
])('a freeze that is "%s", and no other measure', async (said, measures) => {
  const one = sheet.replaceAll(/<c r="[P-S](?!1")\d+"[^>]*?(?:\/>|>.*?<\/c>)/g, (cell) => {
    const [, at = ''] = /r="([A-Z]\d+)"/.exec(cell) ?? []
    return at.startsWith('P') ? `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>` : ''
  })
  const [, bank] = (await read({ 'sheet1.xml': one })).records
  const listings = bank?.parts.flatMap((part) => (part.kind === 'listing' ? [part.measures] : []))
  expect(listings).toEqual([measures])
})

test('a number is a day of birth, or a year; a citizenship that is none is left out', async () => {
  const [, , , ilsa, selma] = (await read()).records
  expect(ilsa?.parts).toMatchObject([
    { births: [{ value: '1957-05-01', raw: '1957-05-01' }] },
    { measures: ['Travel ban'] },
  ])
  expect(ilsa?.parts[0]).not.toHaveProperty('nationalities')
  expect(selma?.parts[0]).toMatchObject({ births: [{ value: '1971', raw: '1971' }] })
})

test('rows of one number that are apart are a warning; a number given twice is two parties', async () => {
  const { records, facts } = await read()
  expect(records.map(({ recordId }) => recordId)).toEqual(['101', '102', '103', '104', '102-2'])
  expect(facts).toEqual([
    { warning: 'rows of the reference 101 are apart; compare them with the official list' },
    { warning: 'rows of the reference 102 are apart; compare them with the official list' },
  ])
})

test('a second sheet goes on with the list; one of notes is passed over', async () => {
  const notes =
    '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Read me</t></is></c></row></sheetData></worksheet>'
  const { records } = await read({ 'sheet1.xml': sheet, 'sheet2.xml': notes })
  expect(records).toHaveLength(5)
  const rows = [...sheet.matchAll(/<row r="(\d+)">.*<\/row>/g)].map(([row]) => row)
  const half = (from: number, to: number): string =>
    `<worksheet><sheetData>${[rows[0], ...rows.slice(from, to)].join('')}</sheetData></worksheet>`
  const split = await read({ 'sheet1.xml': half(1, 5), 'sheet2.xml': half(5, 10) })
  expect(split.records).toEqual(records)
})

test('a folder with the unpacked files gives the same records', async () => {
  const unpacked = mkdtempSync(join(folder, 'unpacked-'))
  writeFileSync(join(unpacked, 'sheet1.xml'), sheet)
  writeFileSync(join(unpacked, 'sharedStrings.xml'), strings)
  const { files } = await openSnapshot(unpacked, auDfatManifest.sets)
  const ids: string[] = []
  for await (const { recordId } of auDfat.read(files, { found: () => undefined })) ids.push(recordId)
  expect(ids).toEqual(['101', '102', '103', '104', '102-2'])
})

test.each([
  ['5 May 1957', ['1957-05-05']],
  ['5 May. 1957, 6 June 1958 and 1960', ['1957-05-05', '1958-06-06', '1960']],
  ['March 16, 1972', ['1972-03-16']],
  ['19-Sep-1983', ['1983-09-19']],
  ['05.09.1990', ['1990-09-05']],
  ['09/11/ 1954', ['1954-11-09']],
  ['Aug. 1969', ['1969-08']],
  ['1962-1963', ['1962 to 1963']],
  ['Approximately 1968', ['circa 1968']],
  ['3 March 1979 (from false passport)', ['1979-03-03']],
  ['1957-04-03', ['1957-04-03']],
  ['1972-13-45', ['1972']],
  ['1972-02-30 or 1973-04-01', ['1972-02', '1973-04-01']],
  ['45/13/1972', ['1972']],
  ['born in the early seventies', ['born in the early seventies?']],
  ['na', []],
  ['', []],
])('the birth date %s', (cell, dates) => {
  const shown = birthCell(cell).map(({ value, from, to, circa, raw }) =>
    value !== undefined
      ? `${circa === true ? 'circa ' : ''}${value}`
      : from !== undefined
        ? `${from} to ${to}`
        : `${raw}?`,
  )
  expect(shown).toEqual(dates)
})

describe('a file that is not the whole list is refused', () => {
  test.each([
    ['cut', sheet.slice(0, 1200), /^sheet1\.xml: the file ends on line \d+ with <\w+> still open/],
    ['another workbook', sheet.replace('<v>0</v>', '<v>1</v>'), /no sheet has the column Reference/],
    ['a sheet without a column', sheet.replace('<v>12</v>', '<v>13</v>'), /no column Committees/],
    ['a row without a reference', sheet.replace(/<c r="A4".*?<\/c>/, ''), /row 4 has no reference/],
    ['another document', '<workbook/>', /root element is <workbook>, not <worksheet>/],
  ])('%s', async (_, changed, message) => {
    await expect(read({ 'sheet1.xml': changed })).rejects.toThrow(message)
  })

  test('without its texts', async () => {
    await expect(read(undefined, '<sst></sst>')).rejects.toThrow('row 1 has a text that is not in the file')
  })
})
