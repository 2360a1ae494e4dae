// Adds the erasure of a session, the days after which a workspace erases its sessions, and what finds the rows to erase.
import { type Kysely, sql } from 'kysely'

export async function addErasedSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('erasure', 'text').execute()
  // why not the days of runs: a workspace that set those did not agree to lose its assessments
  await db.schema.alterTable('workspaces').addColumn('session_retention_days', 'integer').execute()
  await sql`create index sessions_to_erase on sessions (workspace_id, opened_at) where erasure is null`.execute(
    db,
  )
  await sql`create index sessions_erased on sessions (workspace_id, id) where erasure is not null`.execute(db)
  const index = (table: string, columns: string[]): Promise<void> =>
    db.schema.createIndex(`${table}_by_session`).on(table).columns(columns).execute()
  await index('telemetry_events', ['workspace_id', 'session_id'])
  await index('used_messages', ['workspace_id', 'session_id'])
}
