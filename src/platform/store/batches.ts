// Batches of one workspace, in parts: some rows each, with what was found for them.
import { sql } from 'kysely'
import type {
  BatchPins,
  FileReport,
  MonitoringReads,
  MonitoringWrites,
  StoredBatch,
} from '../../monitoring/ports.ts'
import { openerIn, openerText } from './schema/opener-text.ts'
import { endJob, queueJob } from './work-queue.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'

type BatchReads = Pick<
  MonitoringReads,
  'batch' | 'batches' | 'batchesBefore' | 'batchProgress' | 'partsToScreen' | 'nextResults'
>
type BatchWrites = Pick<
  MonitoringWrites,
  | 'insertBatch'
  | 'appendPart'
  | 'lockBatchQueue'
  | 'queueBatch'
  | 'dropParts'
  | 'setRows'
  | 'lockBatch'
  | 'isAttempt'
  | 'beginBatch'
  | 'putResults'
  | 'endBatch'
  | 'hideBatch'
  | 'dropSomeParts'
  | 'deleteBatch'
>

const NO_REPORT: FileReport = { mistakes: [], ignoredColumns: [] }

interface BatchDocuments {
  readonly report: FileReport
  readonly pins: BatchPins | null
}

const documentsOf = (row: Tables['batches']): BatchDocuments => ({
  report: JSON.parse(row.report) as FileReport,
  pins: row.pins === null ? null : (JSON.parse(row.pins) as BatchPins),
})

/** A batch without what was altered and cannot be read, so that the rest is shown. */
function readableBatch(row: Tables['batches']): StoredBatch {
  try {
    return batchOf(row)
  } catch {
    return { ...batchOf(row, { report: NO_REPORT, pins: null }), isUnreadable: true }
  }
}

const batchOf = (row: Tables['batches'], { report, pins } = documentsOf(row)): StoredBatch => ({
  id: row.id,
  keyId: row.key_id,
  portfolioId: row.portfolio_id,
  status: row.status as StoredBatch['status'],
  createdAt: row.created_at,
  completedAt: row.completed_at,
  rows: row.rows,
  refused: row.refused,
  report,
  pins,
  error: row.error,
  cancelledBy: row.cancelled_by === null ? null : (openerIn(row.cancelled_by) ?? { id: '', name: '' }),
})

export function batchReads(db: Database, workspaceId: string): BatchReads {
  const own = () => db.selectFrom('batches').selectAll().where('workspace_id', '=', workspaceId)
  const parts = (id: string) =>
    db.selectFrom('batch_parts').where('workspace_id', '=', workspaceId).where('batch_id', '=', id)
  return {
    async batch(id) {
      const row = await own().where('id', '=', id).executeTakeFirst()
      return row && readableBatch(row)
    },

    async batches({ before, limit }) {
      const rows = await own()
        .where('status', '!=', 'receiving')
        .$if(before !== undefined, (q) => q.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(readableBatch)
    },

    async batchProgress(id) {
      const sum = (column: 'rows' | 'confirmed' | 'possible') =>
        sql<number | string>`coalesce(sum(${sql.ref(column)}), 0)`
      const { screened, confirmed, possible } = await parts(id)
        .where('confirmed', 'is not', null)
        .select([
          sum('rows').as('screened'),
          sum('confirmed').as('confirmed'),
          sum('possible').as('possible'),
        ])
        .executeTakeFirstOrThrow()
      return { screened: Number(screened), confirmed: Number(confirmed), possible: Number(possible) }
    },

    async batchesBefore(instant, which, limit) {
      const rows = await db
        .selectFrom('batches')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('created_at', '<', instant)
        .$if(which === 'unreceived', (q) => q.where('status', '=', 'receiving'))
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    partsToScreen: (id, after, limit) =>
      parts(id)
        .select(['seq', 'rows', 'input'])
        .where('confirmed', 'is', null)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute(),

    async nextResults(id, after) {
      const row = await parts(id)
        .select(['seq', 'results'])
        .where('confirmed', 'is not', null)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(1)
        .executeTakeFirst()
      return row && { seq: row.seq, results: row.results ?? '' }
    },
  }
}

export function batchWrites(db: Database, workspaceId: string, dialect: DialectName): BatchWrites {
  const update = (id: string, values: Partial<Tables['batches']>) =>
    db
      .updateTable('batches')
      .set(values)
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .execute()
  return {
    async insertBatch({ id, keyId, portfolioId, createdAt }) {
      await db
        .insertInto('batches')
        .values({
          id,
          workspace_id: workspaceId,
          key_id: keyId,
          portfolio_id: portfolioId,
          status: 'receiving',
          created_at: createdAt,
          completed_at: null,
          rows: 0,
          refused: 0,
          report: JSON.stringify(NO_REPORT),
          pins: null,
          error: null,
          cancelled_by: null,
        })
        .execute()
    },

    async appendPart(id, { seq, rows, input }) {
      await db
        .insertInto('batch_parts')
        .values({
          batch_id: id,
          seq,
          workspace_id: workspaceId,
          rows,
          confirmed: null,
          possible: null,
          input,
          results: null,
        })
        .execute()
    },

    dropParts,

    async setRows(id, rows) {
      await update(id, { rows })
    },

    async lockBatchQueue() {
      // why not on SQLite: a writing transaction there already holds the whole file
      if (dialect === 'postgres')
        await sql`select pg_advisory_xact_lock(hashtextextended(${`assay batches ${workspaceId}`}, 0))`.execute(
          db,
        )
    },

    async queueBatch(id, { rows, refused, report, createdAt }) {
      await update(id, { status: 'queued', rows, refused, report: JSON.stringify(report) })
      await queueJob(db, 'batch', { id, workspaceId, queuedAt: createdAt })
    },

    async lockBatch(id) {
      const select = db
        .selectFrom('batches')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
      // why not on SQLite: a writing transaction there already holds the whole file
      const row = await (dialect === 'postgres' ? select.forUpdate() : select).executeTakeFirst()
      return row && readableBatch(row)
    },

    async isAttempt(kind, id, attempt) {
      const row = await db
        .selectFrom('job_queue')
        .select('attempts')
        .where('kind', '=', kind)
        .where('job_id', '=', id)
        .executeTakeFirst()
      return row?.attempts === attempt
    },

    async beginBatch(id, pins) {
      await update(id, { status: 'running', pins: JSON.stringify(pins) })
      await db
        .updateTable('batch_parts')
        .set({ confirmed: null, possible: null, results: null })
        .where('workspace_id', '=', workspaceId)
        .where('batch_id', '=', id)
        .where('confirmed', 'is not', null)
        .execute()
    },

    async putResults(id, { seq, confirmed, possible, results }) {
      await db
        .updateTable('batch_parts')
        .set({ confirmed, possible, results })
        .where('workspace_id', '=', workspaceId)
        .where('batch_id', '=', id)
        .where('seq', '=', seq)
        .execute()
    },

    async endBatch(id, { completedAt, error, cancelledBy }) {
      const cancelled_by = cancelledBy === null ? null : await openerText(db, cancelledBy)
      const status = error === null ? 'completed' : 'failed'
      await update(id, { status, completed_at: completedAt, error, cancelled_by })
      await endJob(db, 'batch', id)
    },

    async hideBatch(id) {
      await update(id, { status: 'receiving' })
      await endJob(db, 'batch', id)
    },

    async dropSomeParts(id, limit) {
      const { numDeletedRows } = await db
        .deleteFrom('batch_parts')
        .where('workspace_id', '=', workspaceId)
        .where('batch_id', '=', id)
        .where('seq', 'in', (e) =>
          e.selectFrom('batch_parts').select('seq').where('batch_id', '=', id).orderBy('seq').limit(limit),
        )
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows) === limit
    },

    async deleteBatch(id) {
      await dropParts(id)
      await db.deleteFrom('batches').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
      await endJob(db, 'batch', id)
    },
  }

  async function dropParts(id: string): Promise<void> {
    await db
      .deleteFrom('batch_parts')
      .where('workspace_id', '=', workspaceId)
      .where('batch_id', '=', id)
      .execute()
  }
}
