// The tables of a quarter, held in memory by accession number. They are tab separated and know no quotes.
import type { SnapshotFiles } from '../../model/source.ts'
import { csvRows, headedRows, type CsvRow, type HeadedRow } from '../../files/csv-rows.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { onOneLine, openRequired } from '../../files/record-parts.ts'

/** Rows of each filing, in the order of the file. */
export type FormDTable = ReadonlyMap<string, readonly HeadedRow[]>

const KEY = 'ACCESSIONNUMBER'
const ACCESSION = /^\d{10}-\d\d-\d{6}$/

/** A whole table. Throws ListFileError where it is missing, cut, lacks a column or has a row without accession number. */
export async function readTable(
  files: SnapshotFiles,
  file: string,
  columns: readonly string[],
): Promise<FormDTable> {
  const bytes = openRequired((name) => files.open(name), file)
  const rows = csvRows(file, endsWithLine(file, listText(file, bytes, 'utf-8')), {
    delimiter: '\t',
    quote: null,
  })
  const table = new Map<string, HeadedRow[]>()
  for await (const row of headedRows(file, wholeRows(rows), [KEY, ...columns])) {
    const accession = row.get(KEY)
    if (!ACCESSION.test(accession)) {
      throw new ListFileError(file, `line ${row.line} has no accession number; download it again`)
    }
    const known = table.get(accession)
    if (known === undefined) table.set(accession, [row])
    else known.push(row)
  }
  return table
}

/** A value on one line; no-break spaces are spaces. */
export function cell(row: HeadedRow, column: string): string {
  return onOneLine(row.get(column))
}

/** A row cut in its accession number would read as a part of the row before it. */
async function* endsWithLine(file: string, text: AsyncIterable<string>): AsyncGenerator<string> {
  let last = ''
  for await (const chunk of text) {
    if (chunk !== '') last = chunk.slice(-1)
    yield chunk
  }
  if (last !== '\n') {
    throw new ListFileError(file, 'the file ends in the middle of its last row: it is cut; download it again')
  }
}

/**
 * Without quotes a line break inside a value starts a new line. What does not begin with an accession number goes on with
 * the row before; the columns of the header then show whether that was so.
 */
async function* wholeRows(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  let header: CsvRow | undefined
  let open: CsvRow | undefined
  for await (const row of rows) {
    if (header === undefined) {
      header = row
      yield header
    } else if (open === undefined || ACCESSION.test(row.cells[0]?.trim() ?? '')) {
      if (open !== undefined) yield open
      open = row
    } else {
      open = joined(open, row)
    }
  }
  if (open !== undefined) yield open
}

function joined(before: CsvRow, after: CsvRow): CsvRow {
  const [first = '', ...others] = after.cells
  const last = `${before.cells.at(-1) ?? ''} ${first}`
  return { line: after.line, cells: [...before.cells.slice(0, -1), last, ...others] }
}
