// A leaf of a log beside the entry that it is the hash of.
import { entryHash } from '../entry.ts'
import type { StoredLeaf } from '../ports.ts'
import { utf8 } from '../proofs/bytes.ts'

/** A hash as it is stored. */
export const HASH = /^[0-9a-f]{64}$/

/** Whether the entry is stored that a leaf is the hash of. */
export const isEntryStored = ({ record, hash }: StoredLeaf): boolean =>
  record !== null && entryHash(utf8(record)) === hash

export const entryMissing = ({ index, runId }: StoredLeaf): string =>
  `leaf ${index} of the log is of no stored entry: run ${runId} was deleted, changed or sealed again`
