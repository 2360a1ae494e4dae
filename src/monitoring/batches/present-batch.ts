// Shows, lists and deletes batches.
import type { Operations } from '../../contract/index.ts'
import { Batch, type BatchStatus } from '../../contract/vocabulary/batch.ts'
import { nextOf, PAGE_SIZE } from '../../call/page.ts'
import { Problem } from '../../call/problem.ts'
import { presentReadable } from '../../call/present-readable.ts'
import type { UseCase } from '../../call/use-case.ts'
import { removeBatch } from './remove-batch.ts'
import type { BatchProgress, MonitoringPorts, MonitoringReads, StoredBatch } from '../ports.ts'

const noBatch = (): Problem => new Problem('not_found', { detail: 'This workspace has no batch of that id' })

/** The status as callers see it. */
export const statusOf = ({ status }: Pick<StoredBatch, 'status'>): BatchStatus =>
  // why: no caller knows a batch before it is received
  status === 'receiving' ? 'queued' : status

/** Whether work on it remains. */
export const isBatchOpen = ({ status }: Pick<StoredBatch, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** Without what was altered in the store and cannot be read. */
export const presentBatch = (batch: StoredBatch, progress: BatchProgress): Batch =>
  presentReadable(
    Batch,
    () => presentWhole(batch, progress),
    () =>
      presentWhole(
        { ...batch, report: { mistakes: [], ignoredColumns: [] }, pins: null, isUnreadable: true },
        progress,
      ),
  )

function presentWhole(batch: StoredBatch, progress: BatchProgress): Batch {
  const { id, createdAt, completedAt, portfolioId, rows, refused, report, pins, error, cancelledBy } = batch
  return {
    id,
    status: statusOf(batch),
    createdAt,
    completedAt,
    ...(portfolioId !== null && { portfolio: portfolioId }),
    rows,
    refused,
    ...progress,
    mistakes: [...report.mistakes],
    ignoredColumns: [...report.ignoredColumns],
    lists: (pins?.lists ?? []).map(({ id: list, status: standing, snapshotDate, required }) => ({
      id: list,
      status: standing,
      snapshotDate,
      required,
    })),
    ...(error !== null && { error }),
    ...(cancelledBy !== null && { cancelled: true as const }),
    ...(cancelledBy !== null && cancelledBy.name !== '' && { cancelledBy: cancelledBy.name }),
    ...(batch.isUnreadable === true && { unreadable: true as const }),
  }
}

const withProgress = async (tenant: MonitoringReads, batch: StoredBatch): Promise<Batch> =>
  presentBatch(batch, await tenant.batchProgress(batch.id))

type Ports = Pick<MonitoringPorts, 'store'>

export const getBatch: UseCase<Operations['get_batch'], Ports> = {
  run: ({ input: { id }, caller }, { store }) =>
    store.read(caller.workspaceId, async (tenant) => withProgress(tenant, await receivedBatch(tenant, id))),
}

/** Throws not_found for a batch that is not there, or whose file has not arrived whole. */
export async function receivedBatch(tenant: MonitoringReads, id: string): Promise<StoredBatch> {
  const batch = await tenant.batch(id)
  if (batch === undefined || batch.status === 'receiving') throw noBatch()
  return batch
}

export const listBatches: UseCase<Operations['list_batches'], Ports> = {
  run: ({ input: { before }, caller }, { store }) =>
    store.read(caller.workspaceId, async (tenant) => {
      const found = await tenant.batches({ before, limit: PAGE_SIZE + 1 })
      const batches: Batch[] = []
      for (const batch of found.slice(0, PAGE_SIZE)) batches.push(await withProgress(tenant, batch))
      return { batches, ...nextOf(found) }
    }),
}

export const deleteBatch: UseCase<Operations['delete_batch'], Ports> = {
  async run({ input: { id }, caller }, { store }) {
    await store.read(caller.workspaceId, (tenant) => receivedBatch(tenant, id))
    await removeBatch(store, caller.workspaceId, id)
    await store.purgeDeleted()
  },
}
