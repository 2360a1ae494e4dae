// Reads the Australian consolidated list, a workbook with a row for each name of a party. The file has no date.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { type CsvRow, headedRows, type HeadedRow } from '../../files/csv-rows.ts'
import { rowsWithHeader, withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { sharedStrings, xlsxRows } from '../../files/xlsx-rows.ts'
import { auDfatManifest, DFAT_STRINGS, DFAT_WORKBOOK } from './manifest.ts'
import { DFAT_COLUMNS, dfatRecord, type DfatEntry } from './record.ts'

export const auDfat: SourceReader = { manifest: auDfatManifest, read: readAuDfat }

/** The rows of a party may be apart, so the reader reads all rows before it gives the first record. */
async function* readAuDfat(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const bytes = files.open(DFAT_STRINGS)
  const strings =
    bytes === undefined ? [] : await sharedStrings(DFAT_STRINGS, listText(DFAT_STRINGS, bytes, 'utf-8'))
  const entries = new Entries(found)
  for (const { name } of files.set) {
    if (name.toLowerCase() === DFAT_STRINGS.toLowerCase()) continue
    const sheet = openRequired((file) => files.open(file), name)
    const rows = xlsxRows(name, listText(name, sheet, 'utf-8'), strings)
    for await (const row of partOfList(name, rows)) entries.add(name, row)
  }
  if (entries.all().length === 0)
    throw new ListFileError(DFAT_WORKBOOK, `no sheet has the column ${DFAT_COLUMNS[0]}: this is another file`)
  for (const entry of entries.all()) {
    const record = dfatRecord(entry)
    if (record === undefined) found({ warning: `the entry ${entry.recordId} has no name and is left out` })
    else
      yield withExtracts(record, [
        DFAT_WORKBOOK,
        rowsWithHeader(
          entry.rows[0]?.header,
          entry.rows.map(({ raw }) => raw),
        ),
      ])
  }
}

/** The rows of a sheet of the list; none of a sheet of notes beside it. */
async function* partOfList(file: string, rows: AsyncGenerator<CsvRow>): AsyncGenerator<HeadedRow> {
  const header = await rows.next()
  if (header.done === true || !header.value.cells.some((cell) => cell.trim() === DFAT_COLUMNS[0])) return
  yield* headedRows(file, withFirst(header.value, rows), DFAT_COLUMNS)
}

async function* withFirst(first: CsvRow, others: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  yield first
  yield* others
}

/** Rows by the number of their reference. */
class Entries {
  readonly #found: ReadOptions['found']
  readonly #rows = new Map<string, HeadedRow[]>()
  #last = ''

  constructor(found: ReadOptions['found']) {
    this.#found = found
  }

  add(file: string, row: HeadedRow): void {
    const written = row.get('Reference')
    const [, number, letters = ''] = /^(\d+)\s*([a-z]*)/i.exec(written) ?? []
    if (number === undefined) {
      if (row.get('Name of Individual or Entity') === '') return
      throw new ListFileError(file, `row ${row.line} has no reference; download it again`)
    }
    const id = this.#idOf(number, letters !== '')
    this.#rows.set(id, [...(this.#rows.get(id) ?? []), row])
    this.#last = id
  }

  /**
   * Rows with a letter belong to the number wherever they are. A number that comes back with no letter after other rows was given
   * twice by mistake: it is another party.
   */
  #idOf(number: string, hasLetter: boolean): string {
    if (!this.#rows.has(number) || this.#last.split('-')[0] === number) {
      return this.#last.split('-')[0] === number ? this.#last : number
    }
    this.#found({ warning: `rows of the reference ${number} are apart; compare them with the official list` })
    if (hasLetter) return number
    let count = 2
    while (this.#rows.has(`${number}-${count}`)) count++
    return `${number}-${count}`
  }

  all(): readonly DfatEntry[] {
    return [...this.#rows].map(([recordId, rows]) => ({ recordId, rows }))
  }
}
