// Creates the passkeys of accounts, and the challenges that wait for an answer of one. Row-level security does not protect these tables: like
// sessions, they belong to an account and are read before a workspace is known. A public key is no secret, and a challenge is a hash.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'

export async function addPasskeys(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('passkeys', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      // why as large: a counter has 32 bits without a sign
      .addColumn('uses', dialect === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_used_at', 'text'),
  )
  await create('passkey_challenges', (t) =>
    t
      .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'text')
      .addColumn('expires_at', 'text', (c) => c.notNull()),
  )
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute()
  const byEnd = db.schema.createIndex('passkey_challenges_by_end').on('passkey_challenges')
  await byEnd.column('expires_at').execute()
}
