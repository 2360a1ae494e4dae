// Builds the next index from the current index and the changes; only new names are parsed.
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { NameRecord } from '../parse/record.ts'
import { buildIndex, file, type IndexedRecord } from './build.ts'
import { NameIndex } from './name-index.ts'

export interface ListDifference {
  /** Records that appeared or changed. */
  readonly put: readonly NameRecord[]
  /** `list` and `id` of removed records. */
  readonly removed: readonly { readonly list: string; readonly id: string }[]
}

/** Gives the same bytes as a full build of the resulting records. */
export function updateIndex(
  lexicon: Lexicon,
  fingerprint: string,
  bytes: Uint8Array,
  difference: ListDifference,
): Uint8Array {
  const before = new NameIndex(bytes, fingerprint)
  const key = ({ list, id }: { list: string; id: string }): string => JSON.stringify([list, id])
  const gone = new Set([...difference.removed, ...difference.put].map(key))
  const records: IndexedRecord[] = []
  for (let k = 0; k < before.meta.records; k++)
    if (!gone.has(key(before.record(k)))) records.push(before.filed(k))
  for (const record of difference.put) records.push(file(lexicon, record))
  return buildIndex(records, fingerprint)
}

/** The index of the records of several, parsed by none again. */
export function mergeIndexes(fingerprint: string, indexes: readonly Uint8Array[]): Uint8Array {
  const filed = indexes.flatMap((bytes) => {
    const index = new NameIndex(bytes, fingerprint)
    return Array.from({ length: index.meta.records }, (_, k) => index.filed(k))
  })
  return buildIndex(filed, fingerprint)
}
