// Which leaves of a log are compared with what is stored: by each new run and scoring, and after the last record of a trail.
import type { LogReads } from '../ports.ts'
import { isEntryStored } from './stored-leaf.ts'

/** Leaves that are compared: those that follow the place, and the newest. */
const MAX_FOLLOWING = 240
const MAX_NEWEST = 16
/** How many of the newest leaves each new run or scoring looks at. */
const NEWEST_COMPARED = 16

/** The leaves after a place whose record is not stored, in order: a later record of the same chain may have been deleted. */
export async function unstoredAfter(tenant: LogReads, place: number): Promise<readonly number[]> {
  const size = (await tenant.checkpoint())?.size ?? 0
  const following = Array.from({ length: MAX_FOLLOWING }, (_, at) => place + 1 + at)
  const newest = Array.from({ length: MAX_NEWEST }, (_, back) => size - MAX_NEWEST + back)
  const indices = [...new Set([...following, ...newest])].filter((index) => index > place && index < size)
  if (indices.length === 0) return []
  const leaves = await tenant.leavesAt(indices.toSorted((a, b) => a - b))
  return leaves.filter((leaf) => !isEntryStored(leaf)).map(({ index }) => index)
}

/** The newest leaves of a log, and another for each four random bytes. */
export function someLeaves(size: number, random: Uint8Array): readonly number[] {
  if (size === 0) return []
  const newest = Array.from({ length: Math.min(size, NEWEST_COMPARED) }, (_, back) => size - 1 - back)
  const { buffer, byteOffset, byteLength } = random
  const others = new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength))
  return [...new Set([...newest, ...[...others].map((other) => other % size)])]
}
