// Creates the tables of a migration on either store.
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

type Build = (table: CreateTableBuilder<string>) => CreateTableBuilder<string>

/** Creates tables; `sqliteOptions` are additional table options for SQLite only. */
export const createTables =
  (db: Kysely<unknown>, dialect: DialectName) =>
  (name: string, build: Build, sqliteOptions?: 'without rowid'): Promise<void> => {
    const table = build(db.schema.createTable(name))
    if (dialect !== 'sqlite') return table.execute()
    // why STRICT: without it SQLite silently stores text in an integer column
    const options = sqliteOptions === undefined ? sql`strict` : sql`strict, without rowid`
    return table.modifyEnd(options).execute()
  }
