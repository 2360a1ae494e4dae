// Splits a golden copy into rows, and is the only module that does: batches of rows with the requested columns only. It
// has its own scanner because 300 of the 338 values in a row are `""`, and general readers look at each byte several
// times.
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'

export interface PickedRow {
  /** Values in the order of the requested columns, as written; empty if the file lacks an optional column. */
  readonly cells: readonly string[]
  /** Its place in the file; the header is row 1. Lines are not counted, because values hold line breaks. */
  readonly number: number
}

export interface PickedColumns {
  readonly required: readonly string[]
  /** Follow the required ones in `cells`. */
  readonly optional: readonly string[]
}

const QUOTE = 34
const COMMA = 44
const CR = 13
const LF = 10
/** A quote that never closes would otherwise read gigabytes into one value. */
const MAX_ROW = 1_000_000

/**
 * The rows below the header, in batches of one piece of the file each. Throws ListFileError if a required column is
 * missing, a row has more or fewer columns than the header, a quote is in the wrong place, there are no rows, or the
 * file ends inside a row.
 */
export async function* pickedRows(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  columns: PickedColumns,
): AsyncGenerator<readonly PickedRow[]> {
  let positions: readonly number[] | undefined
  let width = 0
  let number = 0
  let rest = ''

  function take(cells: readonly string[], batch: PickedRow[]): void {
    number++
    if (positions === undefined) {
      positions = positionsOf(file, cells, columns)
      width = cells.length
    } else if (cells.length === width) {
      batch.push({ cells: positions.map((at) => cells[at] ?? ''), number })
    } else {
      throw new ListFileError(
        file,
        `row ${number} has ${cells.length} columns where ${width} are due: the file is cut or in another format; download it again`,
      )
    }
  }

  function batchOf(text: string, last: boolean): PickedRow[] {
    const batch: PickedRow[] = []
    let start = 0
    while (start < text.length) {
      const cells: string[] = []
      const end = scanRow(text, start, last, cells)
      if (end === WRONG) {
        throw new ListFileError(
          file,
          `row ${number + 1} is not CSV as this file is written (a quote is in the wrong place); download it again`,
        )
      }
      if (end === UNFINISHED) break
      // A blank line is not a row.
      if (cells.length > 1 || cells[0] !== '' || text.charCodeAt(start) === QUOTE) take(cells, batch)
      start = end
    }
    rest = text.slice(start)
    if (rest !== '' && (last || rest.length > MAX_ROW)) {
      throw new ListFileError(
        file,
        `the file ends within a quoted value (row ${number + 1}): the download is cut; download it again`,
      )
    }
    return batch
  }

  for await (const text of listText(file, bytes, 'utf-8')) yield batchOf(rest + text, false)
  const batch = batchOf(rest, true)
  if (number < 2) throw new ListFileError(file, 'the file has no rows under its header; download it again')
  yield batch
}

const UNFINISHED = -1
const WRONG = -2

/**
 * Puts the values of the row at `start` into `cells` and gives the start of the next row. Gives UNFINISHED if the text
 * ends before the row does, which the end of the last text never is outside quotes. Gives WRONG for a quote that
 * neither opens nor closes a value.
 */
function scanRow(text: string, start: number, last: boolean, cells: string[]): number {
  let at = start
  for (;;) {
    let end: number
    if (text.charCodeAt(at) === QUOTE) {
      end = text.indexOf('"', at + 1)
      let doubled = false
      while (end !== -1 && text.charCodeAt(end + 1) === QUOTE) {
        doubled = true
        end = text.indexOf('"', end + 2)
      }
      // After a quote at the very end, a second quote may follow that makes it part of the value.
      if (end === -1 || (!last && end + 1 === text.length)) return UNFINISHED
      const value = text.slice(at + 1, end)
      cells.push(doubled ? value.replaceAll('""', '"') : value)
      end++
    } else {
      end = at
      while (end < text.length && !isEnd(text.charCodeAt(end))) {
        if (text.charCodeAt(end) === QUOTE) return WRONG
        end++
      }
      cells.push(text.slice(at, end))
    }
    if (end >= text.length) return last ? text.length : UNFINISHED
    const code = text.charCodeAt(end)
    if (code === COMMA) {
      at = end + 1
      continue
    }
    if (code === LF) return end + 1
    if (code !== CR) return WRONG
    if (end + 1 >= text.length) return last ? text.length : UNFINISHED
    return text.charCodeAt(end + 1) === LF ? end + 2 : WRONG
  }
}

function isEnd(code: number): boolean {
  return code === COMMA || code === LF || code === CR
}

function positionsOf(
  file: string,
  header: readonly string[],
  { required, optional }: PickedColumns,
): readonly number[] {
  const positions = new Map(header.map((name, at) => [name.trim(), at]))
  const missing = required.filter((name) => !positions.has(name))
  if (missing.length > 0) {
    throw new ListFileError(
      file,
      `the header has no column ${missing.join(', ')}: this is another file, or its publisher has changed it; compare it with the official one`,
    )
  }
  return [...required, ...optional].map((name) => positions.get(name) ?? -1)
}
