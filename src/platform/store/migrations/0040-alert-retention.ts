// Lets a workspace erase its alerts after some days.
import { type Kysely, sql } from 'kysely'

export async function addAlertRetention(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('workspaces').addColumn('alert_retention_days', 'integer').execute()
  // why partial: an erased alert keeps its row, and would be looked at again in each pass
  await sql`create index watch_alerts_kept on watch_alerts (workspace_id, id) where alert is not null`.execute(
    db,
  )
}
