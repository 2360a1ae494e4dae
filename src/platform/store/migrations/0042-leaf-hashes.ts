// Keeps only leaves in the index of hashes of the audit log on SQLite: nothing looks up the hash of a larger subtree, and hashes come in no
// order, so that each of them writes a page of its own with every append. PostgreSQL keeps its index, which it finds without a condition.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

export async function indexLeafHashes(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  if (dialect !== 'sqlite') return
  await sql`create index audit_leaves_by_hash on audit_subtrees (workspace_id, hash) where level = 0`.execute(
    db,
  )
  await sql`drop index audit_subtrees_by_hash`.execute(db)
}
