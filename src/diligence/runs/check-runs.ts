// Checks every run of a workspace: its audit chain, what is stored beside it, its place in the log, and that the snapshots it
// names are still what they were when it used them.
import type { Snapshot } from '../../sources/ports.ts'
import type { DiligencePorts } from '../ports.ts'
import { changedSnapshots } from './changed-snapshots.ts'
import { examinedRun } from './examined-run.ts'

const PAGE = 100

export interface CheckRunsPorts extends Pick<DiligencePorts, 'store' | 'auditLog'> {
  /** All stored snapshots. */
  readonly snapshots: readonly Snapshot[]
  /** Called after each run. */
  readonly pause: () => Promise<void>
}

/** Reports each fault of the runs of a workspace as a sentence. Returns the number of runs. */
export async function checkRuns(
  ports: CheckRunsPorts,
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<number> {
  const stored = Map.groupBy(ports.snapshots, ({ id }) => id)
  let runs = 0
  for (let after = ''; ;) {
    const ids = await ports.store.read(workspaceId, (tenant) => tenant.runIds(after, PAGE))
    for (const id of ids) {
      const examined = await examinedRun(ports, workspaceId, id)
      if (examined === undefined) continue
      const { fault, trail, leaves } = examined
      const indices = leaves.map(({ index }) => index)
      if (fault !== null) {
        const at = fault.record === null ? '' : ` at record ${fault.record}`
        onFault(`run ${id} is not what was sealed: ${fault.reason}${at}`)
      } else if (indices.some((index, at) => index <= (indices[at - 1] ?? -1)))
        onFault(`run ${id} was logged in another order than its records have`)
      const records = trail.entries.map(({ record }) => record)
      for (const says of await changedSnapshots(records, ({ id: named }) => stored.get(named) ?? []))
        onFault(`run ${id}: ${says}`)
      await ports.pause()
    }
    runs += ids.length
    const last = ids.at(-1)
    if (last === undefined) return runs
    after = last
  }
}
