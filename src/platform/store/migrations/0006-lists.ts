// Adds what the dashboard's lists need: texts to search, in the order of the lists, and indexes to the newest events.
import { type Kysely, sql } from 'kysely'
import { searchText } from '../../../base/search-text.ts'
import type { Database, DialectName } from '../schema/schema.ts'
import { runSearchText } from '../schema/list-facts.ts'
import { insertSearchText } from '../schema/search.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

const PAGE = 500

export async function addSearchTexts(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  // why separate from the sessions and runs: a search reads all of these texts and no other data
  await createTables(db, dialect)(
    'search_texts',
    (t) =>
      t
        .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
        .addColumn('about', 'text', (c) => c.notNull().check(sql`about in ('session', 'run')`))
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('search_texts_pk', ['workspace_id', 'about', 'id']),
    'without rowid',
  )
  if (dialect === 'postgres') await enforceTenants(db, ['search_texts'])
  await fillTexts(db, dialect)

  const unused = [
    'sessions_by_workspace_id_opened_at',
    'runs_by_workspace',
    'telemetry_events_by_workspace_id_session_id',
  ]
  for (const name of unused) await db.schema.dropIndex(name).execute()
  const index = (name: string, columns: string[]): Promise<void> =>
    db.schema.createIndex(name).on('telemetry_events').columns(columns).execute()
  await index('telemetry_events_by_id', ['workspace_id', 'id'])
  // why all of these: the funnel is counted from the index alone
  await index('telemetry_events_by_time', ['workspace_id', 'at', 'event_kind', 'session_id'])
}

/** Fills in the texts of existing sessions and runs. */
async function fillTexts(db: Database, dialect: DialectName): Promise<void> {
  for (const { id: workspaceId } of await db.selectFrom('workspaces').select('id').execute()) {
    // why by workspace: PostgreSQL shows no other rows
    if (dialect === 'postgres')
      await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
    for await (const { id, pitch } of rowsOf(db, workspaceId, 'sessions', 'pitch'))
      await insertSearchText(db, workspaceId, 'session', id, searchText(pitch))
    for await (const { id, subject } of rowsOf(db, workspaceId, 'runs', 'subject'))
      await insertSearchText(db, workspaceId, 'run', id, runSearchText(subject))
  }
}

async function* rowsOf<C extends string>(
  db: Database,
  workspaceId: string,
  table: 'sessions' | 'runs',
  column: C,
): AsyncGenerator<{ readonly id: string } & { readonly [name in C]: string }> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ readonly id: string } & { readonly [name in C]: string }>`
      select id, ${sql.ref(column)} from ${sql.table(table)}
      where workspace_id = ${workspaceId} and id > ${after} order by id limit ${PAGE}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
