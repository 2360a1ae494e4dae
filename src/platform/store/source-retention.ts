// Which snapshots stay: the two newest of a source, and those a run was computed from. The others are marked first, so that
// nobody begins to read them; then the records go that held in none that stays, and the snapshot last.
import type { Database } from './schema/schema.ts'
import { type Removal, removeEnded } from './source-removal.ts'

/** As many as a comparison needs. */
const NEWEST = 2

export async function removeSpare(sourceId: string, removal: Removal): Promise<void> {
  const snapshots = await removal.transact((tx) => markSpare(tx, sourceId))
  for (const { than, ends } of runsOfSpare(snapshots))
    for (const until of ends) await removeEnded({ than, until }, removal)
  const leaving = snapshots.filter(isLeaving).map(({ seq }) => seq)
  if (leaving.length === 0 || removal.signal?.aborted === true) return
  await removal.transact((tx) => tx.deleteFrom('source_snapshots').where('seq', 'in', leaving).execute())
}

interface Marked {
  readonly seq: number
  readonly state: string
}

const isLeaving = ({ state }: Marked): boolean => state === 'leaving'

/** All of the source's, oldest first; those that an earlier removal left are among them. */
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
 * Snapshots that leave side by side. A record that began to hold later than the one that stays before them and ended with one
 * of them, or with the one that stays behind them, held in none that stays.
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
