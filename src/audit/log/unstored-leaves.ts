// The leaves of a log after a place whose record is not stored: a later record of the same chain may have been deleted.
import type { LogReads } from '../ports.ts'
import { isEntryStored } from './stored-leaf.ts'

/** Leaves that are compared: those that follow the place, and the newest. */
const MAX_FOLLOWING = 240
const MAX_NEWEST = 16

/** Their places, in order. */
export async function unstoredAfter(tenant: LogReads, place: number): Promise<readonly number[]> {
  const size = (await tenant.checkpoint())?.size ?? 0
  const following = Array.from({ length: MAX_FOLLOWING }, (_, at) => place + 1 + at)
  const newest = Array.from({ length: MAX_NEWEST }, (_, back) => size - MAX_NEWEST + back)
  const indices = [...new Set([...following, ...newest])].filter((index) => index > place && index < size)
  if (indices.length === 0) return []
  const leaves = await tenant.leavesAt(indices.toSorted((a, b) => a - b))
  return leaves.filter((leaf) => !isEntryStored(leaf)).map(({ index }) => index)
}
