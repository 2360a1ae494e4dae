// Reads the awards of the SBIR and STTR programmes: one CSV file with a header, with or without abstracts.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { awardParts, awardRecord } from './award.ts'
import { ownId, sharedId } from './award-id.ts'
import { awardRows } from './award-rows.ts'
import { usSbirManifest } from './manifest.ts'

/**
 * One record per award. The reader opens the file twice: it must know the ids that several rows share before it gives
 * the first record, because the order of the rows changes from day to day and must not change the ids. Identical rows
 * give one record. Rows without a company are left out and counted in a warning. The file does not give its date, and
 * `options.only` has no effect.
 */
export const usSbir: SourceReader = { manifest: usSbirManifest, read: readAwards }

async function* readAwards(files: SnapshotFiles, { found }: ReadOptions): AsyncGenerator<SourceRecord> {
  const file = files.set[0]?.name ?? 'award_data_no_abstract.csv'
  const repeated = await repeatedIds(files, file, found)
  const seen = new Set<string>()
  let nameless = 0
  let damaged = 0
  for await (const row of awardRows(files, file)) {
    const shared = sharedId(row)
    const said = awardParts(row, shared)
    const isShared = repeated.has(shared) || shared.startsWith('unnumbered')
    const id = isShared ? ownId(shared, [row('Agency Tracking Number'), said]) : shared
    const record = awardRecord(file, row, id)
    if (record === undefined) {
      nameless++
      continue
    }
    if (isShared) {
      if (seen.has(id)) continue
      seen.add(id)
    }
    if (JSON.stringify(record).includes('\uFFFD')) damaged++
    yield record
  }
  if (nameless > 0) found({ warning: `${file}: ${nameless} awards without a company were left out` })
  if (damaged > 0) found({ warning: `${file}: ${damaged} records hold bytes that are not UTF-8` })
}

async function repeatedIds(
  files: SnapshotFiles,
  file: string,
  found: ReadOptions['found'],
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  const cut = (): void =>
    found({ warning: `${file}: the file does not end with a line end; it may be cut, so download it again` })
  for await (const row of awardRows(files, file, { cut })) {
    const id = sharedId(row)
    if (seen.has(id)) repeated.add(id)
    seen.add(id)
  }
  return repeated
}
