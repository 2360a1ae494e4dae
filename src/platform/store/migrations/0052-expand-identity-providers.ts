// Creates the identity providers of workspaces, the domains of their addresses, the identities that are linked to accounts, and the
// sign-ins under way. Row-level security does not protect domains and sign-ins under way: they lead to the workspace.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function addIdentityProviders(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('identity_providers', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.primaryKey().notNull().references('workspaces.id'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('issuer', 'text', (c) => c.notNull())
      .addColumn('client_id', 'text', (c) => c.notNull())
      .addColumn('client_secret', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull()),
  )
  await create('linked_identities', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('issuer', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('linked_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('linked_identities_pk', ['workspace_id', 'issuer', 'subject'])
      .addUniqueConstraint('linked_identities_by_user', ['workspace_id', 'user_id', 'issuer']),
  )
  await create('sign_in_domains', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('domain', 'text', (c) => c.notNull())
      .addColumn('token', 'text', (c) => c.notNull())
      .addColumn('proven_at', 'text')
      .addPrimaryKeyConstraint('sign_in_domains_pk', ['workspace_id', 'domain']),
  )
  // why only the proven ones: a claim alone must not keep the owner of a domain from it
  await sql`create unique index sign_in_domains_proven on sign_in_domains (domain)
    where proven_at is not null`.execute(db)
  await create('provider_sign_ins', (t) =>
    t
      .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('browser_hash', 'text', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('provider_id', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('return_to', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull()),
  )
  const byEnd = db.schema.createIndex('provider_sign_ins_by_end').on('provider_sign_ins')
  await byEnd.column('expires_at').execute()
  // the workspace that a session is bound to; null where its person proved who they are to us
  await db.schema.alterTable('sign_ins').addColumn('workspace_id', 'text').execute()
  if (dialect === 'postgres') await enforceTenants(db, ['identity_providers', 'linked_identities'])
}
