// The writes of one workspace, inside one transaction.
import { type RawBuilder, sql } from 'kysely'
import type { TenantWrites } from './tenant.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import { searchText } from '../../base/search-text.ts'
import { logWrites } from './audit-log.ts'
import { batchWrites } from './batches.ts'
import { caseWrites } from './cases.ts'
import { digestWrites } from './digests.ts'
import { portfolioWrites } from './portfolios.ts'
import { prepared } from './schema/prepared.ts'
import { sessionErasureWrites } from './erased-sessions.ts'
import { ledgerState, listOf, sessionOfRow } from './rows.ts'
import { runWrites } from './runs.ts'
import { savedViewWrites } from './saved-views.ts'
import { usageWrites } from './usage.ts'
import { webhookWrites } from './webhooks.ts'
import { watchWrites } from './watch.ts'
import type { Database, DialectName } from './schema/schema.ts'
import { sessionFacts } from './schema/list-facts.ts'
import { insertListEntry, updateListFacts } from './schema/search.ts'
import { type Numbered, selectSession, sessionById, tenantReads } from './tenant-reads.ts'

/** Reads and writes of a workspace inside one transaction. */
export function tenantWrites(db: Database, workspaceId: string, dialect: DialectName): TenantWrites {
  const reads = tenantReads(db, workspaceId, dialect)
  const setFacts = (id: string, current: string | null): Promise<unknown> => {
    const { state, verdict, figure, upside } = sessionFacts({ current, erasure: null })
    return updateListFacts(db, state, verdict, figure, upside, workspaceId, 'session', id)
  }
  return {
    ...reads,
    ...runWrites(db, workspaceId, dialect),
    ...logWrites(db, workspaceId, dialect),
    ...portfolioWrites(db, workspaceId, dialect),
    ...batchWrites(db, workspaceId, dialect),
    ...webhookWrites(db, workspaceId, dialect),
    ...watchWrites(db, workspaceId, dialect),
    ...digestWrites(db, workspaceId),
    ...caseWrites(db, workspaceId, dialect),
    ...savedViewWrites(db, workspaceId),
    ...usageWrites(db, workspaceId),
    ...sessionErasureWrites(db, workspaceId, dialect),

    async lockSession(id) {
      // why not on SQLite: a writing transaction there already holds the whole file
      const select = dialect === 'postgres' ? lockSession : selectSession
      const [row] = await select(db, workspaceId, id)
      return row && sessionOfRow(row)
    },

    async insertSession(session, owner = { id: session.keyId, name: '' }) {
      const { id, keyId, pitch, openedAt } = session
      const { rev, progress, category, current } = ledgerState(session)
      await insertSession(db, id, workspaceId, keyId, pitch, openedAt, rev, progress, category, current)
      await insertListEntry(
        db,
        { workspaceId, about: 'session', id },
        { text: searchText(pitch), state: 'unscored', owner },
      )
      if (current !== null) await setFacts(id, current)
    },

    async updateSession(session) {
      const { rev, progress, category, current } = ledgerState(session)
      await updateSession(db, rev, progress, category, current, workspaceId, session.id)
      await setFacts(session.id, current)
    },

    async putEntry(sessionId, rev, entry) {
      await upsertEntry(
        db,
        workspaceId,
        sessionId,
        entry.id,
        entry.axis,
        entry.kind,
        canonicalJson(entry.value),
        rev,
        entry.received_at,
        entry.age_days,
        JSON.stringify(entry.head),
        JSON.stringify(entry.reads),
        entry.verify && JSON.stringify(entry.verify),
        entry.flags.join(','),
        entry.proof ? JSON.stringify(entry.proof) : null,
        entry.sent_by ?? null,
      )
    },

    async claimMessage(identity, sessionId, at) {
      await db
        .insertInto('used_messages')
        .values({ identity, workspace_id: workspaceId, session_id: sessionId, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await db
        .selectFrom('used_messages')
        .select('session_id')
        .where('workspace_id', '=', workspaceId)
        .where('identity', '=', identity)
        .executeTakeFirst()
      return row?.session_id === sessionId
    },

    async flagEntries(sessionId, ids, flag) {
      if (ids.length === 0) return
      const rows = await db
        .selectFrom('entries')
        .select(['id', 'flags'])
        .where('workspace_id', '=', workspaceId)
        .where('session_id', '=', sessionId)
        .where('id', 'in', ids)
        .execute()
      for (const { id, flags } of rows) {
        await db
          .updateTable('entries')
          .set({ flags: [...listOf(flags), flag].join(',') })
          .where('workspace_id', '=', workspaceId)
          .where('session_id', '=', sessionId)
          .where('id', '=', id)
          .execute()
      }
    },

    async setVerifications(sessionId, entries) {
      for (const { id, verify, reads: pages, flags } of entries) {
        await db
          .updateTable('entries')
          .set({
            verify: verify && JSON.stringify(verify),
            reads: JSON.stringify(pages),
            flags: flags.join(','),
          })
          .where('workspace_id', '=', workspaceId)
          .where('session_id', '=', sessionId)
          .where('id', '=', id)
          .execute()
      }
    },

    async recordCitations(records, most) {
      if (records.length === 0) return
      await db
        .insertInto('citation_checks')
        .values(
          records.map(({ id, sentBy, sessionId, verbatim, sourceUrl, check }) => ({
            id,
            workspace_id: workspaceId,
            sent_by: sentBy,
            session_id: sessionId,
            verbatim,
            source_url: sourceUrl,
            result: JSON.stringify(check),
          })),
        )
        .execute()
      const oldest = await db
        .selectFrom('citation_checks')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .orderBy('id', 'desc')
        .offset(most)
        .limit(1)
        .executeTakeFirst()
      if (oldest === undefined) return
      await db
        .deleteFrom('citation_checks')
        .where('workspace_id', '=', workspaceId)
        .where('id', '<=', oldest.id)
        .execute()
    },

    async recordCategory(sessionId, { at, category }) {
      await insertCategory(db, sessionId, workspaceId, at, category)
    },

    async insertScorecard(sessionId, scorecard) {
      const { rev, category, scoredAt, total, verdict, assessment, auditHash } = scorecard
      await db
        .insertInto('scorecards')
        .values({
          session_id: sessionId,
          seq: nextSeq('scorecards', workspaceId, sessionId),
          workspace_id: workspaceId,
          rev,
          category,
          scored_at: scoredAt,
          total,
          verdict,
          assessment,
          audit_hash: auditHash,
        })
        .execute()
    },

    async spendQuota(month, limit) {
      if (limit < 1) return false
      const result = await db
        .insertInto('quotas')
        .values({ workspace_id: workspaceId, month, used: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['workspace_id', 'month'])
            .doUpdateSet((eb) => ({ used: eb('quotas.used', '+', 1) }))
            .where('quotas.used', '<', limit),
        )
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async claimIdempotency(key, requestHash, { at, forgetBefore }) {
      await forgetRequests(db, workspaceId, forgetBefore)
      const claims = await claimRequest(db, workspaceId, key, requestHash, at)
      return claims.length > 0 ? undefined : reads.idempotencyRecord(key)
    },

    async completeIdempotency(key, answer) {
      await answerRequest(db, answer, workspaceId, key)
    },

    async insertEvent(event) {
      await db
        .insertInto('telemetry_events')
        .values({
          id: event.id,
          workspace_id: workspaceId,
          key_id: event.keyId,
          session_id: event.sessionId,
          event_kind: event.eventKind,
          payload: event.payload,
          verdict: event.verdict,
          total_score: event.totalScore,
          at: event.at,
        })
        .execute()
    },
  }
}

const forgetRequests = prepared(2, (db, workspaceId: string, before: string) =>
  db.deleteFrom('idempotency_keys').where('workspace_id', '=', workspaceId).where('at', '<', before),
)

const claimRequest = prepared(4, (db, workspace_id: string, key: string, request_hash: string, at: string) =>
  db
    .insertInto('idempotency_keys')
    .values({ workspace_id, key, request_hash, answer: '', at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
)

const answerRequest = prepared(3, (db, answer: string, workspaceId: string, key: string) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key),
)

const lockSession = prepared(2, (db, workspaceId: string, id: string) =>
  sessionById(db, workspaceId, id).forUpdate(),
)

const insertSession = prepared(
  9,
  (
    db,
    id: string,
    workspace_id: string,
    key_id: string,
    pitch: string,
    opened_at: string,
    rev: number,
    progress: string,
    category: string,
    current: string | null,
  ) =>
    db.insertInto('sessions').values({
      id,
      workspace_id,
      key_id,
      pitch,
      opened_at,
      rev,
      progress,
      category,
      current,
      erasure: null,
    }),
)

const insertCategory = prepared(
  4,
  (db, session_id: string, workspace_id: string, at: string, category: string) =>
    db.insertInto('category_changes').values({
      session_id,
      seq: nextSeq('category_changes', workspace_id, session_id),
      workspace_id,
      at,
      category,
    }),
)

const updateSession = prepared(
  6,
  (
    db,
    rev: number,
    progress: string,
    category: string,
    current: string | null,
    workspaceId: string,
    id: string,
  ) =>
    db
      .updateTable('sessions')
      .set({ rev, progress, category, current })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id),
)

const upsertEntry = prepared(
  15,
  (
    db,
    workspace_id: string,
    session_id: string,
    id: string,
    axis: string,
    kind: string,
    value: string,
    rev: number,
    received_at: string,
    age_days: number | null,
    head: string,
    reads: string,
    verify: string | null,
    flags: string,
    proof: string | null,
    sent_by: string | null,
  ) => {
    const state = { rev, received_at, age_days, head, reads, verify, flags, proof, sent_by }
    return db
      .insertInto('entries')
      .values({ workspace_id, session_id, id, axis, kind, value, ...state })
      .onConflict((conflict) => conflict.columns(['session_id', 'id']).doUpdateSet(state))
  },
)

/** The number of the next row of a session, from 1. */
const nextSeq = (table: Numbered, workspaceId: string, sessionId: string): RawBuilder<number> =>
  sql<number>`(select coalesce(max(seq), 0) + 1 from ${sql.table(table)} where workspace_id = ${workspaceId} and session_id = ${sessionId})`
