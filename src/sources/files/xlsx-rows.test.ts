// The cells of a worksheet as writers of the format put them down.
import { expect, test } from 'vitest'
import { serialDay, sharedStrings, xlsxRows } from './xlsx-rows.ts'

// oxlint-disable-next-line require-await
async function* once(text: string): AsyncGenerator<string> {
  yield text
}
const rowsIn = async (
  rows: string,
  strings: readonly string[] = [],
): Promise<readonly (readonly string[])[]> => {
  const all: (readonly string[])[] = []
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
  for await (const { cells } of xlsxRows('sheet1.xml', once(sheet), strings)) all.push(cells)
  return all
}

test('a cell goes to the column that it names; a missing one is empty; the header gives the width', async () => {
  const rows = await rowsIn(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
      '<row r="2"><c r="B2"><v>7</v></c></row>' +
      '<row r="3"/>' +
      '<row r="4"><c r="A4" t="str"><v>a</v></c><c r="D4"><v>9</v></c></row>',
    ['One', 'Three'],
  )
  expect(rows).toEqual([
    ['One', '', 'Three'],
    ['', '7', ''],
    ['a', '', ''],
  ])
})

test('cells without a place follow one another; columns go on after Z', async () => {
  expect(await rowsIn('<row><c><v>1</v></c><c><v>2</v></c></row>')).toEqual([['1', '2']])
  const [wide] = await rowsIn('<row r="1"><c r="AA1"><v>1</v></c></row>')
  expect(wide).toHaveLength(27)
})

test('texts in place, in runs, with escapes; truth values; errors', async () => {
  const [cells] = await rowsIn(
    '<row r="1"><c t="inlineStr"><is><t>a</t><rPh><t>x</t></rPh></is></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c>' +
      '<c t="e"><v>#N/A</v></c><c t="s"><v>0</v></c></row>',
    await sharedStrings(
      'sharedStrings.xml',
      once('<sst><si><r><t>One_x000D_</t></r><r><t> two</t></r><rPh><t>no</t></rPh></si></sst>'),
    ),
  )
  expect(cells).toEqual(['a', 'TRUE', 'FALSE', '', 'One\r two'])
})

test('a text that is not in the file is an error', async () => {
  await expect(rowsIn('<row r="5"><c t="s"><v>3</v></c></row>', ['a'])).rejects.toThrow(
    'sheet1.xml: row 5 has a text that is not in the file',
  )
})

test.each([
  ['20941', '1957-05-01'],
  ['45292', '2024-01-01'],
  ['45292.75', '2024-01-01'],
  ['1957', undefined],
  ['2024', undefined],
  ['1 May 1957', undefined],
  ['', undefined],
])('the cell %s is the day %s', (cell, day) => {
  expect(serialDay(cell)).toBe(day)
})
