// Erases the runs that are older than their workspace keeps them, beside a running server.
import type { Clock } from '../../base/ports.ts'
import { DAY_MS } from '../../base/day.ts'
import { eraseRuns } from './erase-runs.ts'
import type { ErasePorts } from './erase-subject.ts'
import { eraseLogged } from './erase-logged.ts'

/** Runs of one transaction. */
const BATCH = 25
const ACTOR = 'retention'

export interface RetainingWorkspace {
  readonly id: string
  /** Null: the workspace keeps its runs. */
  readonly retentionDays: number | null
}

export interface RetentionPorts extends ErasePorts {
  readonly clock: Clock
  readonly workspaces: () => Promise<readonly RetainingWorkspace[]>
  /** Called after each transaction; rejects to stop. */
  readonly pause: () => Promise<void>
}

/** Erases what a workspace keeps no longer. Returns the number of runs. Throws LogBroken. */
export async function applyRetention(
  { store, auditLog, clock, pause }: Omit<RetentionPorts, 'workspaces'>,
  { id, retentionDays }: RetainingWorkspace,
): Promise<number> {
  if (retentionDays === null) return 0
  const now = clock.now()
  const oldest = new Date(now - retentionDays * DAY_MS).toISOString()
  const erasing = { reason: 'retention', at: new Date(now).toISOString(), actor: ACTOR } as const
  let count = 0
  for (;;) {
    const ids = await store.read(id, (tenant) => tenant.runsBefore(oldest, BATCH))
    if (ids.length === 0) break
    count += (await store.write(id, (tenant) => eraseRuns(tenant, auditLog, ids, erasing))).length
    await pause()
  }
  if (count > 0) await store.purgeDeleted()
  return count
}

export interface RetentionSchedule {
  readonly firstAfterMs: number
  readonly everyMs: number
  /** Schedules a call and returns its cancellation. */
  readonly later: (work: () => void, ms: number) => () => void
  readonly onErased: (runs: number) => void
  readonly onError: (error: unknown) => void
}

/** Applies the retention some time after the start and then regularly. First it erases again what the log says is erased. */
export function keepRetention(
  ports: Omit<RetentionPorts, 'pause'>,
  { firstAfterMs, everyMs, later, onErased, onError }: RetentionSchedule,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const pause = (): Promise<void> =>
    new Promise((resolve, reject) => {
      later(() => (stopping.signal.aborted ? reject(new Error('stopped')) : resolve()), 0)
    })
  let isFirst = true
  let work = Promise.resolve()
  /** why each by itself: a workspace whose log is broken must not keep the others from erasing */
  const inWorkspace = async (workspace: RetainingWorkspace): Promise<number> => {
    try {
      const again = isFirst ? await eraseLogged({ ...ports, pause }, workspace.id) : 0
      return again + (await applyRetention({ ...ports, pause }, workspace))
    } catch (error) {
      if (!stopping.signal.aborted) onError(error)
      return 0
    }
  }
  const pass = async (): Promise<void> => {
    try {
      let runs = 0
      for (const workspace of await ports.workspaces())
        if (!stopping.signal.aborted) runs += await inWorkspace(workspace)
      isFirst = false
      // why also without a run: a backup may have kept an earlier erasure from it
      await ports.store.purgeDeleted()
      if (runs > 0) onErased(runs)
    } catch (error) {
      onError(error)
    }
  }
  const tick = (): void => {
    work = pass().finally(() => {
      if (!stopping.signal.aborted) cancel = later(tick, everyMs)
    })
  }
  let cancel = later(tick, firstAfterMs)
  return {
    async stop() {
      stopping.abort()
      cancel()
      await work
    },
  }
}
