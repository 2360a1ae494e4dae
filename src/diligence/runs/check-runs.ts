// Checks every run of a workspace: its audit chain, what is stored beside it, its place in the log, and that the snapshots it
// names are still what they were when it used them.
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { changedSnapshots, sealedSources } from './changed-snapshots.ts'
import { type ExaminedRun, examineRun, type LoggedRuns } from './examined-run.ts'

const PAGE = 100

export interface CheckRunsPorts {
  readonly store: Pick<LoggedRuns, 'read'>
  readonly auditLog: WorkspaceLog
  /** All snapshots that are stored now. */
  readonly snapshots: () => Promise<readonly Snapshot[]>
  /** Called after each run. */
  readonly pause: () => Promise<void>
}

/** Reports each fault of the runs of a workspace as a sentence, and writes nothing. Returns the number of runs. */
export async function checkRuns(
  { store, auditLog, snapshots, pause }: CheckRunsPorts,
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<number> {
  const byId = async () => new Map((await snapshots()).map((snapshot) => [snapshot.id, snapshot]))
  let stored = await byId()
  const faultsOf = async (id: string): Promise<readonly string[]> => {
    const examined = await store.read(workspaceId, (tenant) => examineRun(tenant, auditLog, id))
    if (examined === undefined) return []
    const records = examined.trail.entries.map(({ record }) => record)
    const changed = changedSnapshots(sealedSources(records), (named) => stored.get(named) ?? null)
    return [...ownFaults(examined), ...changed]
  }
  const isMisfiled = async (id: string): Promise<boolean> =>
    (await store.read(workspaceId, (tenant) => tenant.misfiledRuns([id]))).length > 0
  const hasLog = (await store.read(workspaceId, (tenant) => tenant.logName())) !== undefined
  let runs = 0
  for (let after = ''; ;) {
    const ids = await store.read(workspaceId, (tenant) => tenant.runIds(after, PAGE))
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
    runs += ids.length
    const misfiled = new Set(await store.read(workspaceId, (tenant) => tenant.misfiledRuns(ids)))
    for (const id of ids) {
      const isAltered = hasLog && (await faultsOf(id)).length > 0
      // why not of an altered run: its entry in lists is that of the run before, and the fault says what was changed
      // why again: it may have ended between the two reads
      if (misfiled.has(id) && !isAltered && (await isMisfiled(id)))
        onFault(
          `run ${id}: a search or a filter does not find it by what it is: its entry in lists was changed or deleted`,
        )
      if (isAltered) {
        // why again: SQLite shows a run that another process ends at this moment half as it was, and a run may use a snapshot that
        // came after the check began
        stored = await byId()
        for (const says of await faultsOf(id)) onFault(`run ${id}: ${says}`)
      }
      await pause()
    }
  }
  if (runs > 0 && !hasLog)
    onFault(
      `${runs} runs and no log. If the database comes from a version without logs, the first request for a run begins it; otherwise the log was deleted`,
    )
  return runs
}

function ownFaults({ fault, leaves }: ExaminedRun): readonly string[] {
  if (fault !== null) {
    const at = fault.record === null ? '' : ` at record ${fault.record}`
    return [`it is not what was sealed: ${fault.reason}${at}`]
  }
  const indices = leaves.map(({ index }) => index)
  const isInOrder = indices.every((index, at) => index > (indices[at - 1] ?? -1))
  return isInOrder ? [] : ['it was logged in another order than its records have']
}
