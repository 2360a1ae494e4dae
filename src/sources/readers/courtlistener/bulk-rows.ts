// Rows of a bulk file: a PostgreSQL export in which every value but NULL is quoted and a backslash escapes quotes.
import type { SnapshotFiles } from '../../model/source.ts'
import { csvRows, headedRows, type HeadedRow } from '../../files/csv-rows.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'

/**
 * Rows by column. Throws for a file without rows and, after the last row, for a file that does not end at the end of a
 * row: the export ends every row with a line end, and a cut at a comma would pass for an empty value.
 */
export async function* bulkRows(
  files: SnapshotFiles,
  file: string,
  required: readonly string[],
): AsyncGenerator<HeadedRow> {
  const bytes = openRequired((name) => files.open(name), file)
  let last = ''
  const text = watchEnd(listText(file, bytes, 'utf-8'), (end) => (last = end))
  const rows = csvRows(file, text, { escape: '\\', relaxQuotes: true })
  let empty = true
  for await (const row of headedRows(file, rows, required)) {
    empty = false
    yield row
  }
  if (empty) throw new ListFileError(file, 'the file has a header and no rows; download it again')
  if (last !== '\n') {
    throw new ListFileError(
      file,
      'the file ends in the middle of its last row: the download is cut; download it again',
    )
  }
}

async function* watchEnd(text: AsyncIterable<string>, seen: (end: string) => void): AsyncGenerator<string> {
  for await (const chunk of text) {
    if (chunk !== '') seen(chunk.slice(-1))
    yield chunk
  }
}
