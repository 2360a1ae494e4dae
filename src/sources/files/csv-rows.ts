// Streams the rows of a CSV file, each with the line it ends on, which lets an error name the place.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { ListFileError } from './list-file-error.ts'

export interface CsvRow {
  readonly cells: readonly string[]
  readonly line: number
  /** As the file has it, if asked for. */
  readonly raw?: string
}

/** A quote that never closes would otherwise read the rest of the file into one value. */
const MAX_ROW = 1_000_000

/** How a publisher writes rows, where it differs from comma, double quote and doubled quotes. */
export interface CsvDialect {
  readonly delimiter?: string
  /** Null: no quotes at all. */
  readonly quote?: string | null
  readonly escape?: string
  /** Accepts quotes inside a value that does not begin with a quote. */
  readonly relaxQuotes?: boolean
  /** Gives each row also as the file has it. */
  readonly raw?: boolean
}

/** Rows of separated text of a publisher. Throws ListFileError. */
export const csvRows = (
  file: string,
  text: AsyncIterable<string>,
  dialect?: CsvDialect,
): AsyncGenerator<CsvRow> => separatedRows(text, (error) => new ListFileError(file, explain(error)), dialect)

/**
 * Rows of separated text. This function does not count columns; a quote in the wrong place is an error, for which `refusal` gives
 * what to throw.
 */
export async function* separatedRows(
  text: AsyncIterable<string>,
  refusal: (error: CsvError) => Error,
  { delimiter = ',', quote = '"', escape = '"', relaxQuotes = false, raw = false }: CsvDialect = {},
): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    delimiter,
    quote,
    escape,
    relax_quotes: relaxQuotes,
    info: true,
    raw,
    max_record_size: MAX_ROW,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    skip_empty_lines: true,
  })
  const fed = pipeline(Readable.from(text), parser)
  // The loop below gets the same error; an unhandled rejection would end the process.
  fed.catch(() => undefined)
  try {
    for await (const row of parser) {
      const { record, info, raw: written } = row as ParsedRow
      yield {
        cells: record,
        line: info.lines,
        ...(written !== undefined && { raw: written.replace(/[\r\n]+$/, '') }),
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? refusal(error) : error
  }
}

interface ParsedRow {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
  readonly raw?: string
}

function explain(error: CsvError): string {
  const line = `line ${String(error['lines'])}`
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `the file ends within a quoted value (${line}): the download is cut; download it again`
    : `${line} is not CSV as this list is written (${error.message}); download it again`
}

/** A row below a header, with its values by column name. */
export interface HeadedRow {
  readonly line: number
  /** As the file has it, if the rows were asked for so. */
  readonly raw?: string
  /** The header as the file has it, likewise. */
  readonly header?: string
  /** All values in the order of the columns, with the names of these. */
  cells(): readonly (readonly [column: string, value: string])[]
  /** The trimmed value; empty if the file does not have the column. */
  get(column: string): string
}

/** Rows by the names of the header row, in any order and letter case. Throws if a required column is missing. */
export async function* headedRows(
  file: string,
  rows: AsyncIterable<CsvRow>,
  required: readonly string[],
): AsyncGenerator<HeadedRow> {
  const columns = new Map<string, number>()
  const names: string[] = []
  /** Column positions by requested name: every row is asked for the same names. */
  const asked = new Map<string, number>()
  const columnOf = (name: string): number => {
    let at = asked.get(name)
    if (at === undefined) asked.set(name, (at = columns.get(name.toLowerCase()) ?? -1))
    return at
  }
  let width = 0
  let header: string | undefined
  for await (const row of rows) {
    if (width === 0) {
      row.cells.forEach((name, at) => columns.set(name.trim().toLowerCase(), at))
      const missing = required.filter((name) => columnOf(name) < 0)
      if (missing.length > 0) {
        throw new ListFileError(
          file,
          `the header has no column ${missing.join(', ')}: this is another file, or its publisher has changed it; compare it with the official one`,
        )
      }
      names.push(...row.cells)
      width = row.cells.length
      header = row.raw
      continue
    }
    requireColumns(file, row, width)
    yield {
      line: row.line,
      ...(row.raw !== undefined && { raw: row.raw }),
      ...(header !== undefined && { header }),
      cells: () => row.cells.map((value, at) => [names[at] ?? '', value]),
      get: (column) => row.cells[columnOf(column)]?.trim() ?? '',
    }
  }
  if (width === 0) throw new ListFileError(file, 'the file has no header row; download it again')
}

/** Throws unless the row has exactly this number of columns. */
export function requireColumns(file: string, row: CsvRow, columns: number): void {
  if (row.cells.length === columns) return
  throw new ListFileError(
    file,
    `line ${row.line} has ${row.cells.length} columns where ${columns} are due: the file is cut or in another format; download it again`,
  )
}
