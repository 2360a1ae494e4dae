// Lets lists of cases and alerts be sorted and filtered over all pages: what they read of a match has columns of its own, which 0049 fills.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import type { BuildIndex } from './migration.ts'

const WORDS = ['subject_name', 'party_name', 'outcome', 'lists'] as const

/** `json`: the column that the facts are of. Once it is erased, they go with it, also where a server of an older release erases it. */
const addFacts =
  (table: string, json: string, words: readonly string[]) =>
  async (db: Kysely<unknown>, dialect: DialectName): Promise<void> => {
    // why C: both stores then have one order, and an index serves it
    const sorted = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
    for (const name of words) await db.schema.alterTable(table).addColumn(name, sorted).execute()
    await db.schema.alterTable(table).addColumn('score', 'integer').execute()
    const empty = [...words, 'score'].map((name) => `${name} = null`).join(', ')
    const trigger = sql.id(`${table}_erased`)
    if (dialect === 'sqlite')
      await sql`create trigger ${trigger} after update of ${sql.id(json)} on ${sql.table(table)}
        when new.${sql.id(json)} is null
        begin update ${sql.table(table)} set ${sql.raw(empty)} where id = new.id; end`.execute(db)
    else {
      const assignments = [...words, 'score'].map((name) => `new.${name} := null;`).join(' ')
      await sql`create function ${trigger}() returns trigger language plpgsql as
        ${sql.raw(`'begin ${assignments} return new; end'`)}`.execute(db)
      await sql`create trigger ${trigger} before update on ${sql.table(table)} for each row
        when (new.${sql.id(json)} is null) execute function ${trigger}()`.execute(db)
    }
  }

export const addCaseFacts = addFacts('cases', 'matter', WORDS)
export const addAlertFacts = addFacts('watch_alerts', 'alert', [...WORDS, 'kind'])

const COLUMNS = ['subject_name', 'party_name', 'outcome', 'score', 'lists'] as const
const CASE_COLUMNS = [...COLUMNS, 'changed_at', 'due_date'] as const

const entry = (table: string, name: string, on: BuildIndex['on']): readonly [string, BuildIndex] => {
  const index = `${table}_by_${name}`
  return [`0048-expand-${index.replaceAll('_', '-')}`, { index, on }]
}

/** One for each order of the lists. */
export const indexMatchFacts: Readonly<Record<string, BuildIndex>> = Object.fromEntries([
  ...CASE_COLUMNS.map((name) => entry('cases', name, `cases (workspace_id, ${name}, id)`)),
  // why by letters: a name of a person is written in either case. PostgreSQL has other letters in each language
  entry('cases', 'assignee', {
    sqlite: 'cases (workspace_id, lower(assignee), id)',
    postgres: 'cases (workspace_id, lower(assignee collate "C"), id)',
  }),
  ...[...COLUMNS, 'kind'].map((name) =>
    // why partial: an erased alert keeps its row, and no list has it
    entry('watch_alerts', name, `watch_alerts (workspace_id, ${name}, id) where alert is not null`),
  ),
])
