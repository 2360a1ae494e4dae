// Reads a source's files to the end and gives batches of records in the form in which they are stored.
import { canonicalJson } from '../../base/canonical-json.ts'
import type { JsonValue } from '../../base/json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import type { PartyPart, RecordPart, SourceRecord } from '../model/record.ts'
import { filedKeys } from '../model/keys.ts'
import { packExtracts } from '../files/packed-extracts.ts'
import type { FiledRecord } from '../ports.ts'
import type { SnapshotFacts, SnapshotFiles, SourceManifest, SourceReader } from '../model/source.ts'

/** Plain data, which another thread can send. */
export interface ReadBatch {
  readonly records: readonly FiledRecord[]
  /** The kind under which each record is counted. */
  readonly kinds: readonly string[]
  /** What the reader learned about the snapshot since the previous batch. */
  readonly found: readonly SnapshotFacts[]
}

export interface ReadBatchesOptions {
  readonly only?: ReadonlySet<string>
  /** The matcher's function; see `nameKey`. */
  readonly nameKey: (name: string) => string
}

/** Each batch is taken in at once, and a server answers no request during that time. */
const BATCH = 500

/** The last batch may be empty. Throws what the source's reader throws; then discard all records. */
export async function* readBatches(
  source: SourceReader,
  files: SnapshotFiles,
  { only, nameKey }: ReadBatchesOptions,
): AsyncGenerator<ReadBatch> {
  let found: SnapshotFacts[] = []
  const read = source.read(files, {
    found: (facts) => found.push(facts),
    ...(only !== undefined && { only }),
  })
  const { kind } = source.manifest
  let records: FiledRecord[] = []
  let kinds: string[] = []
  for await (const record of kind === 'registry' ? read : mergedById(read)) {
    kinds.push(kindOf(record))
    records.push(filedRecord(record, nameKey, kind))
    if (records.length < BATCH) continue
    yield { records, kinds, found }
    records = []
    kinds = []
    found = []
  }
  yield { records, kinds, found }
}

/** The kind under which a record is counted: that of its main party, else that of its first part. */
function kindOf({ parts }: SourceRecord): string {
  const party = parts.find((part) => part.kind === 'party' && part.ref === 'self')
  return party?.kind === 'party' ? party.partyKind : (parts[0]?.kind ?? 'empty')
}

function filedRecord(
  record: SourceRecord,
  nameKey: (name: string) => string,
  kind: SourceManifest['kind'],
): FiledRecord {
  const parts = textOf(record.parts)
  return {
    recordId: record.recordId,
    recordHash: sha256Hex(parts),
    url: record.url,
    locator: record.locator,
    parts,
    keys: filedKeys(record, kind, nameKey),
    ...(record.extracts !== undefined && { extracts: packExtracts(record.extracts) }),
  }
}

/** A list may have several rows for one party, for example one per programme: they become one record. */
async function* mergedById(records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord> {
  const byId = new Map<string, SourceRecord[]>()
  for await (const record of records) {
    const rows = byId.get(record.recordId)
    if (rows === undefined) byId.set(record.recordId, [record])
    else rows.push(record)
  }
  for (const [first, ...more] of byId.values())
    if (first !== undefined) yield more.length === 0 ? first : inFixedOrder([first, ...more]).reduce(merged)
}

// why the cast: parts are plain data, which an interface cannot say
const textOf = (parts: unknown): string => canonicalJson(parts as JsonValue)

/** Orders the rows independently of the file: a moved row is not a change of the record. */
function inFixedOrder(rows: readonly SourceRecord[]): readonly SourceRecord[] {
  return rows
    .map((record) => ({ record, text: textOf([record.parts, record.locator]) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ record }) => record)
}

function merged(first: SourceRecord, second: SourceRecord): SourceRecord {
  const refs = commonRefs(first.parts.filter(isParty), second.parts.filter(isParty))
  const refOf = (ref: string): string => refs.get(ref) ?? ref
  const renamed = second.parts.map((part): RecordPart => {
    if (part.kind === 'party') return { ...part, ref: refOf(part.ref) }
    if (part.kind === 'listing') return { ...part, party: refOf(part.party) }
    if (part.kind === 'role' && part.person !== undefined) return { ...part, person: refOf(part.person) }
    return part
  })
  const known = new Set(first.parts.map(textOf))
  const extracts = [...(first.extracts ?? []), ...(second.extracts ?? [])]
  return {
    ...first,
    parts: [...first.parts, ...renamed.filter((part) => !known.has(textOf(part)))],
    ...(extracts.length > 0 && { extracts }),
  }
}

const isParty = (part: RecordPart): part is PartyPart => part.kind === 'party'

/**
 * Maps the refs of parties of a second row to those of the first. A party that differs from its namesake becomes a
 * separate party.
 */
function commonRefs(known: readonly PartyPart[], others: readonly PartyPart[]): ReadonlyMap<string, string> {
  const taken = new Set(known.map(({ ref }) => ref))
  const refs = new Map<string, string>()
  for (const party of others) {
    const same = known.find((other) => textOf({ ...party, ref: other.ref }) === textOf(other))
    const ref = same?.ref ?? freeRef(party.ref, taken)
    taken.add(ref)
    refs.set(party.ref, ref)
  }
  return refs
}

function freeRef(ref: string, taken: ReadonlySet<string>): string {
  let free = ref
  for (let number = 2; taken.has(free); number++) free = `${ref}-${number}`
  return free
}
