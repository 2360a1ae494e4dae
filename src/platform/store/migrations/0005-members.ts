// People: their accounts and sessions in the form better-auth reads, who is a member of which workspace, who runs the server,
// and one-time links. None of it stands behind row-level security: as with keys, it is read to find out who asks and for
// which workspace, before there is a tenant to name. What can be asked of it is the port Members, and every method names the
// workspace or the account.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'

export async function createMemberTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('users', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('email_verified', 'integer', (c) => c.notNull())
      .addColumn('image', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull()),
  )
  // why account_id and provider_id: better-auth looks a password up by them, beside other ways to sign in
  await create('credentials', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('provider_id', 'text', (c) => c.notNull())
      .addColumn('password', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addUniqueConstraint('credentials_of_user', ['user_id', 'provider_id']),
  )
  // token is the hash of what the cookie holds
  await create('sign_ins', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('ip_address', 'text')
      .addColumn('user_agent', 'text'),
  )
  await create('operators', (t) =>
    t
      .addColumn('user_id', 'text', (c) => c.primaryKey().notNull().references('users.id'))
      .addColumn('since', 'text', (c) => c.notNull()),
  )
  await create('memberships', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('owner', 'member')`))
      .addColumn('joined_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('memberships_pk', ['workspace_id', 'user_id']),
  )
  await create('links', (t) =>
    t
      .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .addColumn('purpose', 'text', (c) =>
        c.notNull().check(sql`purpose in ('operator', 'invitation', 'recovery')`),
      )
      .addColumn('email', 'text')
      .addColumn('workspace_id', 'text', (c) => c.references('workspaces.id'))
      .addColumn('role', 'text', (c) => c.check(sql`role in ('owner', 'member')`))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text'),
  )
  const index = (table: string, column: string): Promise<void> =>
    db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
  await index('sign_ins', 'user_id')
  await index('memberships', 'user_id')
  await index('links', 'workspace_id')
}
