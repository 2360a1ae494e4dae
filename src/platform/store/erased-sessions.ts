// The sessions that are to be erased, and the deletion of what is stored of one.
import { sql } from 'kysely'
import type { SessionErasureReads, SessionErasureWrites, SessionTraces } from '../../assessment/ports.ts'
import type { Database, DialectName } from './schema/schema.ts'
import { eraseListEntry } from './schema/search.ts'

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

export function sessionErasureReads(db: Database, workspaceId: string): SessionErasureReads {
  const sessions = () => db.selectFrom('sessions').select('id').where('workspace_id', '=', workspaceId)
  return {
    async unerasedSessions(all) {
      if (all.length === 0) return []
      const unerased = sessions().where('erasure', 'is', null)
      return ids(await unerased.where('id', 'in', all).orderBy('id').execute())
    },

    async sessionsAmong(all) {
      return all.length === 0 ? [] : ids(await sessions().where('id', 'in', all).orderBy('id').execute())
    },

    async idleSessions(instant, limit) {
      const query = sessions()
        .where('erasure', 'is', null)
        .where('opened_at', '<', instant)
        .where((e) =>
          e.and([
            e.not(
              e.exists(
                e
                  .selectFrom('entries')
                  .select('entries.id')
                  .whereRef('entries.session_id', '=', 'sessions.id')
                  .where('entries.workspace_id', '=', workspaceId)
                  .where('received_at', '>=', instant),
              ),
            ),
            e.not(
              e.exists(
                e
                  .selectFrom('scorecards')
                  .select('seq')
                  .whereRef('scorecards.session_id', '=', 'sessions.id')
                  .where('scorecards.workspace_id', '=', workspaceId)
                  .where('scored_at', '>=', instant),
              ),
            ),
          ]),
        )
      return ids(await query.orderBy('opened_at').limit(limit).execute())
    },

    async erasedSessions(after, limit) {
      const erased = sessions().where('erasure', 'is not', null).where('id', '>', after)
      return ids(await erased.orderBy('id').limit(limit).execute())
    },

    async sessionTraces(sessionId) {
      const count = async (table: Traced): Promise<number> => {
        const { total } = await db
          .selectFrom<Traced>(table)
          .where('workspace_id', '=', workspaceId)
          .where('session_id', '=', sessionId)
          .select((e) => e.fn.countAll<number | string>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      }
      const traces: Record<keyof SessionTraces, number> = {
        entries: await count('entries'),
        scorecards: await count('scorecards'),
        citationChecks: await count('citation_checks'),
        messages: await count('used_messages'),
        events: await count('telemetry_events'),
      }
      return traces
    },
  }
}

type Traced = 'entries' | 'scorecards' | 'citation_checks' | 'used_messages' | 'telemetry_events'

/** What stands before the id of the session in the answers of start, submit_signal and score. */
const TOKEN = 'token":"srv1.'
/** The answer of start begins with it. */
const START = '{"session_id":"'
const ID_CHARS = 26

export function sessionErasureWrites(
  db: Database,
  workspaceId: string,
  dialect: DialectName,
): SessionErasureWrites {
  const isPostgres = dialect === 'postgres'
  const session = (id: string) =>
    db
      .selectFrom('sessions')
      .select(['pitch', 'erasure'])
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
  return {
    // why no locks on SQLite: a writing transaction there already holds the whole file
    async lockToErase(sessionId) {
      const select = session(sessionId)
      return (isPostgres ? select.forUpdate() : select).executeTakeFirst()
    },

    async isSessionErased(sessionId) {
      const select = session(sessionId)
      const row = await (isPostgres ? select.forShare() : select).executeTakeFirst()
      return row !== undefined && row.erasure !== null
    },

    async forgetSessionRequests(sessionIds) {
      if (sessionIds.length === 0) return
      const position = sql.raw(isPostgres ? 'strpos' : 'instr')
      // why by the token: each such answer has one, and it begins with the id; in a text of a caller the quotes are escaped
      const about = sql<string>`substr(answer, ${position}(answer, ${TOKEN}) + ${TOKEN.length}, ${ID_CHARS})`
      const begins = sql<boolean>`substr(answer, 1, ${START.length}) = ${START}`
      await db
        .updateTable('idempotency_keys')
        // why not deleted: the same request would open the session again
        .set({ request_hash: '', answer: '' })
        .where('workspace_id', '=', workspaceId)
        .where(begins)
        .where(about, 'in', sessionIds)
        .execute()
      await db
        .deleteFrom('idempotency_keys')
        .where('workspace_id', '=', workspaceId)
        .where(about, 'in', sessionIds)
        .execute()
    },

    async eraseSession(sessionId, erasure, quotes) {
      const ofSession = (
        table: 'entries' | 'scorecards' | 'category_changes' | 'used_messages' | 'citation_checks',
      ) => db.deleteFrom(table).where('workspace_id', '=', workspaceId).where('session_id', '=', sessionId)
      await db
        .updateTable('sessions')
        .set({ pitch: '', progress: '', current: null, erasure })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', sessionId)
        .execute()
      for (const table of [
        'entries',
        'scorecards',
        'category_changes',
        'used_messages',
        'citation_checks',
      ] as const)
        await ofSession(table).execute()
      if (quotes.length > 0)
        await db
          .deleteFrom('citation_checks')
          .where('workspace_id', '=', workspaceId)
          .where('session_id', 'is', null)
          .where('verbatim', 'in', quotes)
          .execute()
      await db
        .updateTable('telemetry_events')
        // why not deleted: the counts of events stay as they were
        .set({ payload: '{}', verdict: null, total_score: null })
        .where('workspace_id', '=', workspaceId)
        .where('session_id', '=', sessionId)
        .execute()
      await db
        .deleteFrom('log_disclosures')
        .where('workspace_id', '=', workspaceId)
        .where('chain', '=', sessionId)
        .execute()
      await eraseListEntry(db, workspaceId, 'session', sessionId)
    },
  }
}
