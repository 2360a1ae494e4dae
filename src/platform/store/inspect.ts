// Describes an open store to operators: whether its settings fit this program, and how much it holds.
import { sql } from 'kysely'
import { dashboardKeyId } from '../../accounts/ports.ts'
import { sqlitePragmas } from './sqlite.ts'
import type { OpenStore } from './store.ts'

/** One line on a correctly configured store. Throws an Error that names the wrong settings. */
export function describeStore(store: OpenStore): Promise<string> {
  return store.dialect === 'postgres' ? describePostgres(store) : describeSqlite(store)
}

/** The numbers of workspaces and keys. */
export async function countAccounts({
  db,
}: OpenStore): Promise<{ readonly workspaces: number; readonly keys: number }> {
  const count = (table: 'workspaces' | 'api_keys') =>
    db.selectFrom(table).select((eb) => eb.fn.countAll<number | string>().as('n'))
  const workspaces = await count('workspaces').executeTakeFirstOrThrow()
  const keys = await count('api_keys')
    .where('id', 'not like', dashboardKeyId('%'))
    .where('id', 'not like', 'agent:%')
    .executeTakeFirstOrThrow()
  return { workspaces: Number(workspaces.n), keys: Number(keys.n) }
}

async function describePostgres(store: OpenStore): Promise<string> {
  const { rows } = await sql<{ version: string; bypass: boolean; endless: boolean }>`
    select current_setting('server_version') as version, rolsuper or rolbypassrls as bypass,
      current_setting('statement_timeout') in ('0', '') as endless
    from pg_roles where rolname = current_user`.execute(store.db)
  const [row] = rows
  if (row?.bypass) {
    throw new Error(
      'the login may bypass row-level security; use a role that is neither superuser nor BYPASSRLS',
    )
  }
  // why only behind a pooler: elsewhere each connection sets its own
  if (row?.endless)
    throw new Error(
      "behind the pooler a statement may run for ever. Run in PostgreSQL: alter role current_user set statement_timeout = '10s'; " +
        "alter role current_user set idle_in_transaction_session_timeout = '30s'",
    )
  await store.proveWrite()
  return `PostgreSQL ${row?.version}, row-level security binds this login, writable`
}

async function describeSqlite(store: OpenStore): Promise<string> {
  for (const [name, expected] of Object.entries(sqlitePragmas)) {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db)
    const [actual] = Object.values(rows[0] ?? {})
    if (actual !== expected) throw new Error(`pragma ${name} is ${String(actual)}, not ${expected}`)
  }
  await store.proveWrite()
  return 'SQLite, WAL, synchronous FULL, writable'
}
