// Rows of the award file without the ways to reach a person: phones, e-mails and contacts end here.
import type { SnapshotFiles } from '../../model/source.ts'
import { csvRows, headedRows, type CsvRow } from '../../files/csv-rows.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { onOneLine, openRequired } from '../../files/record-parts.ts'

/** Columns that are read; the others never leave this file. */
const COLUMNS = [
  'Company',
  'Award Title',
  'Phase',
  'Agency Tracking Number',
  'Contract',
  'Proposal Award Date',
  'Award Year',
  'Award Amount',
  'UEI',
  'Duns',
  'Company Website',
  'Address1',
  'Address2',
  'City',
  'State',
  'Zip',
  'PI Name',
  'PI Title',
] as const
export type AwardColumn = (typeof COLUMNS)[number]

/** DUNS numbers were given up in 2022, and a second line of an address tells little: both may go. */
const MAY_GO: ReadonlySet<string> = new Set(['Duns', 'Address2'] satisfies readonly AwardColumn[])
const REQUIRED = COLUMNS.filter((column) => !MAY_GO.has(column))

/** Whatever a later file calls them: `Contact Email`, `PI Phone`, `RI POC Name`, `Fax`. */
const PERSONAL_COLUMN = /phone|e-?mail|fax|mobile|contact|\bpoc\b/i
const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u
const PHONE =
  /(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)|(?<!\d)\d{3}[.-]\d{4}(?!\d)|\+\d[\d\s().-]{7,}/

/** A row of the file: the value of a column on one line, empty where there is none. */
export type AwardRow = (column: AwardColumn) => string

export interface AwardRowEvents {
  /** The file ends without a line end: complete rows, but perhaps not all of them. */
  readonly cut: () => void
}

/**
 * The rows of the award file. Personal columns are emptied before anything reads them; any other value is empty, too,
 * where an e-mail address has slipped into it, or a phone number into one that holds no other numbers of that length.
 * Throws for a file without rows.
 */
export async function* awardRows(
  files: SnapshotFiles,
  file: string,
  events?: AwardRowEvents,
): AsyncGenerator<AwardRow> {
  const bytes = openRequired((name) => files.open(name), file)
  let last = ''
  const text = watchEnd(listText(file, bytes, 'utf-8'), (end) => (last = end))
  let empty = true
  for await (const row of headedRows(file, withoutPersonal(csvRows(file, text)), REQUIRED)) {
    empty = false
    yield (column) => reachesNobody(column, onOneLine(row.get(column)))
  }
  if (empty) throw new ListFileError(file, 'the file has a header and no rows; download it again')
  if (last !== '\n') events?.cut()
}

async function* withoutPersonal(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  let personal: readonly boolean[] | undefined
  for await (const row of rows) {
    if (personal === undefined) {
      personal = row.cells.map((name) => PERSONAL_COLUMN.test(name))
      yield row
      continue
    }
    const dropped = personal
    yield { ...row, cells: row.cells.map((cell, at) => (dropped[at] === true ? '' : cell)) }
  }
}

/** Contracts, companies, money, places and things are numbered as phones are; a person's own columns never are. */
const MAY_HOLD_NUMBERS: ReadonlySet<AwardColumn> = new Set([
  'Agency Tracking Number',
  'Contract',
  'Award Amount',
  'UEI',
  'Duns',
  'Zip',
  'Award Title',
])

function reachesNobody(column: AwardColumn, value: string): string {
  return EMAIL.test(value) || (!MAY_HOLD_NUMBERS.has(column) && PHONE.test(value)) ? '' : value
}

async function* watchEnd(text: AsyncIterable<string>, seen: (end: string) => void): AsyncGenerator<string> {
  for await (const chunk of text) {
    if (chunk !== '') seen(chunk.slice(-1))
    yield chunk
  }
}
