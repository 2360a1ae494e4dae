// Adds what the files of a publisher say of a record, packed.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'

/** why a table of its own: every start reads all records, and none of their extracts */
export async function createRecordExtracts(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createTables(db, dialect)('source_record_extracts', (t) =>
    t
      .addColumn('row_id', dialect === 'sqlite' ? 'integer' : 'bigint', (c) => c.primaryKey().notNull())
      .addColumn('extracts', 'text', (c) => c.notNull()),
  )
}
