// Ends a batch that is still open, at request. The rows screened so far stay; a worker in the middle of it puts no more.
import type { Operations } from '../../contract/index.ts'
import { openerOf } from '../../call/list-entry.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { MonitoringPorts } from '../ports.ts'
import { endBatch } from './end-batch.ts'
import { isBatchOpen, presentBatch, receivedBatch } from './present-batch.ts'

const CANCELLED = 'The batch was cancelled before it ended. The rows screened so far are in the results.'

export const cancelBatch: UseCase<Operations['cancel_batch'], Pick<MonitoringPorts, 'store'>> = {
  run: ({ input: { id }, caller, now }, { store }) =>
    store.write(caller.workspaceId, async (tenant) => {
      await tenant.lockBatch(id)
      const batch = await receivedBatch(tenant, id)
      if (isBatchOpen(batch))
        await endBatch(tenant, batch, { error: CANCELLED, cancelledBy: openerOf(caller), now })
      return presentBatch(await receivedBatch(tenant, id), await tenant.batchProgress(id))
    }),
}
