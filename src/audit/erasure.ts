// The entry that records the erasure of a run or of an assessment: which digests of its records have lost their values, and why.
// With it, a missing value is an erasure; without it, a value was taken away.
import { byText } from '../base/by-text.ts'
import { isJsonObject, type JsonValue } from '../base/json.ts'
import type { EntryDraft } from './chain.ts'
import { type AuditEntry, readEntry } from './entry.ts'

/** A digest without its value, and the name of the value. Names are not personal: `subject.name`. */
export interface ErasedField {
  readonly name: string
  readonly digest: string
}

export interface ErasureRecord {
  /** The erased run, or the session of the erased assessment. */
  readonly run: string
  /** A code, such as `request`. */
  readonly reason: string
  readonly fields: readonly ErasedField[]
  readonly entry: AuditEntry
  /** Of the entry: its leaf in the log. */
  readonly hash: string
}

/** What a stored row says of its own erasure: `seq` is that of the entry in the chain `log`. */
export interface ErasureMark {
  /** ISO instant. */
  readonly at: string
  readonly reason: string
  readonly seq: number
}

/** A name for digests whose value was gone before the erasure. */
const UNKNOWN_FIELD = 'unknown'

export function erasureDraft(
  { run, reason, fields }: Pick<ErasureRecord, 'run' | 'reason' | 'fields'>,
  acting: Pick<EntryDraft, 'at' | 'actor'>,
): EntryDraft {
  const sorted = fields.toSorted((a, b) => byText(a.digest, b.digest))
  return {
    ...acting,
    type: 'erasure',
    data: { run, reason, fields: sorted.map(({ name, digest }) => ({ name, digest })) },
  }
}

/** The mark that belongs into the row of what this erasure erased. */
export const markOf = ({ reason, entry }: Pick<ErasureRecord, 'reason' | 'entry'>): ErasureMark => ({
  at: entry.at,
  reason,
  seq: entry.seq,
})

/** Reads the JSON of a mark; undefined where it says nothing that can be read. Never throws. */
export function readErasureMark(text: string): ErasureMark | undefined {
  try {
    const { at, reason, seq } = JSON.parse(text) as Partial<ErasureMark>
    return typeof at === 'string' && typeof reason === 'string' && Number.isSafeInteger(seq)
      ? { at, reason, seq: Number(seq) }
      : undefined
  } catch {
    return undefined
  }
}

/** Reads a record; undefined where it is no erasure. Never throws. */
export function readErasure(record: string): ErasureRecord | undefined {
  const reading = readEntry(record)
  if (reading.kind !== 'entry' || reading.entry.type !== 'erasure') return undefined
  const { entry, hash } = reading
  const { run, reason, fields, ...rest } = entry.data
  if (typeof run !== 'string' || !/^[\x21-\x7e]{1,64}$/.test(run)) return undefined
  if (typeof reason !== 'string' || !/^[a-z_]{1,32}$/.test(reason)) return undefined
  if (!Array.isArray(fields) || Object.keys(rest).length > 0) return undefined
  const read = fields.map(fieldOf)
  if (read.includes(undefined)) return undefined
  return { run, reason, fields: read.filter((field) => field !== undefined), entry, hash }
}

function fieldOf(value: JsonValue): ErasedField | undefined {
  if (!isJsonObject(value)) return undefined
  const { name, digest, ...rest } = value
  if (typeof name !== 'string' || typeof digest !== 'string' || Object.keys(rest).length > 0) return undefined
  return { name, digest }
}

/** The digests of an entry that stand for values. */
export function digestsOfEntry(entry: AuditEntry | undefined): readonly string[] {
  const digests = entry?.data['_sd']
  return Array.isArray(digests) ? digests.filter((digest) => typeof digest === 'string') : []
}

/** Whether an erasure names exactly these digests, each once. */
export function namesExactly({ fields }: ErasureRecord, digests: readonly string[]): boolean {
  const named = new Set(fields.map(({ digest }) => digest))
  const wanted = new Set(digests)
  const areUnique = named.size === fields.length && wanted.size === digests.length
  return areUnique && named.size === wanted.size && [...wanted].every((digest) => named.has(digest))
}

/** The digests in these records, each with the name of its value; `names` by digest. */
export const erasedFields = (
  records: readonly string[],
  names: ReadonlyMap<string, string>,
): readonly ErasedField[] =>
  [...new Set(records.flatMap(digestsOfRecord))].map((digest) => ({
    name: names.get(digest) ?? UNKNOWN_FIELD,
    digest,
  }))

/** None for a record that cannot be read. */
export function digestsOfRecord(record: string): readonly string[] {
  const reading = readEntry(record)
  return reading.kind === 'entry' ? digestsOfEntry(reading.entry) : []
}
