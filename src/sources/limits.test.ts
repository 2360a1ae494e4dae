// How large a file of a publisher, and a row in it, may be before it is another file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { csvRows } from './files/csv-rows.ts'
import { pickedRows } from './readers/gleif-lei/rows.ts'
import { readJsonObject } from './files/json-object.ts'
import { xlsxRows } from './files/xlsx-rows.ts'
import { wikidataPeps } from './readers/wikidata-peps/read.ts'
import { readResources } from './resources/read-resource.ts'
import { lostRecords } from './snapshots/shortfalls.ts'

/** In pieces, as a file is read. */
// oxlint-disable-next-line require-await
async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 50_000) yield text.slice(at, at + 50_000)
}
async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  for await (const piece of inPieces(text)) yield Buffer.from(piece)
}

/** How long the cells read are, or the words of the refusal. */
async function outcome(rows: AsyncIterable<unknown>): Promise<string> {
  try {
    for await (const row of rows) if (row === undefined) return 'no row'
    return 'read'
  } catch (error) {
    return String(error)
  }
}

test.each([
  [999_000, /^read$/],
  [1_001_000, /is not CSV as this list is written/],
])('a row of separated text of %i characters', async (length, expected) => {
  const row = `a,"${'x'.repeat(length)}"\n`
  expect(await outcome(csvRows('list.csv', inPieces(row)))).toMatch(expected)
})

test.each([
  [900_000, /^read$/],
  [1_100_000, /ends within a quoted value/],
])('a row of the LEI file of %i characters', async (length, expected) => {
  const columns = { required: ['LEI'], optional: [] }
  const text = `LEI,Name\nA,"${'x'.repeat(length)}"\nB,c\n`
  expect(await outcome(pickedRows('lei.csv', bytesOf(text), columns))).toMatch(expected)
})

test.each([
  [32_000_000, true],
  [32_000_001, false],
])('a JSON file of %i characters is read: %s', async (length, isRead) => {
  const read = readJsonObject('list.json', bytesOf(`{"a":"${'x'.repeat(length - '{"a":""}'.length)}"}`))
  if (isRead) expect(Object.keys(await read)).toEqual(['a'])
  else await expect(read).rejects.toThrow('far larger than this one ever is')
})

test.each([
  [8_000_000, true],
  [8_000_001, false],
])('an item of Wikidata of %i characters is read: %s', async (length, isRead) => {
  const text = `{"a":"${'x'.repeat(length - '{"a":""}'.length)}"}`
  const files = { set: [], open: () => bytesOf(text) }
  const read = await outcome(wikidataPeps.read(files, { found: () => undefined }))
  expect(read).toMatch(isRead ? /^read$/ : /far longer than an item/)
})

test.each([
  ['XFD', /^read$/],
  ['XFE', /has a cell in no column/],
])('a cell of a worksheet in the column %s', async (column, expected) => {
  const sheet = `<worksheet><row r="1"><c r="${column}1"><v>1</v></c></row></worksheet>`
  expect(await outcome(xlsxRows('sheet1.xml', inPieces(sheet), []))).toMatch(expected)
})

test.each([
  [200_000_000, true],
  [200_000_001, false],
])('a packed corpus of %i bytes is unpacked: %s', async (bytes, isUnpacked) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-corpus-'))
  const file = join(folder, 'corpus.gz')
  writeFileSync(file, gzipSync(Buffer.alloc(bytes), { level: 1 }))
  const read = readResources(file)
  if (isUnpacked) expect(await read).toEqual([{ file, resource: undefined }])
  else await expect(read).rejects.toThrow('the packed file is damaged')
  rmSync(folder, { recursive: true })
})

test.each([
  [800, []],
  [799, ['The files hold 799 records where the snapshot before had 1000.']],
])('of 1,000 records a list may lose a fifth: %i are left', (records, expected) => {
  const before = { records: 1_000, sample: false }
  expect(lostRecords(records, before as never)).toEqual(expected)
})
