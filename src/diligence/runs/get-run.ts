// Fetches a run, and verifies its audit chain anew every time.
import type { DiligencePorts, RunReads } from '../ports.ts'
import type { Operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import type { Run } from '../../contract/vocabulary/run.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { presentRun } from './present-run.ts'
import { trailFault } from './trail-fault.ts'

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
