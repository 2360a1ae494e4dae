// Reads the rows of the company file by column name; the header has spaces before its names.
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { endsInsideValue, quotedValues, strictValues } from './quoted-row.ts'
import { lineBatches, repairedUtf8 } from '../../files/whole-lines.ts'

export const SIC_COLUMNS = [1, 2, 3, 4].map((at) => `SICCode.SicText_${at}` as const)
export const FORMER_NAMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => ({
  name: `PreviousName_${at}.CompanyName` as const,
  changed: `PreviousName_${at}.CONDATE` as const,
}))

/** Columns that records are made of. Others may come and go. */
const NEEDED = [
  'CompanyName',
  'CompanyNumber',
  'RegAddress.POBox',
  'RegAddress.AddressLine1',
  'RegAddress.AddressLine2',
  'RegAddress.PostTown',
  'RegAddress.County',
  'RegAddress.Country',
  'RegAddress.PostCode',
  'CompanyCategory',
  'CompanyStatus',
  'CountryOfOrigin',
  'DissolutionDate',
  'IncorporationDate',
  'Accounts.NextDueDate',
  'Accounts.AccountCategory',
  'Mortgages.NumMortOutstanding',
  'ConfStmtNextDueDate',
  ...SIC_COLUMNS,
  ...FORMER_NAMES.flatMap(({ name, changed }) => [name, changed]),
] as const

export type CompanyColumn = (typeof NEEDED)[number]

/** The value of a column, trimmed and on one line. */
export type CompanyRow = (column: CompanyColumn) => string

/** A value has at most two line breaks. */
const MAX_LINES_OF_ROW = 20
const UNTIDY = /[^\S ]| {2}|^ | $/u

/**
 * Every row of the file. Throws ListFileError for a missing column, for a row that does not fit the header, as a
 * truncated file has at its end, and for a row without a company number.
 */
export async function* companyRows(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<CompanyRow> {
  let columns: ReadonlyMap<string, number> | undefined
  let line = 0
  let open: string[] = []
  for await (const lines of lineBatches(listText(file, repairedUtf8(file, bytes), 'utf-8'))) {
    for (const ended of lines) {
      line++
      const text = ended.endsWith('\r') ? ended.slice(0, -1) : ended
      if (columns === undefined) {
        columns = readHeader(file, text)
        continue
      }
      if (open.length === 0 && text === '') continue
      open.push(text)
      const whole = open.length === 1 ? text : open.join('\n')
      const values = quotedValues(whole, columns.size)
      if (values !== undefined) {
        open = []
        yield rowOf(file, line, columns, values)
      } else if (!endsInsideValue(whole) || open.length === MAX_LINES_OF_ROW) {
        throw misfit(file, line, columns.size)
      }
    }
  }
  if (columns === undefined) throw new ListFileError(file, 'the file has no header row; download it again')
  if (open.length > 0) throw misfit(file, line, columns.size)
}

function readHeader(file: string, text: string): ReadonlyMap<string, number> {
  const names = (strictValues(text) ?? []).map((name) => name.trim())
  const columns = new Map(names.map((name, at) => [name, at]))
  const missing = NEEDED.filter((name) => !columns.has(name))
  if (missing.length > 0 || columns.size !== names.length) {
    const lack = missing.length > 0 ? `has no column ${missing.join(', ')}` : 'has two columns of one name'
    throw new ListFileError(
      file,
      `the header ${lack}: this is another file, or its publisher has changed it; compare it with the official one`,
    )
  }
  return columns
}

function rowOf(
  file: string,
  line: number,
  columns: ReadonlyMap<string, number>,
  values: readonly string[],
): CompanyRow {
  const row: CompanyRow = (column) => {
    const value = values[columns.get(column) ?? -1] ?? ''
    return value !== '' && UNTIDY.test(value) ? value.replace(/\s+/gu, ' ').trim() : value
  }
  if (row('CompanyNumber') === '') {
    throw new ListFileError(file, `line ${line} has no company number; download it again`)
  }
  return row
}

function misfit(file: string, line: number, width: number): ListFileError {
  return new ListFileError(
    file,
    `line ${line} does not hold ${width} quoted values as the header does: the file is cut or in another format; download it again`,
  )
}
