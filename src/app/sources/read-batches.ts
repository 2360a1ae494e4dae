// Reads a source's files to the end, in batches of records as they are stored.
import { canonicalJson } from '../../core/base/canonical-json.ts'
import type { JsonValue } from '../../core/base/json.ts'
import { sha256Hex } from '../../core/base/sha256.ts'
import type { RecordPart, SourceRecord } from '../../core/diligence/record.ts'
import { keysOf } from './keys.ts'
import type { FiledRecord } from './records.ts'
import type { SnapshotFacts, SnapshotFiles, Source } from './source.ts'

/** Plain data, so that another thread may read. */
export interface ReadBatch {
  readonly records: readonly FiledRecord[]
  /** For each of them, what it is counted as. */
  readonly kinds: readonly string[]
  /** What was learnt of the snapshot since the batch before. */
  readonly found: readonly SnapshotFacts[]
}

export interface ReadBatchesOptions {
  readonly only?: ReadonlySet<string>
  /** The matcher's; see `nameKey`. */
  readonly nameKey: (name: string) => string
}

const BATCH = 2_000

/** The last batch may be empty. Throws what the source's reader throws; none of the records is then to be used. */
export async function* readBatches(
  source: Source,
  files: SnapshotFiles,
  { only, nameKey }: ReadBatchesOptions,
): AsyncGenerator<ReadBatch> {
  let found: SnapshotFacts[] = []
  const read = source.read(files, {
    found: (facts) => found.push(facts),
    ...(only !== undefined && { only }),
  })
  const isRegistry = source.manifest.kind === 'registry'
  let records: FiledRecord[] = []
  let kinds: string[] = []
  for await (const record of isRegistry ? read : mergedById(read)) {
    kinds.push(kindOf(record))
    records.push(filedRecord(record, nameKey, isRegistry))
    if (records.length < BATCH) continue
    yield { records, kinds, found }
    records = []
    kinds = []
    found = []
  }
  yield { records, kinds, found }
}

/** The kind under which a record is counted: of its main party, else of its first part. */
function kindOf({ parts }: SourceRecord): string {
  const party = parts.find((part) => part.kind === 'party' && part.ref === 'self')
  return party?.kind === 'party' ? party.partyKind : (parts[0]?.kind ?? 'empty')
}

function filedRecord(
  record: SourceRecord,
  nameKey: (name: string) => string,
  isRegistry: boolean,
): FiledRecord {
  // why the cast: parts are plain data, which an interface cannot say
  const parts = canonicalJson(record.parts as unknown as JsonValue)
  const keys = keysOf(record, nameKey)
  return {
    recordId: record.recordId,
    recordHash: sha256Hex(parts),
    url: record.url,
    locator: record.locator,
    parts,
    // why: the names of watch lists are searched in memory, with all their slips
    keys: isRegistry ? keys : keys.filter((key) => !key.startsWith('name:')),
  }
}

/** A list may hold one party in several rows, for example once for each programme: they are one record. */
async function* mergedById(records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord> {
  const byId = new Map<string, SourceRecord>()
  for await (const record of records) {
    const known = byId.get(record.recordId)
    byId.set(record.recordId, known === undefined ? record : merged(known, record))
  }
  yield* byId.values()
}

function merged(first: SourceRecord, second: SourceRecord): SourceRecord {
  const text = (part: RecordPart): string => canonicalJson(part as unknown as JsonValue)
  const known = new Set(first.parts.map(text))
  const fresh = second.parts.filter((part) => !known.has(text(part)))
  const refs = new Set(first.parts.flatMap((part) => (part.kind === 'party' ? [part.ref] : [])))
  // a party that differs from the one of the same ref stands beside it
  const own = new Map(
    fresh.flatMap((part) => {
      if (part.kind !== 'party' || !refs.has(part.ref)) return []
      let number = 2
      while (refs.has(`${part.ref}-${number}`)) number++
      return [[part.ref, `${part.ref}-${number}`] as const]
    }),
  )
  const renamed = fresh.map((part): RecordPart => {
    if (part.kind === 'party') return { ...part, ref: own.get(part.ref) ?? part.ref }
    if (part.kind === 'listing') return { ...part, party: own.get(part.party) ?? part.party }
    return part
  })
  return { ...first, parts: [...first.parts, ...renamed] }
}
