// The rows of one workspace, read and altered beneath the service, as one does who holds the database.
import { type RawBuilder, sql } from 'kysely'
import { checkStore } from '../../src/main/check-store.ts'
import { type Tables, tenantTables } from '../../src/platform/store/schema/schema.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { LOG_KEY, type World } from './world.ts'

/** One transaction in which the workspace's rows are visible, on either store. */
export const inTenant = <T>(
  store: OpenStore,
  workspaceId: string,
  work: (db: OpenStore['db']) => Promise<T>,
): Promise<T> =>
  store.db.transaction().execute(async (db) => {
    if (store.dialect === 'postgres')
      await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
    return work(db)
  })

export const alterTenant = (
  store: OpenStore,
  workspaceId: string,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> =>
  inTenant(store, workspaceId, async (db) => {
    for (const statement of statements) await statement.execute(db)
  })

export const tenantRows = (
  store: OpenStore,
  workspaceId: string,
  table: keyof Tables,
): Promise<readonly Record<string, unknown>[]> =>
  inTenant(store, workspaceId, async (db) => {
    const all = sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} where workspace_id = ${workspaceId}`
    return (await all.execute(db)).rows
  })

/** The tables of the workspace that hold one of the texts. */
export async function tablesHolding(
  store: OpenStore,
  workspaceId: string,
  texts: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const table of tenantTables) {
    const rows = JSON.stringify(await tenantRows(store, workspaceId, table))
    if (texts.some((text) => rows.includes(JSON.stringify(text).slice(1, -1)))) found.push(table)
  }
  return found
}

/** What `assay fsck` says about a workspace. */
export async function storeFaults(
  store: OpenStore,
  auditLog: World['ports']['auditLog'],
  workspaceId: string,
): Promise<readonly string[]> {
  const found: string[] = []
  await checkStore(
    { store, auditLog, key: LOG_KEY, pause: () => Promise.resolve() },
    ({ about, says }) => about.includes(workspaceId) && found.push(says),
  )
  return found
}
