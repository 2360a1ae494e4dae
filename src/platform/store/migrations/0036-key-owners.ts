// Keeps which member a key belongs to, and who was given each of its secrets. The owner of a key from before is the person who was
// given its last known secret, while they are still in the workspace; a key without one belongs to the workspace.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

export async function addKeyOwners(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema.alterTable('api_keys').addColumn('owner_id', 'text').execute()
  await db.schema.alterTable('api_key_secrets').addColumn('holder_id', 'text').execute()
  const lastHolder = dialect === 'postgres' ? sql`(holders::json ->> -1)` : sql`(holders ->> '$[#-1]')`
  await sql`update api_keys set owner_id = ${lastHolder}
    where holders is not null and exists (
      select 1 from memberships
      where memberships.workspace_id = api_keys.workspace_id and memberships.user_id = ${lastHolder})`.execute(
    db,
  )
}
