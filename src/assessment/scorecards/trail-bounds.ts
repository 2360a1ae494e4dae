// Keeps the audit trail of a session within what a verifier reads (64 MiB): a session is scored a bounded number of times, and the
// trail holds every record, with the values of the newest scorings.
import { partOf } from '../../audit/scored-entry.ts'
import { Problem } from '../../call/problem.ts'

const MEBIBYTE = 1_048_576
const MAX_SCORINGS = 1_000
/** Of all records of a session as JSON texts. */
const MAX_RECORD_BYTES = 32 * MEBIBYTE
/** Of all values in a trail. The rest of the 64 MiB is for proofs and receipts, about 6 KB a record. */
const MAX_VALUE_BYTES = 24 * MEBIBYTE
/** What an entry has beside its data. */
const FRAME_BYTES = 1_000

/** The bytes of a text as a member of a JSON file. */
const bytesAsJson = (text: string): number => Buffer.byteLength(JSON.stringify(text))

/** Throws `too_many_scorings` where the record number `seq`, from 0, could make the trail longer than a verifier reads. */
export function demandRoom(seq: number, data: string): void {
  // why not their sum: a ledger only grows, so no earlier record is much longer
  if (seq < MAX_SCORINGS && (seq + 1) * (bytesAsJson(data) + FRAME_BYTES) <= MAX_RECORD_BYTES) return
  throw new Problem('too_many_scorings', {
    detail: `The session was scored ${seq} times`,
  })
}

interface Named {
  readonly name: string
  readonly value: string
}

/**
 * Of the values of a trail, which come oldest first, as many as fit: those that the newest scoring rests on, and then the newest. All
 * of them where they fit.
 */
export function newestThatFit<T extends Named>(values: readonly T[]): readonly T[] {
  const last = new Map(values.map(({ name }, at) => [partOf(name), at]))
  const isCurrent = (at: number): boolean => last.get(partOf(values[at]?.name ?? '')) === at
  const byRank = values.map((_, at) => at).toReversed()
  let left = MAX_VALUE_BYTES
  const kept = new Set<number>()
  for (const at of [...byRank.filter(isCurrent), ...byRank.filter((each) => !isCurrent(each))]) {
    const { name, value } = values[at] as T
    left -= bytesAsJson(value) + bytesAsJson(name) + FRAME_BYTES
    if (left < 0) break
    kept.add(at)
  }
  return values.filter((_, at) => kept.has(at))
}
