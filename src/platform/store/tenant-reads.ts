// The reads of one workspace. Every query names the workspace; on PostgreSQL, row-level security enforces it again.
import type { ListedSession } from '../../assessment/ports.ts'
import type { ListEntry } from '../../call/ports.ts'
import type { TenantReads } from './tenant.ts'
import { searchText } from '../../base/search-text.ts'
import { logReads } from './audit-log.ts'
import { batchReads } from './batches.ts'
import { caseReads } from './cases.ts'
import { digestReads } from './digests.ts'
import { portfolioReads } from './portfolios.ts'
import { webhookReads } from './webhooks.ts'
import { sessionErasureReads } from './erased-sessions.ts'
import { prepared } from './schema/prepared.ts'
import { runReads } from './runs.ts'
import { savedViewReads } from './saved-views.ts'
import { usageReads } from './usage.ts'
import { watchReads } from './watch.ts'
import { citationOfRow, entryOf, eventOfRow, scorecardOf, sessionOfRow, summaryOf } from './rows.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'
import { parsedObject, sessionFacts } from './schema/list-facts.ts'
import { listEntries, misfiledIds, searchedIds } from './schema/search.ts'

/** Reads a workspace through a connection that sees one state of the store. */
export function tenantReads(db: Database, workspaceId: string, dialect: DialectName): TenantReads {
  return {
    ...runReads(db, workspaceId, dialect),
    ...logReads(db, workspaceId, dialect),
    ...portfolioReads(db, workspaceId),
    ...batchReads(db, workspaceId),
    ...webhookReads(db, workspaceId),
    ...watchReads(db, workspaceId, dialect),
    ...digestReads(db, workspaceId),
    ...caseReads(db, workspaceId, dialect),
    ...savedViewReads(db, workspaceId),
    ...usageReads(db, workspaceId),
    ...sessionErasureReads(db, workspaceId),

    async session(id) {
      const [row] = await selectSession(db, workspaceId, id)
      return row && sessionOfRow(row)
    },

    async misfiledSessions(after, limit) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'pitch', 'current', 'erasure'])
        .where('workspace_id', '=', workspaceId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      const misfiled = (of: typeof rows): Promise<readonly string[]> =>
        misfiledIds(
          db,
          { workspaceId, about: 'session' },
          new Map(of.map((row) => [row.id, { text: searchText(row.pitch), ...sessionFacts(row) }])),
        )
      const ids = await misfiled(rows)
      if (ids.length === 0) return { ids, last: rows.at(-1)?.id }
      // why again: evidence may have come between the two reads
      const again = await db
        .selectFrom('sessions')
        .select(['id', 'pitch', 'current', 'erasure'])
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', ids)
        .execute()
      return { ids: await misfiled(again), last: rows.at(-1)?.id }
    },

    async sessions(request) {
      const page = await searchedIds(db, { workspaceId, about: 'session', dialect }, request)
      if (page.items.length === 0) return { ...page, items: [] }
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', page.items)
        .execute()
      const entries = await listEntries(db, workspaceId, 'session', page.items)
      const stored = new Map(rows.map((row) => [row.id, row]))
      return {
        ...page,
        items: page.items.flatMap((id) => {
          const [its, entry] = [stored.get(id), entries.get(id)]
          return its === undefined || entry === undefined ? [] : [listedSession(its, entry)]
        }),
      }
    },

    async events({ before, limit }) {
      const rows = await db
        .selectFrom('telemetry_events')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .$if(before !== undefined, (q) => q.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(eventOfRow)
    },

    async eventCounts(since) {
      const rows = await db
        .selectFrom('telemetry_events')
        .where('workspace_id', '=', workspaceId)
        .where('at', '>=', since)
        .groupBy('event_kind')
        .select((e) => [
          'event_kind as kind',
          e.fn.countAll<number | string>().as('events'),
          e.fn.count<number | string>('session_id').distinct().as('sessions'),
        ])
        .execute()
      return rows.map(({ kind, events, sessions }) => ({
        kind,
        events: Number(events),
        sessions: Number(sessions),
      }))
    },

    async quotaUsed(month) {
      const row = await db
        .selectFrom('quotas')
        .select('used')
        .where('workspace_id', '=', workspaceId)
        .where('month', '=', month)
        .executeTakeFirst()
      return row?.used ?? 0
    },

    async entries(sessionId) {
      const rows = await selectEntries(db, workspaceId, sessionId)
      return rows.map(entryOf)
    },

    async entriesSince(sessionId, rev) {
      const rows = await db
        .selectFrom('entries')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('session_id', '=', sessionId)
        .where('rev', '>', rev)
        .orderBy('rev')
        .execute()
      return rows.map(({ id }) => id)
    },

    async latestScorecard(sessionId) {
      const row = await ofSession(db, 'scorecards', workspaceId, sessionId)
        .selectAll()
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && scorecardOf(row)
    },

    async scorecards(sessionId) {
      const rows = await ofSession(db, 'scorecards', workspaceId, sessionId)
        .selectAll()
        .orderBy('seq')
        .execute()
      return rows.map(scorecardOf)
    },

    async sealedSessions(after, limit) {
      const rows = await db
        .selectFrom('scorecards')
        .select('session_id')
        .distinct()
        .where('workspace_id', '=', workspaceId)
        .where('audit_hash', 'is not', null)
        .where('session_id', '>', after)
        .orderBy('session_id')
        .limit(limit)
        .execute()
      return rows.map(({ session_id: id }) => id)
    },

    async scorecardHistory(sessionId) {
      const rows = await ofSession(db, 'scorecards', workspaceId, sessionId)
        .select(['rev', 'category', 'scored_at', 'total', 'verdict'])
        .orderBy('seq')
        .execute()
      return rows.map(summaryOf)
    },

    categoryHistory: (sessionId) =>
      ofSession(db, 'category_changes', workspaceId, sessionId)
        .select(['at', 'category'])
        .orderBy('seq')
        .execute(),

    async citationRecords({ before, limit }) {
      const rows = await db
        .selectFrom('citation_checks')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .$if(before !== undefined, (q) => q.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(citationOfRow)
    },

    async idempotencyRecord(key) {
      const row = await db
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('key', '=', key)
        .executeTakeFirst()
      return row && { requestHash: row.request_hash, answer: row.answer, at: row.at }
    },
  }
}

/** The progress map of one session, which is all that polling needs. */
export async function storedProgress(
  db: Database,
  workspaceId: string,
  sessionId: string,
): Promise<string | undefined> {
  const [row] = await selectProgress(db, workspaceId, sessionId)
  return row?.progress
}

const selectProgress = prepared(2, (db, workspaceId: string, id: string) =>
  db.selectFrom('sessions').select('progress').where('workspace_id', '=', workspaceId).where('id', '=', id),
)

/** One session, as a query that has not run. */
export const sessionById = (db: Database, workspaceId: string, id: string) =>
  db.selectFrom('sessions').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id)

export const selectSession = prepared(2, (db, workspaceId: string, id: string) =>
  sessionById(db, workspaceId, id),
)

const selectEntries = prepared(2, (db, workspaceId: string, sessionId: string) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('session_id', '=', sessionId)
    .orderBy('rev'),
)

export type Numbered = 'scorecards' | 'category_changes'

/** The rows of a session in a table that numbers them. */
export const ofSession = <T extends Numbered>(
  db: Database,
  table: T,
  workspaceId: string,
  sessionId: string,
) =>
  db.selectFrom<Numbered>(table).where('workspace_id', '=', workspaceId).where('session_id', '=', sessionId)

/** A session as lists have it: without its scores where they were altered, so that the rest of the list is shown. */
function listedSession(row: Tables['sessions'], entry: ListEntry): ListedSession {
  const { scores } = row.current === null ? { scores: [] } : parsedObject(row.current)
  return Array.isArray(scores)
    ? { ...sessionOfRow(row), entry }
    : { ...sessionOfRow({ ...row, current: null }), entry: { ...entry, isUnreadable: true } }
}
