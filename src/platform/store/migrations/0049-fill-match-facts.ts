// Fills in what lists of cases and alerts sort and filter by, of the rows from before 0048.
import { sql } from 'kysely'
import { alertFacts, caseFacts } from '../schema/match-facts.ts'
import type { Database, DialectName } from '../schema/schema.ts'
import type { RunBatch } from './migration.ts'

const ROWS = 100

/** The two tables, each with the column that the facts are of. */
const TABLES = [
  { table: 'cases', json: 'matter', factsOf: caseFacts },
  { table: 'watch_alerts', json: 'alert', factsOf: alertFacts },
] as const

export const fillMatchFacts = {
  async fill(batch: RunBatch, dialect: DialectName): Promise<void> {
    const { rows } = await batch((db) =>
      sql<{ readonly id: string }>`select id from workspaces order by id`.execute(db),
    )
    for (const { id } of rows)
      for (const each of TABLES)
        for (let after: string | undefined = ''; after !== undefined;) {
          const from: string = after
          after = await batch((db: Database) => fillNext(db, dialect, id, { ...each, after: from }))
        }
  },
}

/** Fills in some rows after this id. The last of them; undefined where there is none. */
async function fillNext(
  db: Database,
  dialect: DialectName,
  workspaceId: string,
  { table, json, factsOf, after }: (typeof TABLES)[number] & { readonly after: string },
): Promise<string | undefined> {
  // why by workspace: PostgreSQL shows no other rows
  if (dialect === 'postgres')
    await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
  const { rows } = await sql<{ readonly id: string; readonly json: string | null }>`
    select id, case when subject_name is null then ${sql.id(json)} end as json from ${sql.table(table)}
    where workspace_id = ${workspaceId} and id > ${after} order by id limit ${ROWS}`.execute(db)
  for (const row of rows) {
    if (row.json === null) continue
    const facts = Object.entries(factsOf(row.json)).map(([name, value]) => sql`${sql.id(name)} = ${value}`)
    // why as it was read: a server that changed it meanwhile has written its facts, or is an older one, whose row is left for the next fill
    await sql`update ${sql.table(table)} set ${sql.join(facts)}
      where workspace_id = ${workspaceId} and id = ${row.id} and ${sql.id(json)} = ${row.json}`.execute(db)
  }
  return rows.at(-1)?.id
}
