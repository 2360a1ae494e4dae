// Reads a source from bytes in pieces so small that every boundary is crossed, and collects the facts it reports.
import type { SnapshotFacts, SourceReader } from '../../../model/source.ts'
import type { SourceRecord } from '../../../model/record.ts'

export interface Reading {
  readonly records: readonly SourceRecord[]
  readonly facts: readonly SnapshotFacts[]
}

export async function readBytes(
  source: SourceReader,
  bytes: Uint8Array | undefined,
  only?: ReadonlySet<string>,
): Promise<Reading> {
  const [set = []] = source.manifest.sets
  const records: SourceRecord[] = []
  const facts: SnapshotFacts[] = []
  const files = {
    set,
    open: (name: string) => (name === set[0]?.name && bytes !== undefined ? inPieces(bytes) : undefined),
  }
  const options = { found: (fact: SnapshotFacts) => facts.push(fact), ...(only && { only }) }
  for await (const record of source.read(files, options)) records.push(record)
  return { records, facts }
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
}
