// Streams the rows of a worksheet of Office Open XML (ECMA-376, part 1, 18.3). An XLSX file is a ZIP archive, whose members the
// snapshot opens, of XML documents, which saxes reads: a library for all of the format would add nothing that the lists need.
import { csvCell } from '../../base/csv-cell.ts'
import type { CsvRow } from './csv-rows.ts'
import { ListFileError } from './list-file-error.ts'
import { childrenOf, xmlRecords, type XmlElement } from './xml-records.ts'

const ROWS: ReadonlySet<string> = new Set(['row'])
const STRINGS: ReadonlySet<string> = new Set(['si'])

/** Columns of a worksheet; letters beyond are another file. */
const MAX_COLUMNS = 16_384

/** The texts that cells refer to by number. */
export async function sharedStrings(file: string, text: AsyncIterable<string>): Promise<readonly string[]> {
  const all: string[] = []
  for await (const element of xmlRecords(file, text, 'sst', STRINGS)) all.push(textOfString(element))
  return all
}

/**
 * Rows with the number of cells of the first one, which is the header; a missing cell is empty. Rows before the header, such as a
 * title, are left out: `isHeader` says which row it is.
 */
export async function* xlsxRows(
  file: string,
  text: AsyncIterable<string>,
  strings: readonly string[],
  isHeader: (cells: readonly string[]) => boolean = () => true,
): AsyncGenerator<CsvRow> {
  let width: number | undefined
  let line = 0
  for await (const row of xmlRecords(file, text, 'worksheet', ROWS)) {
    line = Number(row.attributes.get('r') ?? line + 1)
    const cells: string[] = []
    for (const cell of childrenOf(row, 'c')) {
      const at = columnOf(cell.attributes.get('r') ?? '') ?? cells.length
      if (at >= MAX_COLUMNS)
        throw new ListFileError(file, `row ${line} has a cell in no column; download it again`)
      while (cells.length < at) cells.push('')
      cells[at] = valueOf(file, line, cell, strings)
    }
    if (cells.every((cell) => cell.trim() === '')) continue
    if (width === undefined && !isHeader(cells)) continue
    width ??= cells.length
    while (cells.length < width) cells.push('')
    const whole = cells.slice(0, width)
    // why as CSV: the cells of the sheet refer to texts in another file by number
    yield { cells: whole, line, raw: whole.map(csvCell).join(',') }
  }
}

/** `B7` is in column 1; undefined for a cell that does not say where it is. */
function columnOf(reference: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d*$/.exec(reference)?.[1]
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function valueOf(file: string, line: number, cell: XmlElement, strings: readonly string[]): string {
  const type = cell.attributes.get('t') ?? 'n'
  const [inline] = childrenOf(cell, 'is')
  if (inline !== undefined) return textOfString(inline)
  const written = childrenOf(cell, 'v')[0]?.text ?? ''
  if (type === 's') {
    const text = strings[Number(written)]
    if (text === undefined || written === '')
      throw new ListFileError(file, `row ${line} has a text that is not in the file; download it again`)
    return text
  }
  if (type === 'b') return written === '1' ? 'TRUE' : 'FALSE'
  return type === 'e' ? '' : unescaped(written)
}

/** A text may be in runs of different looks; how a word is pronounced (`rPh`) is no part of it. */
function textOfString(element: XmlElement): string {
  const runs = element.children.flatMap((child) =>
    child.name === 'r' ? childrenOf(child, 't') : child.name === 't' ? [child] : [],
  )
  return unescaped(runs.map(({ text }) => text).join(''))
}

/** `_x000D_` is a character that XML cannot hold or that an editor would lose. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Days of the spreadsheet's first calendar count from this day, so that those from March 1900 on are right. */
const DAY_0 = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** The day of a cell that holds a number of days; undefined for a text, and for a number that is a year. */
export function serialDay(cell: string): string | undefined {
  const days = /^\d{4,5}(?:\.\d+)?$/.test(cell.trim()) ? Math.floor(Number(cell)) : 0
  return days > 2_100 ? new Date(DAY_0 + days * DAY_MS).toISOString().slice(0, 10) : undefined
}
