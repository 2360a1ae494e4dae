// Reads the public extract of exclusions from SAM.gov, one CSV file with a header. Its name has its day.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { csvRows, headedRows } from '../../files/csv-rows.ts'
import { rowsWithHeader, withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { repeatedIds } from '../../files/repeated-ids.ts'
import { repairedUtf8 } from '../../files/whole-lines.ts'
import { EXCLUSIONS_FILE, usSamExclusionsManifest } from './manifest.ts'
import { exclusionRecord, REQUIRED_COLUMNS } from './row-record.ts'

export const usSamExclusions: SourceReader = { manifest: usSamExclusionsManifest, read: readUsSamExclusions }

async function* readUsSamExclusions(
  files: SnapshotFiles,
  { found }: ReadOptions,
): AsyncGenerator<SourceRecord> {
  const [file = EXCLUSIONS_FILE, another] = files.set.map(({ name }) => name)
  if (another !== undefined)
    throw new ListFileError(file, `another day is beside it (${another}); name one of the two files`)
  const asOf = dayIn(file)
  if (asOf !== undefined) found({ asOf })
  const bytes = openRequired((name) => files.open(name), file)
  const text = listText(file, repairedUtf8(file, bytes), 'utf-8')
  // A party may be excluded by several agencies under one number.
  const distinctId = repeatedIds()
  for await (const row of headedRows(file, csvRows(file, text, { raw: true }), REQUIRED_COLUMNS)) {
    const record = exclusionRecord(row, file)
    if (record === undefined) throw new ListFileError(file, `line ${row.line} has no name; download it again`)
    const named = { ...record, recordId: distinctId(record.recordId) }
    yield withExtracts(named, [file, rowsWithHeader(row.header, [row.raw])])
  }
}

/** `…_26328.CSV` is the file of the 328th day of 2026. */
function dayIn(file: string): string | undefined {
  const [, year, day] = /_(\d\d)(\d{3})\.csv$/i.exec(file) ?? []
  const count = Number(day)
  return year === undefined || count < 1 || count > 366
    ? undefined
    : new Date(Date.UTC(2000 + Number(year), 0, count)).toISOString().slice(0, 10)
}
