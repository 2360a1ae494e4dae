// Reads a source to its end from files in memory: gives its records, its facts, and the names as screened.
import type { NameRecord } from '../../names/parse/record.ts'
import type { SnapshotFacts, SnapshotFiles, SourceReader } from '../model/source.ts'
import type { RecordExtract, SourceRecord } from '../model/record.ts'
import { listedNames } from '../../screening/testing/read-list.ts'
import { openBytes } from './sample-files.ts'

export interface CollectedRecords {
  /** Without their extracts. */
  readonly records: readonly SourceRecord[]
  /** By record id. */
  readonly extracts: ReadonlyMap<string, readonly RecordExtract[]>
  readonly facts: readonly SnapshotFacts[]
}

export interface ReadSource extends CollectedRecords {
  readonly names: readonly NameRecord[]
}

export async function collectRecords(
  source: Pick<SourceReader, 'read'>,
  files: SnapshotFiles,
): Promise<CollectedRecords> {
  const records: SourceRecord[] = []
  const extracts = new Map<string, readonly RecordExtract[]>()
  const facts: SnapshotFacts[] = []
  for await (const { extracts: written, ...record } of source.read(files, {
    found: (fact) => facts.push(fact),
  })) {
    records.push(record)
    if (written !== undefined) extracts.set(record.recordId, written)
  }
  return { records, extracts, facts }
}

/** `files` has official names in lower case as keys. */
export async function readSource(
  source: SourceReader,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<ReadSource> {
  const [set = []] = source.manifest.sets
  const read = await collectRecords(source, { set, open: openBytes(files) })
  return { ...read, names: read.records.flatMap((record) => listedNames(source.manifest.id, record) ?? []) }
}
