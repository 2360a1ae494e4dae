// Ends a batch that is still open, at request. The rows screened so far stay; a worker in the middle of it puts no more.
import type { Operations } from '../../contract/index.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { MonitoringPorts } from '../ports.ts'
import { endBatch } from './end-batch.ts'
import { CANCELLED, isBatchOpen, presentBatch, receivedBatch } from './present-batch.ts'

export const cancelBatch: UseCase<Operations['cancel_batch'], Pick<MonitoringPorts, 'store'>> = {
  run: ({ input: { id }, caller, now }, { store }) =>
    store.write(caller.workspaceId, async (tenant) => {
      await tenant.lockBatch(id)
      const batch = await receivedBatch(tenant, id)
      if (isBatchOpen(batch)) await endBatch(tenant, batch, CANCELLED, now)
      return presentBatch(await receivedBatch(tenant, id), await tenant.batchProgress(id))
    }),
}
