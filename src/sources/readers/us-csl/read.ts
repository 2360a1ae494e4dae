// Reads the US Consolidated Screening List, one CSV file with a header: 29 columns, 28 before it had `_id`. Treasury
// rows repeat the OFAC lists under another id. They include the OFAC id, by which they can be dropped.
import type { SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { csvRows, requireColumns } from '../../files/csv-rows.ts'
import { rowsWithHeader, withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { CSL_FILE, usCslManifest } from './manifest.ts'
import { rowRecord } from './row-record.ts'

export const usCsl: SourceReader = { manifest: usCslManifest, read: readUsCsl }

/** Columns that the reader requires. Others may come and go. */
const NEEDED = [
  'source',
  'entity_number',
  'type',
  'name',
  'addresses',
  'start_date',
  'call_sign',
  'vessel_flag',
  'alt_names',
  'citizenships',
  'dates_of_birth',
  'nationalities',
  'places_of_birth',
  'ids',
] as const

async function* readUsCsl(files: SnapshotFiles): AsyncGenerator<SourceRecord> {
  const bytes = openRequired((name) => files.open(name), CSL_FILE)
  const text = endsWithRow(listText(CSL_FILE, bytes, 'utf-8'))
  let header: readonly string[] | undefined
  let headerText: string | undefined
  let columns: ReadonlyMap<string, number> = new Map()
  for await (const row of csvRows(CSL_FILE, text, { raw: true })) {
    if (header === undefined) {
      header = row.cells
      headerText = row.raw
      columns = readHeader(header)
      continue
    }
    requireColumns(CSL_FILE, row, header.length)
    const record = rowRecord((column) => row.cells[columns.get(column) ?? -1]?.trim() ?? '')
    if (record === undefined) {
      throw new ListFileError(CSL_FILE, `line ${row.line} has no name; download it again`)
    }
    yield withExtracts(record, [CSL_FILE, rowsWithHeader(headerText, [row.raw])])
  }
}

function readHeader(cells: readonly string[]): ReadonlyMap<string, number> {
  const missing = NEEDED.filter((name) => !cells.includes(name))
  if (missing.length > 0) {
    throw new ListFileError(
      CSL_FILE,
      `the header lacks ${missing.join(', ')}: this is another list, or its format has changed`,
    )
  }
  return new Map(cells.map((name, index) => [name, index]))
}

/**
 * Nothing marks the end of this file. Values of the last column contain commas and are therefore quoted: a file that
 * ends in anything but a line end, a quote or an empty value ends inside one.
 */
async function* endsWithRow(text: AsyncIterable<string>): AsyncGenerator<string> {
  let last = ''
  for await (const chunk of text) {
    if (chunk !== '') last = chunk.slice(-1)
    yield chunk
  }
  if (!['\n', '"', ','].includes(last)) {
    throw new ListFileError(
      CSL_FILE,
      'the file ends in the middle of its last row: the download is cut; download it again',
    )
  }
}
