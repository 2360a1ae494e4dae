// How the matches that passes left of a portfolio are hashed: in buckets, so that a pass reads and hashes those alone that it touches. A
// bucket holds the digests of some subjects, or the places of some records; the root is over the hashes of all buckets. Pure.
import { byText } from '../../base/by-text.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import { RunningSha256, sha256Hex } from '../../base/sha256.ts'

/** Of the subjects; as many are of the records. A pass over a change touches a few hundred of them, and reads the hashes of all. */
const BUCKETS = 4_096

const placeOf = (text: string): number => Number.parseInt(sha256Hex(text).slice(0, 3), 16)

export const bucketOfRef = (ref: string): number => placeOf(ref)
export const bucketOfRecord = (record: string): number => BUCKETS + placeOf(record)

/** Every bucket, in their order. */
export const ALL_BUCKETS: readonly number[] = Array.from({ length: 2 * BUCKETS }, (_, bucket) => bucket)

/** The digest of what is remembered of a subject. `matches`: as it is stored. The salt prevents guessing once it is deleted. */
export const matchesDigest = ({
  ref,
  salt,
  matches,
}: {
  readonly ref: string
  readonly salt: string
  readonly matches: string
}): string => sha256Hex(canonicalJson([salt, ref, matches]))

/** That a match of this subject rests on this record. */
export const recordLine = (record: string, ref: string): string => JSON.stringify([record, ref])

/** The hash of a bucket by its lines, in any order; undefined where it is empty. */
export const bucketHash = (lines: readonly string[]): string | undefined =>
  lines.length === 0 ? undefined : sha256Hex(lines.toSorted(byText).join('\n'))

/** The root over the hashes of the buckets that are not empty. */
export function bucketsRoot(hashes: ReadonlyMap<number, string>): string {
  const root = new RunningSha256()
  for (const [bucket, sha256] of [...hashes].toSorted(([a], [b]) => a - b)) root.add(`${bucket} ${sha256}\n`)
  return root.hex()
}

/** The root where nothing is remembered. */
export const NO_MATCHES = bucketsRoot(new Map())
