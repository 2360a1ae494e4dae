// Reads the End User List of Japan, a workbook with a row for each organisation. The file has no date.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import type { CsvRow } from '../../files/csv-rows.ts'
import { rowsWithHeader, withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { repeatedIds } from '../../files/repeated-ids.ts'
import { sharedStrings, xlsxRows } from '../../files/xlsx-rows.ts'
import { columnsIn, type EulColumn } from './columns.ts'
import { EUL_STRINGS, EUL_WORKBOOK, jpMetiEulManifest } from './manifest.ts'
import { eulRecord, type EulEntry } from './record.ts'

export const jpMetiEul: SourceReader = { manifest: jpMetiEulManifest, read: readJpMetiEul }

interface EulRow {
  readonly entry: EulEntry
  readonly line: number
  readonly extract: string | undefined
}

async function* readJpMetiEul(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const distinctId = repeatedIds()
  let last = 0
  for await (const { entry, line, extract } of rowsOfList(files)) {
    const number = Number(entry.number.trim())
    if (!Number.isInteger(number) || number < 1) continue
    // why: a sheet that was cut, or of which rows are hidden in a filter, still reads well
    if (number !== last + 1)
      found({
        shortfall: `the entry ${number} follows the entry ${last}; compare them with the official list`,
      })
    last = number
    const record = eulRecord(entry)
    if (record === undefined)
      throw new ListFileError(EUL_WORKBOOK, `row ${line} has no name; download it again`)
    yield withExtracts({ ...record, recordId: distinctId(record.recordId) }, [EUL_WORKBOOK, extract])
  }
  if (last === 0)
    throw new ListFileError(
      EUL_WORKBOOK,
      'no sheet has the columns of the list (No., Country, Company, Also Known As, Type of WMD): this is another file',
    )
}

/** The rows below the header, in all sheets; none of a sheet of notes. */
async function* rowsOfList(files: SnapshotFiles): AsyncGenerator<EulRow> {
  const bytes = files.open(EUL_STRINGS)
  const strings =
    bytes === undefined ? [] : await sharedStrings(EUL_STRINGS, listText(EUL_STRINGS, bytes, 'utf-8'))
  for (const { name } of files.set) {
    if (name.toLowerCase() === EUL_STRINGS.toLowerCase()) continue
    const sheet = listText(
      name,
      openRequired((file) => files.open(file), name),
      'utf-8',
    )
    let columns: Readonly<Record<EulColumn, number>> | undefined
    let header: CsvRow | undefined
    for await (const row of xlsxRows(name, sheet, strings, (cells) => columnsIn(cells) !== undefined)) {
      if (columns === undefined) {
        columns = columnsIn(row.cells)
        header = row
        continue
      }
      const entry = Object.fromEntries(
        Object.entries(columns).map(([column, at]) => [column, row.cells[at] ?? '']),
      ) as EulEntry
      yield { entry, line: row.line, extract: rowsWithHeader(header?.raw, [row.raw]) }
    }
  }
}
