// Where a list is looked for, what is said when it is not there, and the small readings all lists share.
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { birthDatesOf } from '../../screening/party/listed-party.ts'
import { birthSpec } from '../files/birth-dates.ts'
import { countryOfPlace } from '../files/country-codes.ts'
import { readList } from '../../screening/testing/read-list.ts'
import { labelledIdentifier } from '../files/identifier.ts'
import { allOf, sampleBytes } from '../testing/sample-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-lists-'))
const samples = fileURLToPath(new URL('../readers/us-ofac-sdn/sample/', import.meta.url))

beforeAll(() => {
  mkdirSync(join(folder, 'upper'))
  for (const name of ['sdn.csv', 'alt.csv', 'add.csv', 'sdn_comments.csv']) {
    copyFileSync(join(samples, name), join(folder, 'upper', name.toUpperCase()))
  }
  cpSync(join(folder, 'upper'), join(folder, 'mixed'), { recursive: true })
  for (const name of ['SDN_ENHANCED.XML', 'saved.xml']) {
    writeFileSync(join(folder, 'mixed', name), sampleBytes('us-ofac-sdn', 'enhanced/SDN_ENHANCED.XML'))
  }
  writeFileSync(join(folder, 'un of today.xml'), sampleBytes('un-sc', 'consolidated.xml'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['mixed', 2],
  ['mixed/SDN.CSV', 6],
  ['mixed/SDN_ENHANCED.XML', 2],
  ['mixed/saved.xml', 2],
])(
  'of two sets in one folder, %s reads the one it names, the preferred one by itself',
  async (path, count) => {
    expect(await allOf(readList('us-ofac-sdn', join(folder, path)))).toHaveLength(count)
  },
)

test.each(['upper', 'upper/SDN.CSV', 'upper/ALT.CSV'])('a set is found from %s', async (path) => {
  expect(await allOf(readList('us-ofac-sdn', join(folder, path)))).toHaveLength(6)
})

test('a single file may have any name, also in a folder of its own', async () => {
  expect(await allOf(readList('un-sc', join(folder, 'un of today.xml')))).toHaveLength(3)
  expect(await allOf(readList('un-sc', folder))).toHaveLength(3)
})

test.each([
  ['un-sc', 'nowhere', 'there is no such file or folder; check the path'],
  [
    'un-sc',
    'upper',
    'no consolidated.xml here; name the file itself, or a folder that holds it under this name',
  ],
  [
    'us-ofac-cons',
    'upper',
    'no CONS_ENHANCED.XML and no cons_prim.csv here; a folder with cons_prim.csv, cons_alt.csv,',
  ],
  ['us-csl', 'un of today.xml', 'consolidated.csv: '],
])('%s at %s: %s', async (id, path, message) => {
  await expect(allOf(readList(id, join(folder, path)))).rejects.toThrow(message)
})

test.each([
  ['07 Jul 1954', ['1954-07-07']],
  ['7 July 1954', ['1954-07-07']],
  ['Apr 1968', ['1968-04']],
  ['circa 1950', ['1950']],
  ['circa 1979-1982', ['1979', '1980', '1981', '1982']],
  ['01 Jan 1960 to 31 Dec 1960', ['1960']],
  ['1957 to 1962', ['1957', '1962']],
  ['1971-03-09', ['1971-03-09']],
  ['1971-13-09', []],
  ['unknown', []],
  ['', []],
])('the birth date %s', (text, dates) => {
  expect(birthDatesOf(birthSpec(text))).toEqual(dates)
})

test('a place is in the country it ends with', () => {
  expect(countryOfPlace('Wonsan, Korea, North')).toBe('KP')
  expect(countryOfPlace('Atlanta, Georgia, United States')).toBe('US')
  expect(countryOfPlace('Guerrero')).toBeUndefined()
})

test.each([
  ['Vessel Registration Identification IMO 9187629', 'imo', '9187629'],
  ['Company Number IMO 5055293', 'imo', '5055293'],
  ['Italian Fiscal Code: QQQ70L', 'tax', 'QQQ70L'],
  ['Digital Currency Address - XBT 1FakeFake', 'crypto', '1FakeFake'],
  ['R.F.C. # PMA-910805 (Mexico)', 'tax', 'PMA-910805'],
  ['MMSI 999000111 (vessel)', 'MMSI', '999000111'],
  ["Driver's License No. 77-B (Iran)", "Driver's License No.", '77-B'],
  ['Public Registration Number 467323, Doc. 694710 (Panama)', 'registration', '467323'],
])('the remark %s', (text, kind, value) => {
  const found = labelledIdentifier(text)
  expect(found?.scheme === 'other' ? found.note : found?.scheme).toBe(kind)
  expect(found?.value).toBe(value)
})

test('a remark without a known label or without a number is no identifier', () => {
  expect(labelledIdentifier('Passport unknown')).toBeUndefined()
  expect(labelledIdentifier('Licensed 1234')).toBeUndefined()
})
