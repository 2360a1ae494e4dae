// Lets a person of a workspace be a reviewer or an auditor.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'

const ROLES = sql`role in ('owner', 'reviewer', 'member', 'auditor')`

export async function addRoles(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  if (dialect === 'postgres') {
    for (const table of ['memberships', 'links']) {
      const constraint = sql.id(`${table}_role_check`)
      await sql`alter table ${sql.table(table)} drop constraint ${constraint},
        add constraint ${constraint} check (${ROLES})`.execute(db)
    }
    return
  }
  // why new tables: SQLite changes no check of a column
  const create = createTables(db, dialect)
  await create('next_memberships', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('role', 'text', (c) => c.notNull().check(ROLES))
      .addColumn('joined_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('memberships_pk', ['workspace_id', 'user_id']),
  )
  await create('next_links', (t) =>
    t
      .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .addColumn('purpose', 'text', (c) =>
        c.notNull().check(sql`purpose in ('operator', 'invitation', 'recovery')`),
      )
      .addColumn('email', 'text')
      .addColumn('workspace_id', 'text', (c) => c.references('workspaces.id'))
      .addColumn('role', 'text', (c) => c.check(ROLES))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text')
      .addColumn('invited_by', 'text', (c) => c.references('users.id')),
  )
  const columns = {
    memberships: ['workspace_id', 'user_id', 'role', 'joined_at'],
    links: [
      'hash',
      'id',
      'purpose',
      'email',
      'workspace_id',
      'role',
      'created_at',
      'expires_at',
      'used_at',
      'invited_by',
    ],
  } as const
  for (const [table, names] of Object.entries(columns)) {
    const all = sql.join(names.map((name) => sql.id(name)))
    await sql`insert into ${sql.table(`next_${table}`)} (${all}) select ${all} from ${sql.table(table)}`.execute(
      db,
    )
    await db.schema.dropTable(table).execute()
    await db.schema.alterTable(`next_${table}`).renameTo(table).execute()
  }
  await db.schema.createIndex('memberships_by_user_id').on('memberships').column('user_id').execute()
  await db.schema.createIndex('links_by_workspace_id').on('links').column('workspace_id').execute()
}
