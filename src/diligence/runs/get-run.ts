// Fetches a run, and verifies its audit chain anew every time.
import type { DiligencePorts, RunReads } from '../ports.ts'
import type { Operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import type { Run } from '../../contract/vocabulary/run.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { presentRun } from './present-run.ts'
import { trailFault } from './trail-fault.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { pageOf } from '../../call/page.ts'

// Lists the runs of the workspace as they are stored. Whether one of them was altered is told where it is fetched.
export const listRuns: UseCase<DashboardOperations['list_runs'], Pick<DiligencePorts, 'store'>> = {
  async run({ caller, input }, { store }) {
    const { items, next } = await pageOf(input, (request) =>
      store.read(caller.workspaceId, (tenant) => tenant.runs(request)),
    )
    const runs = items.map((stored) => {
      // why not as an intact one: one that was altered must not take the whole list with it
      const { risk, upside, sources, ...run } = presentRun(stored, false)
      const told = sources?.map(({ id, snapshotDate }) => ({ id, snapshotDate }))
      return { ...run, risk: risk?.value, upside: upside?.value, ...(told && { sources: told }) }
    })
    return { runs, ...(next !== undefined && { next }) }
  },
}

export const getRun: UseCase<Operations['get_run'], Pick<DiligencePorts, 'store'>> = {
  run: ({ input, caller }, ports) => readRun(ports, caller.workspaceId, input.id),
}

/** Throws `not_found`. */
export async function readRun(
  { store }: Pick<DiligencePorts, 'store'>,
  workspaceId: string,
  id: string,
): Promise<OutputOf<Operations['get_run']>> {
  const run = await store.read(workspaceId, (tenant) => presentedFrom(tenant, id))
  if (run === undefined) throw noSuchRun()
  return run
}

/** A run as it is shown, its audit chain verified anew. */
export async function presentedFrom(tenant: RunReads, id: string): Promise<Run | undefined> {
  const run = await tenant.run(id)
  return run && presentRun(run, trailFault(run, await tenant.auditTrail(id)) === null)
}

export const noSuchRun = (): Problem =>
  new Problem('not_found', {
    detail: 'This workspace has no run of that id. Send the id that run_diligence returned',
  })
