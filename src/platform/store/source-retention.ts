// Decides which snapshots stay: the two newest of a source, and those a run used. It first marks the others, which
// stops new reads; then it removes the records that no remaining snapshot holds, and the snapshot last.
import type { Database } from './schema/schema.ts'
import { type Removal, removeEnded } from './source-removal.ts'

/** A comparison needs this many. */
const NEWEST = 2

export async function removeSpare(sourceId: string, removal: Removal): Promise<void> {
  const snapshots = await removal.transact((tx) => markSpare(tx, sourceId))
  for (const { than, ends } of runsOfSpare(snapshots))
    for (const until of ends) await removeEnded({ than, until }, removal)
  const leaving = snapshots.filter(isLeaving).map(({ seq }) => seq)
  if (leaving.length === 0 || removal.signal?.aborted === true) return
  await removal.transact(async (tx) => {
    for (const table of ['snapshot_tiles', 'source_snapshots'] as const)
      await tx.deleteFrom(table).where('seq', 'in', leaving).execute()
  })
}

interface Marked {
  readonly seq: number
  readonly state: string
}

const isLeaving = ({ state }: Marked): boolean => state === 'leaving'

/** All marked snapshots of the source, oldest first, including those that an earlier removal left. */
async function markSpare(tx: Database, sourceId: string): Promise<readonly Marked[]> {
  const newest = await tx
    .selectFrom('source_snapshots')
    .select('seq')
    .where('source_id', '=', sourceId)
    .orderBy('seq', 'desc')
    .limit(NEWEST)
    .execute()
  await tx
    .updateTable('source_snapshots')
    .set({ state: 'leaving' })
    .where('source_id', '=', sourceId)
    .where('seq', '<', newest.at(-1)?.seq ?? 0)
    // why this too: a run that ends at this moment may pin one before its row is reached
    .where('state', '=', 'free')
    .execute()
  return tx
    .selectFrom('source_snapshots')
    .select(['seq', 'state'])
    .where('source_id', '=', sourceId)
    .orderBy('seq')
    .execute()
}

/**
 * Consecutive snapshots to remove. No remaining snapshot holds a record that began after the snapshot kept before them
 * and ended with one of them or with the snapshot kept after them.
 */
function runsOfSpare(snapshots: readonly Marked[]): readonly { than: number; ends: readonly number[] }[] {
  const found: { than: number; ends: readonly number[] }[] = []
  let [than, ends]: [number, number[]] = [0, []]
  for (const snapshot of snapshots) {
    if (isLeaving(snapshot)) {
      ends.push(snapshot.seq)
      continue
    }
    if (ends.length > 0) found.push({ than, ends: [...ends, snapshot.seq] })
    ;[than, ends] = [snapshot.seq, []]
  }
  return found
}
