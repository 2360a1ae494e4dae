// Creates the authenticator apps of accounts and their backup codes. Row-level security does not protect these tables: like
// sessions, they belong to an account and are read before a workspace is known. The secret of an app is sealed, and a backup code is a hash.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'

export async function addSecondFactors(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  // why one row: an account has one app, and no second one waits beside it
  await create('second_factors', (t) =>
    t
      .addColumn('user_id', 'text', (c) => c.primaryKey().notNull().references('users.id'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'integer', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull()),
  )
  await create('backup_codes', (t) =>
    t
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('backup_codes_pk', ['user_id', 'hash']),
  )
}
