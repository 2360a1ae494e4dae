// What the files of a publisher say of a record, kept as it is written, within a bound.
import type { RecordExtract, SourceRecord } from '../model/record.ts'

/** The longest extract of one file. A designation with hundreds of rows that repeat each other has more. */
export const MAX_EXTRACT = 200_000

/** Ends an extract that was longer. */
export const EXTRACT_CUT = '\n[...]'

/** The record with the texts that are there, in the order of the files. */
export function withExtracts(
  record: SourceRecord,
  ...written: readonly (readonly [file: string, text: string | undefined])[]
): SourceRecord {
  const extracts = written.flatMap(([file, text]): readonly RecordExtract[] =>
    text === undefined || text === '' ? [] : [{ file, text: bounded(text) }],
  )
  return extracts.length === 0 ? record : { ...record, extracts }
}

const bounded = (text: string): string =>
  text.length <= MAX_EXTRACT ? text : `${text.slice(0, MAX_EXTRACT).toWellFormed()}${EXTRACT_CUT}`

/** In the place of what no record holds: telephone numbers, addresses of mail. */
export const LEFT_OUT = '[left out]'

/** The header and the rows of a party, one in each line. */
export const rowsWithHeader = (
  header: string | undefined,
  rows: readonly (string | undefined)[],
): string | undefined => {
  const written = rows.filter((row) => row !== undefined)
  return written.length === 0
    ? undefined
    : [header, ...written].filter((line) => line !== undefined).join('\n')
}
