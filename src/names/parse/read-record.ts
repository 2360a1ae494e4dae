// Parses a whole record into comparable form: every name with its readings, and identifiers.
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { EntityType, Identifier, NameKind, NameRecord } from './record.ts'
import { foldLatin } from '../script/transliterate.ts'
import { readName, type ReadName } from './read-name.ts'

export type ReadRecordName = ReadName & {
  readonly kind: NameKind
  /** Position, in the record, of the name that this was parsed from. */
  readonly source: number
}

export interface ReadRecord {
  readonly type: EntityType
  readonly names: readonly ReadRecordName[]
  readonly birthDates: readonly string[]
  readonly countries: readonly string[]
  /** Values folded to letters and digits, without the label IMO and the branch code XXX of a BIC. */
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

/** The comparable form of an identifier: letters and digits, without differences of notation. */
export function comparable(identifier: Identifier): Identifier {
  const { kind, value } = identifier
  const plain = foldLatin(value).replace(/[^a-z0-9]/g, '')
  if (kind === 'imo') return { ...identifier, value: plain.replace(/^imo/, '') }
  if (kind === 'bic') return { ...identifier, value: plain.replace(/^(.{8})xxx$/, '$1') }
  return { ...identifier, value: plain }
}
