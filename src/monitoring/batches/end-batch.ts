// The end of a batch, with its event: completed, or failed for a reason.
import { enqueueEvent } from '../../call/enqueue-event.ts'
import type { Opener } from '../../call/ports.ts'
import type { MonitoringWrites, StoredBatch } from '../ports.ts'

/** `now` in milliseconds since 1970. `cancelledBy`: who asked for a failure; null for any other end. */
export async function endBatch(
  tenant: MonitoringWrites,
  { id, portfolioId: portfolio }: Pick<StoredBatch, 'id' | 'portfolioId'>,
  {
    error,
    cancelledBy = null,
    now,
  }: { readonly error: string | null; readonly cancelledBy?: Opener | null; readonly now: number },
): Promise<void> {
  const status = error === null ? 'completed' : 'failed'
  await tenant.endBatch(id, { completedAt: new Date(now).toISOString(), error, cancelledBy })
  const { rows = 0, refused = 0 } = (await tenant.batch(id)) ?? {}
  const data = { batch: id, portfolio, rows, refused, ...(await tenant.batchProgress(id)) }
  await enqueueEvent(tenant, { type: `batch.${status}`, data }, now)
}
