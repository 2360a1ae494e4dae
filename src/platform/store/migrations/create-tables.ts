// How a migration creates a table on either store.
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

type Build = (table: CreateTableBuilder<string>) => CreateTableBuilder<string>

/** Creates tables; `sqliteOptions` are further table options that only SQLite knows. */
export const createTables =
  (db: Kysely<unknown>, dialect: DialectName) =>
  (name: string, build: Build, sqliteOptions?: 'without rowid'): Promise<void> => {
    const table = build(db.schema.createTable(name))
    if (dialect !== 'sqlite') return table.execute()
    // why STRICT: without it SQLite stores a text in an integer column without a word
    const options = sqliteOptions === undefined ? sql`strict` : sql`strict, without rowid`
    return table.modifyEnd(options).execute()
  }
