// The UN list: its quirks in an invented file, the ways a download goes wrong, and the real list.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listText } from '../list-text.ts'
import { readList } from '../readers.ts'
import { allOf, openBytes, realLists, realListsPresent, sampleBytes } from '../testing/sample-files.ts'
import { childrenOf, textOf, xmlRecords } from '../xml-records.ts'
import { aliasNames } from './alias-names.ts'
import { documentIdentifier } from './document.ts'
import { readUnSc } from './read.ts'

const sample = sampleBytes('un-sc', 'consolidated.xml')
const read = (bytes: Uint8Array) => allOf(readUnSc(openBytes({ 'consolidated.xml': bytes })))

test('a person: names joined by position, aliases by quality, dates, documents; placeholders leave no trace', async () => {
  const [record] = await read(sample)
  expect(record).toEqual({
    list: 'un-sc',
    id: 'QDi.901',
    type: 'person',
    names: [
      { text: 'HARUN TALEB AL-ZAHRI', kind: 'primary' },
      { text: 'هارون طالب', kind: 'alias' },
      { text: 'Haroun Taleb', kind: 'alias' },
      { text: 'Harun Talib', kind: 'alias' },
      { text: 'Abu Sahl', kind: 'weak' },
      { text: 'أبو سهل', kind: 'weak' },
    ],
    birthDates: ['1971-03-09', '1969', '1973', '1974', '1975'],
    countries: ['ir', 'tr'],
    identifiers: [
      { kind: 'passport', value: 'X1234567' },
      { kind: 'national-id', value: '103-00600000-99' },
    ],
  })
})

test('a range of more than five years keeps its ends; a name listed before is a former one', async () => {
  const second = (await read(sample))[1]
  expect(second?.birthDates).toEqual(['1958', '1964'])
  expect(second?.names).toContainEqual({ text: 'Selma Orin', kind: 'former' })
})

test('an entity: several names in one element, a bracket that belongs to the name', async () => {
  const [, , entity] = await read(sample)
  expect(entity).toMatchObject({ id: 'KPe.903', type: 'organisation', countries: ['kp'] })
  expect(entity?.names).toEqual([
    { text: 'LANTERN (HONG KONG) SHIPPING', kind: 'primary' },
    { text: 'LANTERN LINES', kind: 'alias' },
    { text: '灯笼船务', kind: 'alias' },
    { text: 'Denglong Shipping', kind: 'alias' },
    { text: 'Denglong Lines', kind: 'alias' },
    { text: 'Old Lantern Company', kind: 'former' },
  ])
})

test.each([
  ['One Name; Two Name b) Three Name', ['One Name', 'Two Name', 'Three Name']],
  ['"ORRIN, Shaykh"', ['ORRIN, Shaykh']],
  ['Selma Orin, born 1 Jan. 1953 (passport no. 7)', ['Selma Orin']],
  ['أنصار (Ansar in Omsk (AO))', ['أنصار', 'Ansar in Omsk (AO)']],
  ['Ministry of Lanterns (MOL)', ['Ministry of Lanterns (MOL)']],
  [') Stray Bracket', ['Stray Bracket']],
  [' ', []],
])('the alias %s', (written, names) => {
  expect(aliasNames(written)).toEqual(names)
})

test.each([
  ['Passport', '', 'Diplomatic Passport D014433', 'passport', 'D014433'],
  ['Passport', '', 'Libya B/002210', 'passport', 'B/002210'],
  ['Passport', '', 'R00012098, South Sudan', 'passport', 'R00012098'],
  ['Passport', '', 'SE 012820', 'passport', 'SE 012820'],
  ['National Identification Number', 'Italian Fiscal Code:', 'QQQQQQ70L14Z352B', 'tax', 'QQQQQQ70L14Z352B'],
  ['', 'Ration card number:', '4414', 'document', '4414'],
])('the document %s %s %s', (type, detail, number, kind, value) => {
  expect(documentIdentifier(type, detail, number)).toEqual({ kind, value })
})

test('a document without a number is none', () => {
  expect(documentIdentifier('Passport', '', 'na')).toBeUndefined()
})

describe('a file that is not the whole list is refused', () => {
  const text = sample.toString('utf8')
  test.each([
    ['cut', text.slice(0, 900), /^consolidated\.xml: the file ends on line \d+ with <[A-Z_0-9]+> still open/],
    ['cut after a record', text.slice(0, text.indexOf('</INDIVIDUAL>') + 13), /<INDIVIDUALS> still open/],
    ['broken', text.replace('</VALUE>', '</VALU>'), /line 16 is not well-formed XML/],
    ['another list', '<sdnList></sdnList>', /root element is <sdnList>, not <CONSOLIDATED_LIST>/],
    ['a web page', '<html><body>busy</body></html>', /this is a web page/],
    [
      'without a number',
      text.replace('CDi.902', ''),
      /record that begins on line \d+ has no reference number/,
    ],
  ])('%s', async (_, changed, message) => {
    await expect(read(Buffer.from(changed))).rejects.toThrow(message)
  })
})

describe.skipIf(!realListsPresent)(
  'the real list (skipped when ../shared is not beside the checkout)',
  () => {
    const file = join(realLists, 'un-sc/UN_consolidated.2026-02-27.xml')

    test('of 2026-02-27: 730 individuals, 273 entities, 2,752 aliases', async () => {
      const records = await allOf(readList('un-sc', file))
      expect(records.filter(({ type }) => type === 'person')).toHaveLength(730)
      expect(records.filter(({ type }) => type === 'organisation')).toHaveLength(273)
      expect(new Set(records.map(({ id }) => id)).size).toBe(1003)
      expect(records.every(({ id }) => /^[A-Z]{2}[ie]\.\d+$/.test(id))).toBe(true)

      let aliases = 0
      const text = listText('un', createReadStream(file), 'utf-8')
      for await (const element of xmlRecords(
        'un',
        text,
        'CONSOLIDATED_LIST',
        new Set(['INDIVIDUAL', 'ENTITY']),
      )) {
        const given = childrenOf(element, `${element.name}_ALIAS`)
        aliases += given.filter((alias) => textOf(alias, 'ALIAS_NAME') !== '').length
      }
      expect(aliases).toBe(2752)
    })
  },
)
