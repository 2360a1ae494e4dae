// Ends a run that is still open, at request. A worker that is in the middle of it finds it ended and changes nothing.
import type { Operations } from '../../contract/index.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DiligencePorts } from '../ports.ts'
import { noSuchRun, requestedRun } from './get-run.ts'
import { endFailed } from './perform-run.ts'

const CANCELLED = {
  code: 'cancelled',
  message: 'The run was cancelled before it ended. Send the request again for a new run.',
} as const

export const cancelRun: UseCase<
  Operations['cancel_run'],
  Pick<DiligencePorts, 'store' | 'clock' | 'ids' | 'auditLog'>
> = {
  async run({ input: { id }, caller: { workspaceId, keyId, member } }, ports) {
    const run = await ports.store.read(workspaceId, (tenant) => tenant.run(id))
    if (run === undefined) throw noSuchRun()
    // why the person: the key of the dashboard is that of everyone in the workspace
    await endFailed(run, workspaceId, ports, CANCELLED, member?.userId ?? keyId)
    return requestedRun(ports, workspaceId, id)
  },
}
