// Lets lists of sessions and runs have titles, owners, an archive, filters and orders.
import { type Kysely, sql } from 'kysely'
import type { Database, DialectName } from '../schema/schema.ts'
import { runFacts, sessionFacts } from '../schema/list-facts.ts'
import { updateListFacts } from '../schema/search.ts'

/** Scorecards are read. */
const PAGE = 50

const SORTED = ['name_key', 'verdict', 'figure', 'upside', 'owner_name'] as const

export async function addListEntries(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  // why C: both stores then have one order, and an index serves it
  const sorted = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const table = (): ReturnType<typeof db.schema.alterTable> => db.schema.alterTable('search_texts')
  for (const name of ['title', 'archived_at', 'archived_by']) await table().addColumn(name, 'text').execute()
  for (const name of ['owner', 'state'])
    await table()
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  for (const name of ['name_key', 'owner_name'])
    await table()
      .addColumn(name, sorted, (c) => c.notNull().defaultTo(''))
      .execute()
  await table().addColumn('verdict', sorted).execute()
  for (const name of ['figure', 'upside']) await table().addColumn(name, 'integer').execute()
  await fillEntries(db, dialect)
  for (const name of SORTED)
    await db.schema
      .createIndex(`search_texts_by_${name}`)
      .on('search_texts')
      .columns(['workspace_id', 'about', name, 'id'])
      .execute()
}

/** Fills in the entries of existing sessions and runs. */
async function fillEntries(db: Database, dialect: DialectName): Promise<void> {
  for (const { id: workspaceId } of await db.selectFrom('workspaces').select('id').execute()) {
    // why by workspace: PostgreSQL shows no other rows
    if (dialect === 'postgres')
      await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
    for (const [about, from] of [
      ['session', 'sessions'],
      ['run', 'runs'],
    ] as const)
      await sql`
        update search_texts set
          name_key = substr(text, 1, 120),
          owner = coalesce((select its.key_id from ${sql.table(from)} its where its.id = search_texts.id), ''),
          owner_name = coalesce((select api_keys.name from ${sql.table(from)} its join api_keys on api_keys.id = its.key_id
            where its.id = search_texts.id), '')
        where workspace_id = ${workspaceId} and about = ${about}`.execute(db)
    const rowsOf = async <Row extends { readonly id: string }>(
      read: (after: string) => Promise<readonly Row[]>,
      write: (row: Row) => Promise<unknown>,
    ): Promise<void> => {
      for (let after = ''; ;) {
        const rows = await read(after)
        for (const row of rows) await write(row)
        const last = rows.at(-1)
        if (last === undefined) return
        after = last.id
      }
    }
    await rowsOf(
      (after) =>
        db
          .selectFrom('sessions')
          .select(['id', 'current', 'erasure'])
          .where('workspace_id', '=', workspaceId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
          .execute(),
      (row) => write(db, workspaceId, 'session', row.id, sessionFacts(row)),
    )
    await rowsOf(
      (after) =>
        db
          .selectFrom('runs')
          .select(['id', 'status', 'scorecard', 'erasure'])
          .where('workspace_id', '=', workspaceId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
          .execute(),
      (row) => write(db, workspaceId, 'run', row.id, runFacts(row)),
    )
  }
}

const write = (
  db: Database,
  workspaceId: string,
  about: string,
  id: string,
  { state, verdict, figure, upside }: ReturnType<typeof runFacts>,
): Promise<unknown> => updateListFacts(db, state, verdict, figure, upside, workspaceId, about, id)
