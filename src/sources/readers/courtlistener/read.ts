// Reads the bulk dockets of US courts from two CSV files: tens of millions of dockets, and the courts they belong to.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { isoDate } from '../../files/dates.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { bulkRows } from './bulk-rows.ts'
import { isForTests, readCourts } from './courts.ts'
import { docketColumns, docketRecord } from './docket.ts'
import { courtlistenerManifest, DOCKETS_FILE } from './manifest.ts'

/**
 * One record per docket; `options.only` narrows them to the courts with these ids. Leaves out dockets the publisher
 * blocks, dockets of test courts and dockets without a name, the last with a warning. `asOf` is the newest change of
 * any docket, kept or not, and is known at the end.
 */
export const courtlistener: SourceReader = { manifest: courtlistenerManifest, read: readDockets }

async function* readDockets(
  files: SnapshotFiles,
  { found, only }: ReadOptions,
): AsyncGenerator<SourceRecord> {
  const courts = await readCourts(files)
  const kept = only && new Set([...only].map((id) => id.toLowerCase()))
  for (const id of kept ?? []) {
    if (!courts.has(id)) found({ warning: `there is no court ${id} in the courts file; check its id` })
  }

  let newest = ''
  let nameless = 0
  const strangers = new Set<string>()
  for await (const row of bulkRows(files, DOCKETS_FILE, docketColumns)) {
    const isBlocked = checkedBlock(row)
    newest = newer(newest, row.get('date_modified'))
    const courtId = row.get('court_id')
    if (isBlocked || kept?.has(courtId) === false) continue
    const court = courts.get(courtId)
    if (court === undefined) strangers.add(courtId)
    else if (isForTests(court)) continue
    const record = docketRecord(row, court)
    if (record === undefined) nameless++
    else yield record
  }

  if (newest !== '') found({ asOf: newest })
  if (nameless > 0) found({ warning: `${DOCKETS_FILE}: ${nameless} dockets without a name were left out` })
  if (strangers.size > 0) {
    const ids = [...strangers].sort().join(', ')
    found({ warning: `the courts file lacks ${ids}: take both files of the same date` })
  }
}

/** Throws if the columns have shifted: a private docket must not be read as an open one. */
function checkedBlock(row: HeadedRow): boolean {
  const blocked = row.get('blocked')
  if (!/^\d+$/.test(row.get('id')) || row.get('court_id') === '' || !/^[tf]$/.test(blocked)) {
    throw new ListFileError(
      DOCKETS_FILE,
      `line ${row.line} has no id, no court or neither t nor f as blocked: its columns have slipped; download it again`,
    )
  }
  return blocked === 't'
}

/** The later of a date and a moment, as a date. */
function newer(date: string, moment: string): string {
  return moment.slice(0, 10) > date ? (isoDate(moment) ?? date) : date
}
