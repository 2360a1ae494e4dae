// Reads the State Register of Sanctions of Ukraine from saved answers of its API. They have no date.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { withExtracts } from '../../files/extracts.ts'
import { jsonElements } from '../../files/json-elements.ts'
import { isObject, listIn, type JsonFields } from '../../files/json-object.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { repeatedIds } from '../../files/repeated-ids.ts'
import { checkedUtf8, lineBatches } from '../../files/whole-lines.ts'
import { ACTIONS_FILE, INDIVIDUALS_FILE, LEGALS_FILE, uaNsdcManifest } from './manifest.ts'
import { nsdcExtract, nsdcId, nsdcRecord, type NsdcKind } from './record.ts'

export const uaNsdc: SourceReader = { manifest: uaNsdcManifest, read: readUaNsdc }

const FILES: readonly (readonly [string, NsdcKind])[] = [
  [INDIVIDUALS_FILE, 'person'],
  [LEGALS_FILE, 'organization'],
]

async function* readUaNsdc(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const actions = await actionsBySubject(files)
  const distinctId = repeatedIds()
  let unknown = 0
  for (const [file, kind] of FILES) {
    const bytes = openRequired((name) => files.open(name), file)
    let at = 0
    for await (const subject of jsonElements(file, listText(file, bytes, 'utf-8'))) {
      at++
      const own = isObject(subject) ? actions.get(nsdcId(subject)) : undefined
      const record = isObject(subject) ? nsdcRecord(file, kind, subject, own ?? []) : undefined
      if (record === undefined || !isObject(subject))
        throw new ListFileError(file, `entry ${at} has no sid or no name; download it again`)
      if (own === undefined) unknown++
      yield withExtracts(
        { ...record, recordId: distinctId(record.recordId) },
        [file, nsdcExtract(subject)],
        [ACTIONS_FILE, own && JSON.stringify(own, null, 2)],
      )
    }
    if (at === 0) throw new ListFileError(file, 'the list is empty; download it again')
  }
  if (unknown > 0)
    found({
      warning: `of ${unknown} subjects no action is in ${ACTIONS_FILE}: they count as under an asset freeze, the usual measure of the register`,
    })
}

async function actionsBySubject(files: SnapshotFiles): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const all = new Map<string, readonly unknown[]>()
  const bytes = files.open(ACTIONS_FILE)
  if (bytes === undefined) return all
  let at = 0
  for await (const lines of lineBatches(listText(ACTIONS_FILE, checkedUtf8(ACTIONS_FILE, bytes), 'utf-8')))
    for (const line of lines) {
      at++
      if (line.trim() === '') continue
      const fields = fieldsIn(line)
      if (fields === undefined || nsdcId(fields) === '' || !Array.isArray(fields['actions']))
        throw new ListFileError(
          ACTIONS_FILE,
          `line ${at} is not {"sid": …, "actions": […]}; make the file again`,
        )
      all.set(nsdcId(fields), listIn(fields, 'actions'))
    }
  return all
}

function fieldsIn(line: string): JsonFields | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
