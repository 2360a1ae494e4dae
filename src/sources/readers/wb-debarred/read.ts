// Reads the list of ineligible firms and individuals of the World Bank, one JSON answer of the service behind its page.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { withExtracts } from '../../files/extracts.ts'
import { isObject, listIn, objectUnder, readJsonObject, textUnder } from '../../files/json-object.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { openRequired } from '../../files/record-parts.ts'
import { repeatedIds } from '../../files/repeated-ids.ts'
import { DEBARRED_FILE, wbDebarredManifest } from './manifest.ts'
import { dayOfEntry, debarredRecord } from './record.ts'

export const wbDebarred: SourceReader = { manifest: wbDebarredManifest, read: readWbDebarred }

async function* readWbDebarred(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const bytes = openRequired((name) => files.open(name), DEBARRED_FILE)
  const answer = await readJsonObject(DEBARRED_FILE, bytes)
  const entries = listIn(objectUnder(answer, 'response'), 'ZPROCSUPP').filter(isObject)
  if (entries.length === 0)
    throw new ListFileError(
      DEBARRED_FILE,
      'it has no list "ZPROCSUPP": this is another file, or its format has changed',
    )
  const refreshed = entries.flatMap((entry) => dayOfEntry(textUnder(entry, 'LAST_REFRESH_DATE')) ?? [])
  const asOf = refreshed.toSorted().at(-1)
  if (asOf !== undefined) found({ asOf })
  const distinctId = repeatedIds()
  for (const [at, entry] of entries.entries()) {
    const record = debarredRecord(entry)
    if (record === undefined)
      throw new ListFileError(DEBARRED_FILE, `entry ${at + 1} has no SUPP_ID or no name; download it again`)
    const named = { ...record, recordId: distinctId(record.recordId) }
    yield withExtracts(named, [DEBARRED_FILE, JSON.stringify(entry, null, 2)])
  }
}
