// What the row of a run says of its erasure.
import { readErasureMark } from '../../audit/erasure.ts'
import { type Erasure, ErasureReason } from '../../contract/vocabulary/erasure.ts'
import type { RunErasure, StoredRun } from '../ports.ts'

/** What the row of a run says of its erasure; undefined where it says nothing that can be read. */
export function readRunErasure({ erasure }: Pick<StoredRun, 'erasure'>): RunErasure | undefined {
  return erasure === null ? undefined : readErasureMark(erasure)
}

/** When and why a run was erased; undefined for one that was not, or whose row was altered. */
export function erasureShown(run: Pick<StoredRun, 'erasure'>): Erasure | undefined {
  const { at, reason } = readRunErasure(run) ?? {}
  const known = ErasureReason.safeParse(reason)
  return at === undefined || !known.success ? undefined : { at, reason: known.data }
}
