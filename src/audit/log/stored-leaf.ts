// A leaf of a log beside the entry that it is the hash of.
import { entryHash } from '../entry.ts'
import type { StoredLeaf } from '../ports.ts'
import { utf8 } from '../proofs/bytes.ts'

/** A hash as it is stored. */
export const HASH = /^[0-9a-f]{64}$/

/** Whether the entry is stored that a leaf is the hash of, with the run or chain that it is of. */
export function isEntryStored({ record, hash, runId }: StoredLeaf): boolean {
  if (record === null || entryHash(utf8(record)) !== hash) return false
  // why the run in the text: the leaf signs it, and not the one that is stored beside it. why no more of the text is read: only the
  // entry that was appended has the hash of the leaf
  return runIn(record) === runId
}

function runIn(record: string): unknown {
  try {
    return (JSON.parse(record) as { readonly run?: unknown } | null)?.run
  } catch {
    return undefined
  }
}

export const entryMissing = ({ index, runId }: StoredLeaf): string =>
  `leaf ${index} of the log is of no stored entry: run or assessment ${runId} was deleted, changed or sealed again`
