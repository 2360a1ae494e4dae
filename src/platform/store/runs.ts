// Diligence runs of one workspace with their audit chains.
import { sql } from 'kysely'
import type { AuditTrail, RunOutline, RunReads, RunWrites, StoredRun } from '../../diligence/ports.ts'
import { type ListReads, StoreUnavailable } from '../../call/ports.ts'
import { eraseRunRows, forgetRequestsOf, runsToErase } from './erased-runs.ts'
import { exactColumns, exactRow } from './exact-text.ts'
import { endJob, queueJob, queueReads } from './work-queue.ts'
import { listedIntegers } from './schema/listed-integers.ts'
import { prepared, preparedRows } from './schema/prepared.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'
import { runFacts, runSearchText } from './schema/list-facts.ts'
import {
  changeListEntry,
  insertListEntry,
  listEntries,
  misfiledIds,
  searchedIds,
  updateListFacts,
} from './schema/search.ts'

const RETAINED = {
  runs: 'retention_days',
  sessions: 'session_retention_days',
  alerts: 'alert_retention_days',
} as const

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

export const listReads = (db: Database, workspaceId: string): ListReads => ({
  listEntry: async (about, id) => (await listEntries(db, workspaceId, about, [id])).get(id),
})

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
    ...listReads(db, workspaceId),
    ...runsToErase(db, workspaceId, dialect),

    async runs(request) {
      const page = await searchedIds(db, { workspaceId, about: 'run', dialect }, request)
      if (page.items.length === 0) return { ...page, items: [] }
      const rows = await db
        .selectFrom('runs')
        .select(exactColumns(dialect, COLUMNS))
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', page.items)
        .execute()
      const entries = await listEntries(db, workspaceId, 'run', page.items)
      const stored = new Map(rows.map((row) => runOf(exactRow(row))).map((run) => [run.id, run]))
      return {
        ...page,
        items: page.items.flatMap((id) => {
          const [run, entry] = [stored.get(id), entries.get(id)]
          return run === undefined || entry === undefined ? [] : [{ ...run, entry }]
        }),
      }
    },

    async runOutlines(request) {
      const all = { ...request, archived: 'with' } as const
      const page = await searchedIds(db, { workspaceId, about: 'run', dialect }, all)
      return { ...page, items: (await outlines(page.items)).toReversed() }
    },

    outlinesOf: outlines,

    async retentionDays(of) {
      const { days } = await db
        .selectFrom('workspaces')
        .select(`${RETAINED[of]} as days`)
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
        .select(['id', 'subject', 'status', 'scorecard', 'erasure'])
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', [...ids])
        .execute()
      const expected = new Map(
        rows.map((row) => [row.id, { text: runSearchText(row.subject), ...runFacts(row) }]),
      )
      return misfiledIds(db, { workspaceId, about: 'run' }, expected)
    },

    async auditTrail(runId): Promise<AuditTrail> {
      const entries = await queries[dialect].entries(db, workspaceId, runId)
      const disclosures = await queries[dialect].disclosures(db, workspaceId, runId)
      return { entries: entries.map(exactRow), disclosures: disclosures.map(exactRow) }
    },
  }
}

export function runWrites(db: Database, workspaceId: string, dialect: DialectName): RunWrites {
  const setFacts = (id: string, run: Parameters<typeof runFacts>[0]): Promise<unknown> => {
    const { state, verdict, figure, upside } = runFacts(run)
    return updateListFacts(db, state, verdict, figure, upside, workspaceId, 'run', id)
  }
  return {
    ...listReads(db, workspaceId),
    ...queueReads(db, workspaceId),

    changeListEntry: (about, id, change) => changeListEntry(db, { workspaceId, about, id, dialect }, change),

    async insertRun(run, owner = { id: run.keyId, name: '' }) {
      await insertQueued(db, run.id, workspaceId, run.keyId, run.subject, run.createdAt)
      await queueJob(db, 'run', { id: run.id, workspaceId, queuedAt: run.createdAt })
      const entry = { text: runSearchText(run.subject), state: 'queued', owner }
      await insertListEntry(db, { workspaceId, about: 'run', id: run.id }, entry)
    },

    async lockRun(id) {
      const [row] = await lockedRun[dialect](db, workspaceId, id)
      return row && runOf(row)
    },

    async setRunning(id) {
      const [row] = await updateRunning(db, workspaceId, id)
      if (row !== undefined) await setFacts(id, row)
      return row && runOf(row)
    },

    async setRetentionDays(days, of) {
      await db
        .updateTable('workspaces')
        .set({ [RETAINED[of]]: days })
        .where('id', '=', workspaceId)
        .execute()
    },

    async endRun(id, { status, completedAt, scorecard, failure, auditHash }) {
      await updateEnded(db, status, completedAt, scorecard, failure, auditHash, workspaceId, id)
      await setFacts(id, { status, scorecard, erasure: null })
      await endJob(db, 'run', id)
    },

    forgetRequests: (ids) => forgetRequestsOf(db, workspaceId, ids),

    eraseRun: (id, erasure) => eraseRunRows(db, workspaceId, id, erasure),

    async pinSnapshots(seqs) {
      if (seqs.length === 0) return
      const ofRun = db.selectFrom('source_snapshots').select('seq').where('seq', 'in', seqs)
      // why first: a pinned snapshot stays pinned, and mostly an earlier run has pinned them all
      const already = await countPinned[dialect](db, JSON.stringify(seqs))
      if (Number(already[0]?.count) === new Set(seqs).size) return
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
      await insertEntries(db, rows)
    },

    async keepDisclosures(runId, disclosures) {
      const rows = disclosures.map(({ name, salt, value }) => ({
        run_id: runId,
        name,
        workspace_id: workspaceId,
        salt,
        value,
      }))
      await insertDisclosures(db, rows)
    },
  }
}

const insertQueued = prepared(
  5,
  (db, id: string, workspace_id: string, key_id: string, subject: string, created_at: string) =>
    db.insertInto('runs').values({
      id,
      workspace_id,
      key_id,
      status: 'queued',
      subject,
      created_at,
      completed_at: null,
      scorecard: null,
      failure: null,
      audit_hash: null,
      erasure: null,
    }),
)

const selectRun = (db: Database, workspaceId: string, id: string) =>
  db.selectFrom('runs').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id)

const lockedRun = {
  // why: a writing transaction of SQLite already holds the whole file
  sqlite: prepared(2, selectRun),
  postgres: prepared(2, (db, workspaceId: string, id: string) => selectRun(db, workspaceId, id).forUpdate()),
}

const updateRunning = prepared(2, (db, workspaceId: string, id: string) =>
  db
    .updateTable('runs')
    .set({ status: 'running' })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returningAll(),
)

const updateEnded = prepared(
  7,
  (
    db,
    status: string,
    completed_at: string | null,
    scorecard: string | null,
    failure: string | null,
    audit_hash: string | null,
    workspaceId: string,
    id: string,
  ) =>
    db
      .updateTable('runs')
      .set({ status, completed_at, scorecard, failure, audit_hash })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id),
)

const countPinnedOn = (dialect: DialectName) =>
  prepared(1, (db, seqs: string) =>
    db
      .selectFrom('source_snapshots')
      .select(sql<number | string>`count(*)`.as('count'))
      .where('seq', 'in', listedIntegers[dialect](seqs))
      .where('state', '=', 'pinned'),
  )
const countPinned = { sqlite: countPinnedOn('sqlite'), postgres: countPinnedOn('postgres') }

const insertEntries = preparedRows(
  ['run_id', 'seq', 'workspace_id', 'hash', 'record'],
  (db, rows: readonly Tables['audit_entries'][]) => db.insertInto('audit_entries').values([...rows]),
)

const insertDisclosures = preparedRows(
  ['run_id', 'name', 'workspace_id', 'salt', 'value'],
  (db, rows: readonly Tables['audit_disclosures'][]) => db.insertInto('audit_disclosures').values([...rows]),
)
