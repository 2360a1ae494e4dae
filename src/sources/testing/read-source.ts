// Reads a source to its end from files in memory: gives its records, its facts, and the names as screened.
import type { NameRecord } from '../../names/parse/record.ts'
import type { SnapshotFacts, SourceReader } from '../model/source.ts'
import type { SourceRecord } from '../model/record.ts'
import { listedNames } from '../../screening/testing/read-list.ts'
import { openBytes } from './sample-files.ts'

export interface ReadSource {
  readonly records: readonly SourceRecord[]
  readonly facts: readonly SnapshotFacts[]
  readonly names: readonly NameRecord[]
}

/** `files` has official names in lower case as keys. */
export async function readSource(
  source: SourceReader,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<ReadSource> {
  const records: SourceRecord[] = []
  const facts: SnapshotFacts[] = []
  const [set = []] = source.manifest.sets
  const snapshot = { set, open: openBytes(files) }
  for await (const record of source.read(snapshot, { found: (fact) => facts.push(fact) }))
    records.push(record)
  return { records, facts, names: records.flatMap((record) => listedNames(source.manifest.id, record) ?? []) }
}
