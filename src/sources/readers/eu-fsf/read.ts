// Reads the EU list of financial sanctions, XML 1.1: one element per entry, with all data in attributes.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { isoDate } from '../../files/dates.ts'
import { LEFT_OUT, withExtracts } from '../../files/extracts.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { xmlRecords } from '../../files/xml-records.ts'
import { euFsfFile as FILE, euFsfManifest } from './manifest.ts'
import { recordIdOf, euRecord } from './record.ts'

/** Telephone numbers and addresses of mail. */
const CONTACTS = /<(?:[\w-]+:)?contactInfo\b(?:[^>]*\/>|[\s\S]*?<\/(?:[\w-]+:)?contactInfo>)/g

/** Gives records in the order of the file, while it reads the file. */
export const euFsf: SourceReader = { manifest: euFsfManifest, read: readEuFsf }

async function* readEuFsf(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const text = listText(
    FILE,
    openRequired((name) => files.open(name), FILE),
    'utf-8',
  )
  const entries = xmlRecords(FILE, text, 'export', new Set(['sanctionEntity']), (attributes) => {
    const asOf = isoDate(attributes.get('generationDate') ?? '')
    found(asOf === undefined ? { warning: `${FILE}: the file does not say when it was made` } : { asOf })
  })
  let count = 0
  let damaged = 0
  for await (const entry of entries) {
    count++
    const id = recordIdOf(entry)
    if (id === '') {
      throw new ListFileError(
        FILE,
        `the entry that begins on line ${entry.line} has neither euReferenceNumber nor logicalId; download it again`,
      )
    }
    const record = euRecord(entry)
    if (record === undefined) {
      found({ warning: `${FILE}: ${id} has no name and is left out` })
      continue
    }
    const [party] = record.parts
    if (party?.kind === 'party' && party.partyKind === 'unknown') {
      found({ warning: `${FILE}: ${id} is neither person nor enterprise; its kind is unknown` })
    }
    if (JSON.stringify(record).includes('\uFFFD')) damaged++
    yield withExtracts(record, [FILE, entry.raw?.replaceAll(CONTACTS, LEFT_OUT)])
  }
  if (count === 0) throw new ListFileError(FILE, 'the list is empty; download it again')
  if (damaged > 0) {
    found({
      warning: `${FILE}: bytes that are not UTF-8 in records: ${damaged}; download it again or check its encoding`,
    })
  }
}
