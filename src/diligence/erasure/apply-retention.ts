// Erases the runs that are older than their workspace keeps them, beside a running server.
import type { Clock } from '../../base/ports.ts'
import { runSubjectKey } from '../../cases/met-match.ts'
import type { CaseReads } from '../../cases/ports.ts'
import { DAY_MS } from '../../base/day.ts'
import { eraseRuns } from './erase-runs.ts'
import type { RunReads } from '../ports.ts'
import { type ErasePorts, intactOf } from './erase-subject.ts'
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
  /**
   * Erases again in a workspace what else the log says is erased, where `isFirst`, and then what else is due. Returns how much it
   * was. `onAltered` as for runs.
   */
  readonly others?: (
    workspaceId: string,
    by: { readonly isFirst: boolean } & Pick<RetentionPorts, 'pause' | 'onAltered'>,
  ) => Promise<number>
  /** Called with runs that seem to be due and are not what was sealed: they are not erased for their age. */
  readonly onAltered: (runs: readonly string[]) => void
}

/**
 * Erases what a workspace keeps no longer. The runs about a subject with a case that no one has decided stay until someone does: they
 * are its evidence. Returns the number of runs. Throws LogBroken.
 */
export async function applyRetention(
  { store, auditLog, clock, pause, onAltered }: Omit<RetentionPorts, 'workspaces' | 'others'>,
  { id, retentionDays }: RetainingWorkspace,
): Promise<number> {
  if (retentionDays === null) return 0
  const now = clock.now()
  const oldest = new Date(now - retentionDays * DAY_MS).toISOString()
  const erasing = { reason: 'retention', at: new Date(now).toISOString(), actor: ACTOR } as const
  const altered = new Set<string>()
  /** Runs about a subject with an open case. */
  const awaited = new Set<string>()
  let count = 0
  for (;;) {
    const kept = altered.size + awaited.size
    const due = await store.read(id, (tenant) => tenant.runsBefore(oldest, BATCH + kept))
    const ids = due.filter((run) => !altered.has(run) && !awaited.has(run))
    if (ids.length === 0) break
    // why: in a broken log every run would look altered
    await store.read(id, (tenant) => auditLog.head(tenant))
    const intact = await intactOf({ store, auditLog }, id, ids)
    for (const run of ids) if (!intact.includes(run)) altered.add(run)
    for (const run of await store.read(id, (tenant) => withOpenCase(tenant, intact))) awaited.add(run)
    const over = intact.filter((run) => !awaited.has(run))
    count += (await store.write(id, (tenant) => eraseRuns(tenant, auditLog, over, erasing))).length
    await pause()
  }
  if (count > 0) await store.purgeDeleted()
  if (altered.size > 0) onAltered([...altered])
  return count
}

/** Those of the runs about a subject with a case that no one has decided. */
async function withOpenCase(
  tenant: Pick<RunReads, 'outlinesOf'> & Pick<CaseReads, 'subjectsWithOpenCase'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const keys = new Map((await tenant.outlinesOf(ids)).map(({ id, subject }) => [id, runSubjectKey(subject)]))
  const open = new Set(await tenant.subjectsWithOpenCase([...keys.values()]))
  return [...keys].flatMap(([id, key]) => (open.has(key) ? [id] : []))
}

export interface RetentionSchedule {
  readonly firstAfterMs: number
  readonly everyMs: number
  /** Schedules a call and returns its cancellation. */
  readonly later: (work: () => void, ms: number) => () => void
  /** Called with the number of what was erased. */
  readonly onErased: (erased: number) => void
  readonly onError: (error: unknown) => void
}

/** Applies the retention some time after the start and then regularly. First it erases again what the log says is erased. */
export function keepRetention(
  ports: Omit<RetentionPorts, 'pause' | 'onAltered'>,
  { firstAfterMs, everyMs, later, onErased, onError }: RetentionSchedule,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const pause = (): Promise<void> =>
    new Promise((resolve, reject) => {
      later(() => (stopping.signal.aborted ? reject(new Error('stopped')) : resolve()), 0)
    })
  /** Workspaces in which what had come back of erased runs and others was deleted. */
  const restored = new Set<string>()
  const onAltered = (ids: readonly string[]): void =>
    onError(
      new Error(
        `these are older than their workspace keeps them, and are not what was sealed, so they are not erased for their age: ${ids.join(', ')}. Find out what was changed with assay fsck, and erase them with assay erase`,
      ),
    )
  let work = Promise.resolve()
  /** why each by itself: a workspace whose log is broken must not keep the others from erasing */
  const inWorkspace = async (workspace: RetainingWorkspace): Promise<number> => {
    try {
      const isFirst = !restored.has(workspace.id)
      const again = isFirst ? await eraseLogged({ ...ports, pause }, workspace.id) : 0
      const others = (await ports.others?.(workspace.id, { isFirst, pause, onAltered })) ?? 0
      restored.add(workspace.id)
      return again + others + (await applyRetention({ ...ports, pause, onAltered }, workspace))
    } catch (error) {
      if (!stopping.signal.aborted) onError(error)
      return 0
    }
  }
  const pass = async (): Promise<void> => {
    try {
      let erased = 0
      for (const workspace of await ports.workspaces())
        if (!stopping.signal.aborted) erased += await inWorkspace(workspace)
      // why also where nothing was erased: a backup may have kept an earlier erasure from it
      await ports.store.purgeDeleted()
      if (erased > 0) onErased(erased)
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
