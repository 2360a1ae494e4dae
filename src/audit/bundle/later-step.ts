// The steps of a verifier that look for a newest record that is missing: by the record that the reader names, and by the leaves that
// the server says have no record.
import { demand } from '../proofs/proof-error.ts'
import type { BundleFile } from './bundle-file.ts'
import type { BundleRecords } from './bundle-records.ts'
import type { SignedHead } from './signed-head.ts'
import { Unproved } from './unproved.ts'

/** Always throws: a leaf without a record can be a later record. `malformed` where the leaves are none after the last record. */
export function laterStep(
  { unstored = [] }: BundleFile,
  signed: SignedHead | undefined,
): readonly [string, undefined] {
  const last = signed?.places.at(-1) ?? -1
  const size = signed?.head.size ?? 0
  demand(
    unstored.every((leaf, at) => leaf > (unstored[at - 1] ?? last) && leaf < size),
    'invalid',
    'the leaves without a record are not after the last record of the file',
  )
  const which =
    unstored.length === 1
      ? `leaf ${unstored[0]} of the log is after the last record, and its record is`
      : `leaves ${unstored.join(', ')} of the log are after the last record, and their records are`
  throw new Unproved(
    `${which} missing from the database of the server. One that was deleted can be a later record of this trail`,
  )
}

/** The file has the record whose hash the reader knows from elsewhere, such as from a report. */
export function recordStep({ hashes }: BundleRecords, hash: string): readonly [string, undefined] {
  const at = hashes.indexOf(hash)
  if (at === -1)
    throw new Unproved(
      `no record of the file has the hash ${hash}. The file is another trail, it was saved before this record was made, or the record was dropped from it`,
    )
  const newest = at === hashes.length - 1 ? 'the last one' : `followed by ${hashes.length - 1 - at} more`
  return [`The record that you named is number ${at + 1} of ${hashes.length}, ${newest}.`, undefined]
}
