// Reads the consolidated list of Canada's autonomous sanctions, one XML file of flat records. The file has no date.
import type { SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { repeatedIds } from '../../files/repeated-ids.ts'
import { xmlRecords } from '../../files/xml-records.ts'
import { caSemaManifest, SEMA_FILE } from './manifest.ts'
import { semaRecord } from './record.ts'

export const caSema: SourceReader = { manifest: caSemaManifest, read: readCaSema }

const RECORDS: ReadonlySet<string> = new Set(['record'])

async function* readCaSema(files: SnapshotFiles): AsyncGenerator<SourceRecord> {
  const bytes = openRequired((name) => files.open(name), SEMA_FILE)
  const text = listText(SEMA_FILE, bytes, 'utf-8')
  const distinctId = repeatedIds()
  for await (const element of xmlRecords(SEMA_FILE, text, 'data-set', RECORDS)) {
    const record = semaRecord(element, distinctId)
    if (record === undefined)
      throw new ListFileError(
        SEMA_FILE,
        `the record that begins on line ${element.line} has no name; download it again`,
      )
    yield withExtracts(record, [SEMA_FILE, element.raw])
  }
}
