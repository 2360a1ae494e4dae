// The log of a workspace inside a transaction that began without one, such as a change of people or keys.
import { sql } from 'kysely'
import type { Recording } from '../../accounts/ports.ts'
import { logReads, logWrites } from './audit-log.ts'
import type { Database, DialectName } from './schema/schema.ts'

/** Names the workspace of a transaction to row-level security, which SQLite does not have. */
export async function nameWorkspace(
  { tx, dialect }: { readonly tx: Database; readonly dialect: DialectName },
  workspaceId: string,
): Promise<void> {
  if (dialect === 'postgres')
    await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(tx)
}

/** Records a change. why last in its transaction: the head of the log is the last lock that anything takes. */
export async function recordIn<T>(
  { tx, dialect }: { readonly tx: Database; readonly dialect: DialectName },
  workspaceId: string,
  record: Recording<T> | undefined,
  changed: T,
): Promise<void> {
  if (record === undefined) return
  await nameWorkspace({ tx, dialect }, workspaceId)
  const tenant = { ...logReads(tx, workspaceId, dialect), ...logWrites(tx, workspaceId, dialect) }
  await record(tenant, changed)
}

/**
 * Records a change of an account in each workspace of it, inside `oneAtATime`. why only there: it takes the heads of several logs, so no two
 * transactions may do that at one time.
 */
export async function recordInEach(
  within: { readonly tx: Database; readonly dialect: DialectName },
  accountId: string,
  record: Recording | undefined,
): Promise<void> {
  const rows = await within.tx
    .selectFrom('memberships')
    .select('workspace_id')
    .where('user_id', '=', accountId)
    .orderBy('workspace_id')
    .execute()
  for (const { workspace_id } of rows) await recordIn(within, workspace_id, record, undefined)
}
