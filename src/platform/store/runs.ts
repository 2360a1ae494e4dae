// Diligence runs of one workspace with their audit chains.
import type { AuditTrail, RunOutline, RunReads, RunWrites, StoredRun } from '../../diligence/ports.ts'
import { StoreUnavailable } from '../../call/ports.ts'
import { eraseRunRows, forgetRequestsOf, runsToErase } from './erased-runs.ts'
import { exactColumns, exactRow } from './exact-text.ts'
import { endJob, queueJob } from './work-queue.ts'
import { prepared } from './schema/prepared.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'
import { insertSearchText, misfiledIds, runSearchText, searchedIds } from './schema/search.ts'

const OUTLINE = ['id', 'status', 'subject', 'created_at', 'erasure'] as const
const COLUMNS = [
  'id',
  'key_id',
  'status',
  'subject',
  'created_at',
  'completed_at',
  'scorecard',
  'failure',
  'audit_hash',
  'erasure',
] as const

const runOf = (row: Pick<Tables['runs'], (typeof COLUMNS)[number]>): StoredRun => ({
  id: row.id,
  keyId: row.key_id,
  status: row.status as StoredRun['status'],
  subject: row.subject,
  createdAt: row.created_at,
  completedAt: row.completed_at,
  scorecard: row.scorecard,
  failure: row.failure,
  auditHash: row.audit_hash,
  erasure: row.erasure,
})

// why prepared: every run asks these several times
const queriesOn = (dialect: DialectName) => ({
  run: prepared(2, (db, workspaceId: string, id: string) =>
    db
      .selectFrom('runs')
      .select(exactColumns(dialect, COLUMNS))
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id),
  ),
  entries: prepared(2, (db, workspaceId: string, runId: string) =>
    db
      .selectFrom('audit_entries')
      .select(['seq', ...exactColumns(dialect, ['hash', 'record'])])
      .where('workspace_id', '=', workspaceId)
      .where('run_id', '=', runId)
      .orderBy('seq'),
  ),
  disclosures: prepared(2, (db, workspaceId: string, runId: string) =>
    db
      .selectFrom('audit_disclosures')
      .select(exactColumns(dialect, ['name', 'salt', 'value']))
      .where('workspace_id', '=', workspaceId)
      .where('run_id', '=', runId)
      .orderBy('name'),
  ),
})
const queries = { sqlite: queriesOn('sqlite'), postgres: queriesOn('postgres') }

export function runReads(db: Database, workspaceId: string, dialect: DialectName): RunReads {
  const outlines = async (ids: readonly string[]): Promise<readonly RunOutline[]> => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('runs')
      .select(exactColumns(dialect, OUTLINE))
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    return rows.map((row) => {
      const { status, created_at: createdAt, ...outline } = exactRow(row)
      return { ...outline, status: status as StoredRun['status'], createdAt }
    })
  }
  return {
    ...runsToErase(db, workspaceId, dialect),

    async runs(request) {
      const page = await searchedIds(db, { workspaceId, about: 'run', dialect }, request)
      if (page.items.length === 0) return { ...page, items: [] }
      const rows = await db
        .selectFrom('runs')
        .select(exactColumns(dialect, COLUMNS))
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', page.items)
        .orderBy('id', 'desc')
        .execute()
      return { ...page, items: rows.map((row) => runOf(exactRow(row))) }
    },

    async runOutlines(request) {
      const page = await searchedIds(db, { workspaceId, about: 'run', dialect }, request)
      return { ...page, items: (await outlines(page.items)).toReversed() }
    },

    outlinesOf: outlines,

    async retentionDays(of) {
      const { days } = await db
        .selectFrom('workspaces')
        .select(of === 'runs' ? 'retention_days as days' : 'session_retention_days as days')
        .where('id', '=', workspaceId)
        .executeTakeFirstOrThrow()
      return days
    },

    async run(id) {
      const [row] = await queries[dialect].run(db, workspaceId, id)
      return row && runOf(exactRow(row))
    },

    async runIds(after, limit) {
      const rows = await db
        .selectFrom('runs')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    async misfiledRuns(ids) {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('runs')
        .select(['id', 'subject'])
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', [...ids])
        .execute()
      const texts = new Map(rows.map(({ id, subject }) => [id, runSearchText(subject)]))
      return misfiledIds(db, { workspaceId, about: 'run' }, texts)
    },

    async auditTrail(runId): Promise<AuditTrail> {
      const entries = await queries[dialect].entries(db, workspaceId, runId)
      const disclosures = await queries[dialect].disclosures(db, workspaceId, runId)
      return { entries: entries.map(exactRow), disclosures: disclosures.map(exactRow) }
    },
  }
}

export function runWrites(db: Database, workspaceId: string, dialect: DialectName): RunWrites {
  return {
    async insertRun(run) {
      await db
        .insertInto('runs')
        .values({
          id: run.id,
          workspace_id: workspaceId,
          key_id: run.keyId,
          status: 'queued',
          subject: run.subject,
          created_at: run.createdAt,
          completed_at: null,
          scorecard: null,
          failure: null,
          audit_hash: null,
          erasure: null,
        })
        .execute()
      await queueJob(db, 'run', { id: run.id, workspaceId, queuedAt: run.createdAt })
      await insertSearchText(db, workspaceId, 'run', run.id, runSearchText(run.subject))
    },

    async lockRun(id) {
      const select = db
        .selectFrom('runs')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
      // why not on SQLite: a writing transaction there already holds the whole file
      const row = await (dialect === 'postgres' ? select.forUpdate() : select).executeTakeFirst()
      return row && runOf(row)
    },

    async setRunning(id) {
      await db
        .updateTable('runs')
        .set({ status: 'running' })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    async setRetentionDays(days, of) {
      await db
        .updateTable('workspaces')
        .set(of === 'runs' ? { retention_days: days } : { session_retention_days: days })
        .where('id', '=', workspaceId)
        .execute()
    },

    async endRun(id, { status, completedAt, scorecard, failure, auditHash }) {
      await db
        .updateTable('runs')
        .set({ status, completed_at: completedAt, scorecard, failure, audit_hash: auditHash })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
      await endJob(db, 'run', id)
    },

    forgetRequests: (ids) => forgetRequestsOf(db, workspaceId, ids),

    eraseRun: (id, erasure) => eraseRunRows(db, workspaceId, id, erasure),

    async pinSnapshots(seqs) {
      if (seqs.length === 0) return
      const ofRun = db.selectFrom('source_snapshots').select('seq').where('seq', 'in', seqs)
      // why in this order: two runs that end at once never deadlock
      const free = ofRun.where('state', '=', 'free').orderBy('seq')
      const rows = await (dialect === 'postgres' ? free.forUpdate() : free).execute()
      if (rows.length > 0)
        await db
          .updateTable('source_snapshots')
          .set({ state: 'pinned' })
          .where(
            'seq',
            'in',
            rows.map(({ seq }) => seq),
          )
          .execute()
      const pinned = await ofRun.where('state', '=', 'pinned').execute()
      if (pinned.length < seqs.length)
        throw new StoreUnavailable('a snapshot was removed while a run read it')
    },

    async appendAudit(runId, entries) {
      const rows = entries.map(({ seq, hash, record }) => ({
        run_id: runId,
        seq,
        workspace_id: workspaceId,
        hash,
        record,
      }))
      if (rows.length > 0) await db.insertInto('audit_entries').values(rows).execute()
    },

    async keepDisclosures(runId, disclosures) {
      const rows = disclosures.map(({ name, salt, value }) => ({
        run_id: runId,
        name,
        workspace_id: workspaceId,
        salt,
        value,
      }))
      if (rows.length > 0) await db.insertInto('audit_disclosures').values(rows).execute()
    },
  }
}
