// Fills in what lists show, filter and sort of the sessions and runs from before 0039. On a database that filled them in 0039, no row is
// without a state, and none is written.
import { sql } from 'kysely'
import { runFacts, sessionFacts } from '../schema/list-facts.ts'
import type { Database, DialectName } from '../schema/schema.ts'
import { updateListFacts } from '../schema/search.ts'
import type { RunBatch } from './migration.ts'

/** Scorecards are read. */
const ROWS = 50

export const fillListFacts = {
  async fill(batch: RunBatch, dialect: DialectName): Promise<void> {
    const { rows } = await batch((db) =>
      sql<{ readonly id: string }>`select id from workspaces order by id`.execute(db),
    )
    for (const { id } of rows)
      for (const about of ['session', 'run'] as const)
        for (let after: string | undefined = ''; after !== undefined;) {
          const from: string = after
          after = await batch((db) => fillNext(db, dialect, { workspaceId: id, about, after: from }))
        }
  },
}

/** Fills in some entries after this id. The last of them; undefined where there is none. */
async function fillNext(
  db: Database,
  dialect: DialectName,
  { workspaceId, about, after }: Record<'workspaceId' | 'after', string> & { about: 'session' | 'run' },
): Promise<string | undefined> {
  // why by workspace: PostgreSQL shows no other rows
  if (dialect === 'postgres')
    await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
  const from = about === 'session' ? 'sessions' : 'runs'
  const empty = await db
    .selectFrom('search_texts')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('about', '=', about)
    .where('id', '>', after)
    .where('state', '=', '')
    .orderBy('id')
    .limit(ROWS)
    .execute()
  const ids = empty.map(({ id }) => id)
  const last = ids.at(-1)
  if (last === undefined) return undefined
  // why before they are read: a server that changes one of them now waits, and then writes the newer facts
  const key = sql`(select its.key_id from ${sql.table(from)} its where its.id = search_texts.id)`
  await sql`update search_texts set
      name_key = case when title is null then substr(text, 1, 120) else name_key end,
      owner = coalesce(${key}, ''),
      owner_name = coalesce((select name from api_keys where id = ${key}), '')
    where workspace_id = ${workspaceId} and about = ${about} and id in (${sql.join(ids)})`.execute(db)
  for (const [id, { state, verdict, figure, upside }] of await factsOf(db, about, ids))
    await updateListFacts(db, state, verdict, figure, upside, workspaceId, about, id)
  return last
}

async function factsOf(
  db: Database,
  about: 'session' | 'run',
  ids: readonly string[],
): Promise<readonly (readonly [string, ReturnType<typeof runFacts>])[]> {
  if (about === 'session') {
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'current', 'erasure'])
      .where('id', 'in', ids)
      .execute()
    return rows.map((row) => [row.id, sessionFacts(row)])
  }
  const rows = await db
    .selectFrom('runs')
    .select(['id', 'status', 'scorecard', 'erasure'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => [row.id, runFacts(row)])
}
