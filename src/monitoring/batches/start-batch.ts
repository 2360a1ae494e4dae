// Starts a batch: stores the rows of a file while it arrives, or names the portfolio, and puts the batch into the queue.
import type { Operations } from '../../contract/index.ts'
import { MAX_SUBJECT_FILE_BYTES } from '../../contract/vocabulary/portfolio.ts'
import type { Batch } from '../../contract/vocabulary/batch.ts'
import { RunningSha256 } from '../../base/sha256.ts'
import { once } from '../../call/idempotency.ts'
import { Problem } from '../../call/problem.ts'
import { assertQueueRoom } from '../../call/queue-room.ts'
import type { Call, UseCase } from '../../call/use-case.ts'
import { assertSubjects, ReceivedRows } from '../files/received-rows.ts'
import { readSubjects } from '../files/subject-rows.ts'
import { noPortfolio } from '../portfolios/manage-portfolios.ts'
import type { FileReport, MonitoringPorts, MonitoringTransaction, MonitoringWrites } from '../ports.ts'
import { waitingLine } from './batch-row.ts'
import { presentBatch } from './present-batch.ts'
import { removeBatch, removeUnreceived } from './remove-batch.ts'

type Ports = Pick<MonitoringPorts, 'store' | 'ids' | 'batchRunner'>

export const startBatch: UseCase<
  Operations['start_batch'],
  Ports & { readonly settings: { readonly upgradeUrl: string } }
> = {
  async run(call, ports) {
    const { caller, upload, now } = call
    const { store, ids, batchRunner } = ports
    if (upload === undefined) throw new Error('the edge gave no file')
    const hash = new RunningSha256()
    const file = readSubjects({ ...upload, pieces: hashed(upload.pieces, hash) }, MAX_SUBJECT_FILE_BYTES, now)
    const received = new ReceivedRows()
    const id = ids.ulid()
    await removeUnreceived(store, caller.workspaceId, now)
    await store.write(caller.workspaceId, (tenant) => openBatch(tenant, call, id, null))
    try {
      let seq = 0
      for await (const piece of received.pieces(file.rows)) {
        assertSubjects(received.rows, caller, ports)
        const part = { seq: seq++, rows: piece.length, input: piece.map(waitingLine).join('') }
        await store.write(caller.workspaceId, (tenant) => tenant.appendPart(id, part))
      }
      if (received.rows === 0)
        throw new Problem('invalid_request', { detail: 'The file has no rows; send at least one subject' })
      const { rows, refused, mistakes } = received
      const counts = { rows, refused, report: { mistakes, ignoredColumns: file.ignoredColumns() } }
      // why the hash: the same key with another file is another request
      const answer = await once(
        'start_batch',
        { ...call, input: { sha256: hash.hex() } },
        { store },
        (tenant: MonitoringTransaction) => queueBatch(tenant, call, id, counts),
      )
      if (answer.id !== id) await removeBatch(store, caller.workspaceId, id)
      batchRunner.wake()
      return answer
    } catch (error) {
      await discard(ports, caller.workspaceId, id).catch(() => undefined)
      throw error
    }
  },
}

export const screenPortfolio: UseCase<Operations['screen_portfolio'], Ports> = {
  async run(call, { store, ids, batchRunner }) {
    const answer = await once('screen_portfolio', call, { store }, async (tenant: MonitoringTransaction) => {
      const portfolio = await tenant.portfolio(call.input.id)
      if (portfolio === undefined) throw noPortfolio()
      const id = ids.ulid()
      await openBatch(tenant, call, id, portfolio.id)
      return queueBatch(tenant, call, id, {
        rows: portfolio.subjects,
        refused: 0,
        report: { mistakes: [], ignoredColumns: [] },
      })
    })
    batchRunner.wake()
    return answer
  },
}

/** Deletes a batch that was not queued. One that was may be known under its Idempotency-Key, whatever the caller was told. */
async function discard({ store }: Pick<Ports, 'store'>, workspaceId: string, id: string): Promise<void> {
  // why locked: its queueing may not have ended
  const batch = await store.write(workspaceId, (tenant) => tenant.lockBatch(id))
  if (batch?.status === 'receiving') await removeBatch(store, workspaceId, id)
}

async function openBatch(
  tenant: MonitoringWrites,
  { caller: { keyId }, now }: Call,
  id: string,
  portfolioId: string | null,
): Promise<void> {
  await assertQueueRoom(tenant, 'batch')
  await tenant.insertBatch({ id, keyId, portfolioId, createdAt: new Date(now).toISOString() })
}

async function queueBatch(
  tenant: MonitoringWrites,
  { now }: Call,
  id: string,
  counts: { readonly rows: number; readonly refused: number; readonly report: FileReport },
): Promise<Batch> {
  await tenant.lockBatchQueue()
  // why again: files that arrive at one time found room before
  await assertQueueRoom(tenant, 'batch')
  await tenant.queueBatch(id, { ...counts, createdAt: new Date(now).toISOString() })
  const batch = await tenant.batch(id)
  if (batch === undefined) throw new Error('the batch that was stored is not there')
  return presentBatch(batch, { screened: 0, confirmed: 0, possible: 0 })
}

async function* hashed(pieces: AsyncIterable<Uint8Array>, hash: RunningSha256): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    hash.add(piece)
    yield piece
  }
}
