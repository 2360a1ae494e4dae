// Creates webhooks, the events on their way to them, and the queue of deliveries of all workspaces.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function createWebhookTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('webhooks', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('events', 'text')
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('disabled_at', 'text')
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('old_secret', 'text')
      .addColumn('old_secret_until', 'text'),
  )
  await db.schema
    .createIndex('webhooks_by_workspace')
    .on('webhooks')
    .columns(['workspace_id', 'id'])
    .execute()
  await create('webhook_deliveries', (t) =>
    t
      .addColumn('webhook_id', 'text', (c) => c.notNull().references('webhooks.id'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) =>
        c.notNull().check(sql`status in ('waiting', 'delivered', 'failed')`),
      )
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'text')
      .addColumn('last_at', 'text')
      .addColumn('last_status', 'integer')
      .addColumn('last_error', 'text')
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('webhook_deliveries_pk', ['webhook_id', 'id']),
  )
  await sql`create index webhook_deliveries_ended on webhook_deliveries (workspace_id, created_at)
    where status <> 'waiting'`.execute(db)
  await sql`create index webhook_deliveries_waiting on webhook_deliveries (webhook_id)
    where status = 'waiting'`.execute(db)
  // why a table of its own: it is read for all workspaces at once, and holds only ids
  await create('webhook_queue', (t) =>
    t
      .addColumn('webhook_id', 'text', (c) => c.notNull())
      .addColumn('delivery_id', 'text', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('due_at', 'text', (c) => c.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('webhook_queue_pk', ['webhook_id', 'delivery_id']),
  )
  await db.schema
    .createIndex('webhook_queue_by_time')
    .on('webhook_queue')
    .columns(['due_at', 'workspace_id'])
    .execute()
  await db.schema
    .createIndex('webhook_queue_leased')
    .on('webhook_queue')
    .columns(['leased_until', 'workspace_id'])
    .execute()
  if (dialect === 'postgres') await enforceTenants(db, ['webhooks', 'webhook_deliveries'])
}
