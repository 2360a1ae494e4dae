// Builds the next index from the present one and what changed, reading only the names that are new.
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { NameRecord } from '../parse/record.ts'
import { buildIndex, file, type IndexedRecord } from './build.ts'
import { NameIndex } from './name-index.ts'

export interface ListDifference {
  /** Records that appeared or changed. */
  readonly put: readonly NameRecord[]
  /** `list` and `id` of records that are gone. */
  readonly removed: readonly { readonly list: string; readonly id: string }[]
}

/** The same bytes a new build of the resulting records gives. */
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
