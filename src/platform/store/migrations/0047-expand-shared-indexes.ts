// Keeps the indexes of watch lists where every process finds them. An SQLite store has one machine, which keeps them as files.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'

export async function createSharedIndexes(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  if (dialect === 'sqlite') return
  await createTables(db, dialect)('shared_indexes', (t) =>
    t
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('piece', 'integer', (c) => c.notNull())
      .addColumn('bytes', 'bytea', (c) => c.notNull())
      .addColumn('made_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('shared_indexes_pk', ['key', 'piece']),
  )
}
