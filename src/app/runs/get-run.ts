// Fetches a run, and verifies its audit chain anew every time.
import type { Operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operation.ts'
import type { Ports } from '../ports.ts'
import { Problem } from '../problem.ts'
import type { UseCase } from '../use-case.ts'
import { presentRun } from './present-run.ts'
import { trailFault } from './trail-fault.ts'

export const getRun: UseCase<Operations['get_run']> = {
  run: ({ input, caller }, ports) => readRun(ports, caller.workspaceId, input.id),
}

/** Throws `not_found`. */
export async function readRun(
  { store }: Ports,
  workspaceId: string,
  id: string,
): Promise<OutputOf<Operations['get_run']>> {
  return store.read(workspaceId, async (tenant) => {
    const run = await tenant.run(id)
    if (run === undefined) throw noSuchRun()
    return presentRun(run, trailFault(run, await tenant.auditTrail(id)) === null)
  })
}

export const noSuchRun = (): Problem =>
  new Problem('not_found', {
    detail: 'This workspace has no run of that id. Send the id that run_diligence returned',
  })
