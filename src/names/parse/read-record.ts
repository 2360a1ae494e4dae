// Reads a whole record for comparison: every name in its readings, identifiers in comparable form.
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { EntityType, Identifier, NameKind, NameRecord } from './record.ts'
import { foldLatin } from '../script/transliterate.ts'
import { readName, type ReadName } from './read-name.ts'

export type ReadRecordName = ReadName & {
  readonly kind: NameKind
  /** Position in the record of the name it was read from. */
  readonly source: number
}

export interface ReadRecord {
  readonly type: EntityType
  readonly names: readonly ReadRecordName[]
  readonly birthDates: readonly string[]
  readonly countries: readonly string[]
  /** Values folded to letters and digits; the labels IMO and the branch code XXX of a BIC are taken away. */
  readonly identifiers: readonly Identifier[]
  readonly gender: string
  /** Typed name parts, folded; empty where the record has none. */
  readonly given: readonly string[]
  readonly family: readonly string[]
}

export type RecordToRead = Omit<NameRecord, 'list' | 'id'> & {
  readonly gender?: string
  readonly given?: readonly string[]
  readonly family?: readonly string[]
}

export function parseRecord(lexicon: Lexicon, record: RecordToRead): ReadRecord {
  const names: ReadRecordName[] = []
  for (const [source, { text, kind }] of record.names.entries()) {
    const read = readName(lexicon, text, record.type)
    names.push({ ...read, kind, source })
    for (const other of read.others)
      names.push({ ...readName(lexicon, other, record.type), kind: 'former', source })
  }
  return {
    type: record.type,
    names,
    birthDates: record.birthDates,
    countries: record.countries,
    identifiers: record.identifiers.map(comparable),
    gender: record.gender ?? '',
    given: (record.given ?? []).map(foldLatin),
    family: (record.family ?? []).map(foldLatin),
  }
}

/** An identifier as it is compared: letters and digits, without what is only a way of writing it. */
export function comparable(identifier: Identifier): Identifier {
  const { kind, value } = identifier
  const plain = foldLatin(value).replace(/[^a-z0-9]/g, '')
  if (kind === 'imo') return { ...identifier, value: plain.replace(/^imo/, '') }
  if (kind === 'bic') return { ...identifier, value: plain.replace(/^(.{8})xxx$/, '$1') }
  return { ...identifier, value: plain }
}
