// Adds to each scorecard the hash of the entry of the audit log that seals it. Scorecards from before have none.
import type { Kysely } from 'kysely'

export async function addSealedScorecards(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('scorecards').addColumn('audit_hash', 'text').execute()
}
