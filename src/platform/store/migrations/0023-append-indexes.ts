// Indexes what an append to the log reads, so that it reads a few rows whatever the length of the log: the entries that rotate its
// key, and the last leaf of a chain.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

export async function indexAppends(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const position = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr')
  await sql`create index log_entries_rotations on log_entries (workspace_id, chain, seq)
    where chain = 'log' and ${position}(record, '"type":"key.rotated"') > 0`.execute(db)
  // why not the index before: it has the other levels too, and PostgreSQL then prefers to sort all leaves of the chain
  await sql`create index audit_leaves_by_run on audit_subtrees (workspace_id, run_id, level, position) where level = 0`.execute(
    db,
  )
  await sql`drop index audit_subtrees_by_run`.execute(db)
}
