// A leaf of a log beside the entry that it is the hash of.
import { entryHash, readEntry } from '../entry.ts'
import type { StoredLeaf } from '../ports.ts'
import { utf8 } from '../proofs/bytes.ts'

/** A hash as it is stored. */
export const HASH = /^[0-9a-f]{64}$/

/** Whether the entry is stored that a leaf is the hash of, with the run or chain that it is of. */
export function isEntryStored({ record, hash, runId }: StoredLeaf): boolean {
  if (record === null || entryHash(utf8(record)) !== hash) return false
  // why: the leaf signs the run inside of the record, and not the one that is stored beside it
  const reading = readEntry(record)
  return reading.kind === 'entry' && reading.entry.run === runId
}

export const entryMissing = ({ index, runId }: StoredLeaf): string =>
  `leaf ${index} of the log is of no stored entry: run or assessment ${runId} was deleted, changed or sealed again`
