// Reads the UK Sanctions List, one CSV file: a date line, a header, and one row per combination of a designation's
// values.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { csvRows, headedRows, type CsvRow } from '../../files/csv-rows.ts'
import { namedMonthDate } from '../../files/dates.ts'
import { rowsWithHeader, withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { Designation, requiredColumns } from './designation.ts'
import { ukFcdoFile as FILE, ukFcdoManifest } from './manifest.ts'
import { ukRecord } from './record.ts'

/**
 * The rows of one designation may be scattered, so the reader reads all rows before it gives the first record: a broken
 * file gives none. Records come in the order of their first row.
 */
export const ukFcdo: SourceReader = { manifest: ukFcdoManifest, read: readUkFcdo }

async function* readUkFcdo(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const text = listText(
    FILE,
    openRequired((name) => files.open(name), FILE),
    'utf-8',
  )
  // The list is typed by hand: a quotation mark inside a value is normal, a wrong number of columns is damage.
  const rows = belowDateLine(csvRows(FILE, text, { relaxQuotes: true, raw: true }), found)
  let header: string | undefined
  const designations = new Map<string, Designation>()
  for await (const row of headedRows(FILE, rows, requiredColumns)) {
    const id = row.get('Unique ID')
    if (id === '') throw new ListFileError(FILE, `line ${row.line} has no Unique ID; download it again`)
    const designation = designations.get(id) ?? new Designation(id)
    designation.add(row)
    header = row.header
    designations.set(id, designation)
  }
  if (designations.size === 0) throw new ListFileError(FILE, 'the list is empty; download it again')

  let damaged = 0
  for (const designation of designations.values()) {
    const record = ukRecord(designation)
    if (record === undefined) {
      found({ warning: `${FILE}: ${designation.id} has no name and is left out` })
      continue
    }
    const [party] = record.parts
    if (party?.kind === 'party' && party.partyKind === 'unknown') {
      found({
        warning: `${FILE}: ${record.recordId} is not an Individual, Entity or Ship; its kind is unknown`,
      })
    }
    if (JSON.stringify(record).includes('\uFFFD')) damaged++
    yield withExtracts(record, [FILE, rowsWithHeader(header, designation.written)])
  }
  if (damaged > 0) {
    found({
      warning: `${FILE}: bytes that are not UTF-8 in records: ${damaged}; download it again or check its encoding`,
    })
  }
}

/** The first line gives the day of the list; the header follows it. */
async function* belowDateLine(
  rows: AsyncIterable<CsvRow>,
  found: ReadOptions['found'],
): AsyncGenerator<CsvRow> {
  let first = true
  for await (const row of rows) {
    const written = first ? /^\s*Report Date:\s*(.*)$/i.exec(row.cells[0] ?? '')?.[1] : undefined
    first = false
    if (written === undefined) {
      yield row
      continue
    }
    const asOf = namedMonthDate(written)
    found(asOf === undefined ? { warning: `${FILE}: the report date "${written}" cannot be read` } : { asOf })
  }
}
