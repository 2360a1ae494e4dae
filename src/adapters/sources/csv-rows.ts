// Rows of a CSV file as they stream in, with the line each of them ends on, so that an error can name a place.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { ListFileError } from './list-file-error.ts'

export interface CsvRow {
  readonly cells: readonly string[]
  readonly line: number
}

/** A quote that never closes would otherwise swallow a whole file into one value. */
const MAX_ROW = 1_000_000

/** Rows of comma-separated text. Columns are not counted here; a quote in the wrong place is an error. */
export async function* csvRows(file: string, text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    info: true,
    max_record_size: MAX_ROW,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    skip_empty_lines: true,
  })
  const fed = pipeline(Readable.from(text), parser)
  // The loop below meets the same error; a rejection nobody awaits would end the process.
  fed.catch(() => undefined)
  try {
    for await (const row of parser) {
      const { record, info } = row as { record: readonly string[]; info: { lines: number } }
      yield { cells: record, line: info.lines }
    }
  } catch (error) {
    throw error instanceof CsvError ? new ListFileError(file, explain(error)) : error
  }
}

function explain(error: CsvError): string {
  const line = `line ${String(error['lines'])}`
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `the file ends within a quoted value (${line}): the download is cut; download it again`
    : `${line} is not CSV as this list is written (${error.message}); download it again`
}

/** Throws unless the row has exactly so many columns. */
export function requireColumns(file: string, row: CsvRow, columns: number): void {
  if (row.cells.length === columns) return
  throw new ListFileError(
    file,
    `line ${row.line} has ${row.cells.length} columns where ${columns} are due: the file is cut or in another format; download it again`,
  )
}
