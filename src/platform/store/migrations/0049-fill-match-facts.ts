// Fills in what lists of cases and alerts sort and filter by, of the rows that a release from before 0048 wrote or changed.
import { sql } from 'kysely'
import { alertFacts, caseFacts } from '../schema/match-facts.ts'
import type { Database, DialectName } from '../schema/schema.ts'
import type { RunBatch } from './migration.ts'

const ROWS = 100

type Facts = Readonly<Record<string, string | number | null>>

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
  const columns = Object.keys(factsOf(null)).map((name) => sql.id(name))
  const { rows } = await sql<{ readonly id: string; readonly json: string | null } & Facts>`
    select id, ${sql.id(json)} as json, ${sql.join(columns)} from ${sql.table(table)}
    where workspace_id = ${workspaceId} and id > ${after} order by id limit ${ROWS}`.execute(db)
  for (const row of rows) {
    const facts: Facts = factsOf(row.json)
    // why also of a filled row: a server of an older release changes the JSON, and leaves the facts as they were
    const stale = Object.entries(facts).filter(([name, value]) => row[name] !== value)
    if (stale.length === 0) continue
    const assignments = stale.map(([name, value]) => sql`${sql.id(name)} = ${value}`)
    // why as it was read: a server that changed it meanwhile has written its facts, or is an older one, whose row is left for the next fill
    await sql`update ${sql.table(table)} set ${sql.join(assignments)}
      where workspace_id = ${workspaceId} and id = ${row.id} and ${sql.id(json)} is not distinct from ${row.json}`.execute(
      db,
    )
  }
  return rows.at(-1)?.id
}
