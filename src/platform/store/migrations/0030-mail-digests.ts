// Creates mail digests: who gets them, which alerts each has, and those that wait to be sent. It also says who holds a key.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'
import { createTables } from './create-tables.ts'
import { enforceTenants } from './enforce-tenants.ts'

export async function createMailDigests(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const create = createTables(db, dialect)
  await create('mail_settings', (t) =>
    t
      .addColumn('workspace_id', 'text', (c) => c.primaryKey().notNull().references('workspaces.id'))
      .addColumn('recipients', 'text', (c) => c.notNull())
      .addColumn('every', 'text', (c) => c.notNull().check(sql`every in ('hour', 'day')`))
      .addColumn('after_alert', 'text', (c) => c.notNull()),
  )
  await create('mail_digests', (t) =>
    t
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('alerts', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) =>
        c.notNull().check(sql`status in ('waiting', 'sent', 'failed', 'dropped')`),
      )
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('due_at', 'text', (c) => c.notNull())
      .addColumn('ended_at', 'text'),
  )
  await db.schema
    .createIndex('mail_digests_by_time')
    .on('mail_digests')
    .columns(['workspace_id', 'created_at'])
    .execute()
  await sql`create index mail_digests_waiting on mail_digests (workspace_id, due_at)
    where status = 'waiting'`.execute(db)
  await db.schema.alterTable('watch_alerts').addColumn('mailed_in', 'text').execute()
  await sql`create index watch_alerts_unmailed on watch_alerts (workspace_id, id)
    where mailed_in is null`.execute(db)
  await sql`create index watch_alerts_mailed on watch_alerts (mailed_in, id)
    where mailed_in is not null`.execute(db)
  // the people who know a secret of a key, as JSON; null where none is known
  await db.schema.alterTable('api_keys').addColumn('holders', 'text').execute()
  // why here: a webhook that is deleted takes its deliveries out of the queue
  await db.schema.createIndex('webhook_queue_by_webhook').on('webhook_queue').column('webhook_id').execute()
  if (dialect === 'postgres') await enforceTenants(db, ['mail_settings', 'mail_digests'])
}
