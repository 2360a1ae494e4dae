// The golden copies as files: their date, what narrows them, the ways a download goes wrong, and the real sample.
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realLists, realListsPresent } from '../../testing/sample-files.ts'
import { gleifLei, gleifRr } from './read.ts'
import { B, C, D, E, leiSample, partyIn, readAll, readLei, readRr, rrSample } from './testing/read-copies.ts'

describe('the file as a whole', () => {
  test('the newest update dates the file in UTC, whatever offset it is written with', async () => {
    const { facts } = await readLei(leiSample)
    // 21 March 05:30 in Japan is the evening of the 20th; 19 March 23:59:59 in New York is the morning of the 20th.
    expect(facts).toEqual([{ asOf: '2026-03-20' }])
  })

  test('a jurisdiction narrows the records, by its country or else that of the legal address, but not the date', async () => {
    const { records, facts } = await readLei(leiSample, ['US', 'SE'])
    expect(records.map(({ recordId }) => recordId)).toEqual([D, E])
    expect(facts).toEqual([{ asOf: '2026-03-20' }])
  })

  test('columns in another order, further columns, fewer slots and a byte order mark change nothing', async () => {
    const rows = rowsOf(leiSample.toString())
    const kept = (rows[0] ?? []).flatMap((name, at) => (/OtherEntityName\.5/.test(name) ? [] : [at]))
    const changed = rows.map((row, at) =>
      [at === 0 ? 'Entity.New' : 'x', ...kept.map((column) => row[column] ?? '').reverse()]
        .map((value) => `"${value.replaceAll('"', '""')}"`)
        .join(','),
    )
    expect(await readLei(`\u{feff}${changed.join('\n')}`)).toEqual(await readLei(leiSample))
  })

  test('two readings of a file give the same records', async () => {
    expect(await readLei(leiSample)).toEqual(await readLei(leiSample))
  })

  test('a broken character is replaced and the record kept', async () => {
    const bytes = Buffer.from(leiSample)
    bytes[bytes.indexOf('OLD LANTERN')] = 0xff
    const { records } = await readLei(bytes)
    expect(partyIn(records[0]).names[1]?.full).toBe('\u{fffd}LD LANTERN LIMITED')
    expect(records).toHaveLength(5)
  })
})

describe('a file that is not the whole copy is refused', () => {
  const lei = leiSample.toString()
  const header = lei.slice(0, lei.indexOf('\r\n') + 2)
  test.each([
    [
      'cut in a value',
      lei.slice(0, lei.indexOf('Zürcher') + 3),
      /the file ends within a quoted value \(row 4\)/,
    ],
    ['cut in the last value', lei.slice(0, -6), /the file ends within a quoted value/],
    ['cut after a value', lei.slice(0, lei.indexOf('Zürcher') - 2), /row 4 has 1 columns where 338 are due/],
    ['a stray quote', lei.replace('"Nebelgasse 4"', '"Nebel"gasse 4"'), /row 4 is not CSV as this file is/],
    ['empty', '', /the file is empty/],
    ['without rows', header, /the file has no rows under its header/],
    ['a web page', '<!doctype html><html><body>busy</body></html>', /this is a web page/],
    ['an archive', 'PK\u{3}\u{4}rest', /this is a ZIP archive/],
    ['the other copy', rrSample.toString(), /the header has no column LEI, Entity.LegalName, /],
    [
      'a column gone',
      lei.replace('"Registration.RegistrationStatus"', '"Registration.State"'),
      /the header has no column Registration.RegistrationStatus: this is another file/,
    ],
    ['not an LEI', lei.replace(`"${B}"`, '"9999-B"'), /row 3 has no LEI where it is due/],
    ['without a name', lei.replace('"Öresund Stiftelse"', '" "'), /row 6 has no name where it is due/],
  ])('level 1: %s', async (_, changed, message) => {
    await expect(readLei(changed)).rejects.toThrow(message)
  })

  test.each([
    ['cut', rrSample.toString().slice(0, -30), /the file ends within a quoted value \(row 6\)/],
    ['the other copy', lei, /the header has no column Relationship.StartNode.NodeID, /],
    ['an end gone', rrSample.toString().replace(`"${C}"`, '""'), /row 3 lacks an end of the relationship/],
  ])('level 2: %s', async (_, changed, message) => {
    await expect(readRr(changed)).rejects.toThrow(message)
  })

  test('a missing file', async () => {
    const none = (): undefined => undefined
    await expect(readAll(gleifLei, none)).rejects.toThrow(/lei2-golden-copy.csv: the file is missing/)
    await expect(readAll(gleifRr, none)).rejects.toThrow(/rr-golden-copy.csv: the file is missing/)
  })
})

describe.skipIf(!realListsPresent)(
  'the real sample (skipped when ../shared is not beside the checkout)',
  () => {
    const file = join(realLists, 'gleif-lei/gleif-lei-sample.2026-03-20.csv')
    const read = () => readAll(gleifLei, () => createReadStream(file))

    test('of 2026-03-20: ten entities, four of them with a lapsed LEI', async () => {
      const { records, facts } = await read()
      expect(records).toHaveLength(10)
      expect(facts).toEqual([{ asOf: '2026-03-20' }])
      const notes = records.map(({ parts }) => (parts[1]?.kind === 'metric' ? parts[1].note : undefined))
      expect(notes.filter((note) => note === 'LAPSED')).toHaveLength(4)
    })

    test('its header is that of our own sample', () => {
      const [header] = readFileSync(file, 'utf8').split('\r\n')
      expect(leiSample.toString().split('\r\n')[0]).toBe(header)
    })
  },
)

/** Rows of a file whose values are all quoted; those of the sample hold commas, quotes and line breaks. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const values = [...text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, value = '', end] of values) {
    rows.at(-1)?.push(value.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}
