// The End User List: its quirks in an invented workbook, and the ways a download goes wrong.
import { describe, expect, test } from 'vitest'
import { readSource } from '../../testing/read-source.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { columnsIn } from './columns.ts'
import { EUL_SHEET } from './manifest.ts'
import { jpMetiEul } from './read.ts'

const sheet = sampleBytes('jp-meti-eul', 'sheet1.xml').toString('utf8')
const read = (text = sheet) => readSource(jpMetiEul, { [EUL_SHEET]: Buffer.from(text) })

test('an organisation: its names in two scripts, aliases behind dots, and the weapons of concern', async () => {
  const { records, facts } = await read()
  expect(facts).toEqual([])
  expect(records[0]).toEqual({
    recordId: expect.stringMatching(/^[0-9a-f]{40}$/),
    url: `https://www.meti.go.jp/policy/anpo/law00.html#${records[0]?.recordId}`,
    locator: 'End User List No.=1',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: [
          { full: 'Lantern Guard Brigade', kind: 'primary', quality: 'strong' },
          { full: 'ランタン警備旅団', kind: 'alias', quality: 'unknown' },
          { full: 'Brigade of the Lantern', kind: 'alias', quality: 'unknown' },
          { full: 'LGB', kind: 'alias', quality: 'unknown' },
        ],
        countries: ['AF'],
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'export-control',
        authority: 'Ministry of Economy, Trade and Industry of Japan',
        programs: ['End User List'],
        reason: 'Concern: chemical weapons',
        status: 'active',
      },
    ],
  })
})

test('a name in Chinese is in its own script; aliases without dots are in lines or behind semicolons', async () => {
  const [, firm] = (await read()).records
  expect(firm?.parts).toMatchObject([
    {
      names: [
        { full: 'Quillfern Precision Instruments Co., Ltd.', kind: 'primary' },
        { full: '奎枫精密仪器有限公司', kind: 'original-script' },
        { full: 'QPI' },
        { full: 'Quillfern Optics' },
      ],
      countries: ['CN'],
    },
    { reason: 'Concern: missiles, nuclear weapons' },
  ])
})

test('a region, conventional weapons, an entry without a country', async () => {
  const [, , trader, institute] = (await read()).records
  expect(trader?.parts).toMatchObject([{ countries: ['HK'] }, { reason: 'Concern: conventional weapons' }])
  expect(institute?.parts[0]).not.toHaveProperty('countries')
})

test('an entry keeps its id where its number changes, and two of one name and country have two', async () => {
  const ids = async (text = sheet) => (await read(text)).records.map(({ recordId }) => recordId)
  const [, firm, , , again] = await ids()
  expect(again).toBe(`${firm}-2`)
  const later = sheet.replaceAll(
    /<c r="A(\d+)"><v>(\d+)</g,
    (_, at, number) => `<c r="A${at}"><v>${Number(number) + 7}<`,
  )
  expect(await ids(later)).toEqual(await ids())
})

test('numbers that skip are a shortfall: rows are missing', async () => {
  const { facts } = await read(sheet.replace(/<row r="4">.*?<\/row>\n/s, ''))
  expect(facts).toEqual([
    { shortfall: 'the entry 3 follows the entry 1; compare them with the official list' },
  ])
})

test('the header is found by its words in Japanese or English, in any order', () => {
  expect(columnsIn(['別名', 'No.', '企業名、組織名', '懸念区分', '国名、地域名'])).toEqual({
    aliases: 0,
    number: 1,
    name: 2,
    concern: 3,
    country: 4,
  })
  expect(columnsIn(['外国ユーザーリスト'])).toBeUndefined()
})

describe('a file that is not the whole list is refused', () => {
  test.each([
    ['cut', sheet.slice(0, 900), /the file ends on line \d+ with <\w+> still open/],
    [
      'another workbook',
      sheet.replace('Type of WMD', 'Colour').replace('懸念区分', '色'),
      /no sheet has the columns/,
    ],
    ['a row without a name', sheet.replace('Amber Petrel Trading', ' '), /row 5 has no name/],
  ])('%s', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })
})
