// Adds row-level security, the second check after the predicates, to the tables of a migration.
import { type Kysely, sql } from 'kysely'

/** PostgreSQL shows and accepts only rows of the workspace the transaction names. */
export async function enforceTenants(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    const table = sql.table(name)
    await sql`alter table ${table} enable row level security`.execute(db)
    // why force: without it the table's owner, which is our login, is exempt
    await sql`alter table ${table} force row level security`.execute(db)
    await sql`create policy one_workspace on ${table}
      using (workspace_id = (select current_setting('assay.workspace_id', true)))
      with check (workspace_id = (select current_setting('assay.workspace_id', true)))`.execute(db)
  }
}
