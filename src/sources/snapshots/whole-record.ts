// Checks stored records against their own hashes before anything is decided from them.
import { RunningSha256, sha256Hex } from '../../base/sha256.ts'
import type { StoredRecord } from '../ports.ts'

/** The error for a stored record, or a set of them, that is not what was taken in. */
export class RecordsAltered extends Error {
  override readonly name = 'RecordsAltered'
}

/** Throws RecordsAltered if the parts of the record do not have its hash. */
export function assertWhole({ sourceId, recordId, recordHash, parts }: StoredRecord): void {
  if (sha256Hex(parts) === recordHash) return
  throw new RecordsAltered(
    `The stored record ${recordId} of ${sourceId} does not match its hash: it was changed after it was taken in. Import the files of ${sourceId} again.`,
  )
}

/** Collects the records of a snapshot, in the order of their ids, and compares them with the hash of the snapshot. */
export class SnapshotCheck {
  readonly #hash = new RunningSha256()

  add({ recordId, recordHash }: Pick<StoredRecord, 'recordId' | 'recordHash'>): void {
    this.#hash.add(`${recordId}:${recordHash}\n`)
  }

  /** Throws RecordsAltered. */
  end({ sourceId, recordsHash }: { readonly sourceId: string; readonly recordsHash: string }): void {
    if (this.#hash.hex() === recordsHash) return
    throw new RecordsAltered(
      `The stored records of ${sourceId} do not match the hash of their snapshot: some were changed, added or removed after it was taken in. Import the files of ${sourceId} again.`,
    )
  }
}
