// Fills in what lists of cases and alerts sort and filter by, of the rows that a release from before 0048 wrote or changed.
import { sql } from 'kysely'
import { ALERT_FACTS, alertFacts, CASE_FACTS, caseFacts, staleFacts } from '../schema/match-facts.ts'
import type { MatchColumns } from '../schema/match-columns.ts'
import type { Database, DialectName } from '../schema/schema.ts'
import type { RunBatch } from './migration.ts'

const ROWS = 100

/** The two tables, each with the column that the facts are of. */
const TABLES = [
  { table: 'cases', json: 'matter', columns: CASE_FACTS, factsOf: caseFacts },
  { table: 'watch_alerts', json: 'alert', columns: ALERT_FACTS, factsOf: alertFacts },
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
  { table, json, columns, factsOf, after }: (typeof TABLES)[number] & { readonly after: string },
): Promise<string | undefined> {
  // why by workspace: PostgreSQL shows no other rows
  if (dialect === 'postgres')
    await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
  const { rows } = await sql<{ readonly id: string; readonly json: string | null } & MatchColumns>`
    select id, ${sql.id(json)} as json, ${sql.join(columns.map((name) => sql.id(name)))} from ${sql.table(table)}
    where workspace_id = ${workspaceId} and id > ${after} order by id limit ${ROWS}`.execute(db)
  for (const row of rows) {
    // why also of a filled row: a server of an older release changes the JSON, and leaves the facts as they were
    const facts: MatchColumns = factsOf(row.json)
    const stale = staleFacts(row, facts)
    if (stale.length === 0) continue
    const assignments = stale.map((name) => sql`${sql.id(name)} = ${facts[name]}`)
    // why as it was read: a server that changed it meanwhile has written its facts, or is an older one, whose row is left for the next fill
    await sql`update ${sql.table(table)} set ${sql.join(assignments)}
      where workspace_id = ${workspaceId} and id = ${row.id} and ${sql.id(json)} is not distinct from ${row.json}`.execute(
      db,
    )
  }
  return rows.at(-1)?.id
}
