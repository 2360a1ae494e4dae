// Adds the erasure of a run, the days after which a workspace erases its runs, and what finds the runs to erase.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

export async function addErasure(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema.alterTable('runs').addColumn('erasure', 'text').execute()
  await db.schema.alterTable('workspaces').addColumn('retention_days', 'integer').execute()
  // why only these: what is erased is never looked for again, and there may be many
  await sql`create index runs_to_erase on runs (workspace_id, created_at) where erasure is null`.execute(db)
  // why a hash: an index of PostgreSQL takes no long text
  const subject = dialect === 'postgres' ? sql`md5(subject)` : sql`subject`
  await sql`create index runs_by_subject on runs (workspace_id, ${subject}) where erasure is null`.execute(db)
}
