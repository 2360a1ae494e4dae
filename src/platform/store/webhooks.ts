// Webhooks of one workspace, and the events on their way to them.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { OutboxWrites } from '../../call/ports.ts'
import type { WebhookEvent } from '../../contract/vocabulary/webhook.ts'
import type { StoredDelivery, StoredWebhook, WebhookReads, WebhookWrites } from '../../webhooks/ports.ts'
import { inPieces } from './in-pieces.ts'
import { queueDeliveries, unqueueDelivery } from './delivery-queue.ts'
import { listOf } from './rows.ts'
import { prepared } from './schema/prepared.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'

type EventRow = Parameters<OutboxWrites['queueEvents']>[0][number]

interface NewDelivery {
  readonly webhookId: string
  /** Of the event. */
  readonly id: string
  readonly event: EventRow
}

const webhookOf = (row: Tables['webhooks']): StoredWebhook => ({
  id: row.id,
  url: row.url,
  events: row.events === null ? null : (listOf(row.events) as WebhookEvent[]),
  label: row.label,
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
  secret: row.secret,
  oldSecret:
    row.old_secret === null || row.old_secret_until === null
      ? null
      : { sealed: row.old_secret, until: row.old_secret_until },
})

const deliveryOf = (row: Tables['webhook_deliveries']): StoredDelivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  type: row.type,
  createdAt: row.created_at,
  body: row.body,
  status: row.status as StoredDelivery['status'],
  attempts: row.attempts,
  nextAttemptAt: row.next_at,
  lastAttempt:
    row.last_at === null ? null : { at: row.last_at, status: row.last_status, error: row.last_error },
})

const RANDOM_BYTES = 8
const TIME_DIGITS = 12
const COUNT_DIGITS = 4
let last = { at: '', count: 0 }

/** A new id; later events of one server sort later, within a millisecond too. */
function eventId(at: string): string {
  last = { at, count: at === last.at ? last.count + 1 : 0 }
  const time = Date.parse(at).toString(16).padStart(TIME_DIGITS, '0')
  const count = (last.count % 16 ** COUNT_DIGITS).toString(16).padStart(COUNT_DIGITS, '0')
  return `msg_${time}${count}${randomBytes(RANDOM_BYTES).toString('hex')}`
}

export function webhookReads(db: Database, workspaceId: string): WebhookReads {
  const own = () => db.selectFrom('webhooks').selectAll().where('workspace_id', '=', workspaceId)
  const deliveries = (webhookId: string) =>
    db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('webhook_id', '=', webhookId)
  return {
    async webhook(id) {
      const row = await own().where('id', '=', id).executeTakeFirst()
      return row && webhookOf(row)
    },

    async webhooks() {
      return (await own().orderBy('id', 'desc').execute()).map(webhookOf)
    },

    async delivery(webhookId, id) {
      const row = await deliveries(webhookId).where('id', '=', id).executeTakeFirst()
      return row && deliveryOf(row)
    },

    async deliveries(webhookId, { before, limit }) {
      const rows = await deliveries(webhookId)
        .$if(before !== undefined, (q) => q.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(deliveryOf)
    },
  }
}

export function webhookWrites(
  db: Database,
  workspaceId: string,
  dialect: DialectName,
): Omit<WebhookWrites, keyof WebhookReads> {
  const update = (id: string, values: Partial<Tables['webhooks']>) =>
    db
      .updateTable('webhooks')
      .set(values)
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .execute()
  const queue = (webhookId: string, deliveryId: string, dueAt: string): Promise<void> =>
    queueDeliveries(db, workspaceId, [{ webhookId, deliveryId, dueAt }])

  async function insertAll(deliveries: readonly NewDelivery[]): Promise<void> {
    for (const some of inPieces(deliveries)) {
      await db
        .insertInto('webhook_deliveries')
        .values(
          some.map(({ webhookId, id, event: { type, at, body } }) => ({
            webhook_id: webhookId,
            id,
            workspace_id: workspaceId,
            type,
            created_at: at,
            status: 'waiting',
            attempts: 0,
            next_at: at,
            last_at: null,
            last_status: null,
            last_error: null,
            body,
          })),
        )
        .execute()
      await queueDeliveries(
        db,
        workspaceId,
        some.map(({ webhookId, id, event: { at } }) => ({ webhookId, deliveryId: id, dueAt: at })),
      )
    }
  }

  async function dropDeliveries(keys: readonly { webhook_id: string; id: string }[]): Promise<void> {
    for (const { webhook_id: webhookId, id } of keys) {
      await unqueueDelivery(db, { webhookId, deliveryId: id })
      await db
        .deleteFrom('webhook_deliveries')
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', webhookId)
        .where('id', '=', id)
        .execute()
    }
  }

  return {
    async queueEvents(events) {
      const rows = await takers[dialect](db, workspaceId)
      const webhooks = rows.map(({ id, events: taken }) => ({
        id,
        taken: taken === null ? null : listOf(taken),
      }))
      await insertAll(
        events.flatMap((event) => {
          const takers = webhooks.filter(({ taken }) => taken === null || taken.includes(event.type))
          const id = eventId(event.at)
          return takers.map(({ id: webhookId }) => ({ webhookId, id, event }))
        }),
      )
    },

    async insertDelivery(webhookId, event) {
      const id = eventId(event.at)
      await insertAll([{ webhookId, id, event }])
      return id
    },

    async insertWebhook({ id, url, events, label, createdAt, secret }) {
      await db
        .insertInto('webhooks')
        .values({
          id,
          workspace_id: workspaceId,
          url,
          events: events === null ? null : events.join(','),
          label,
          created_at: createdAt,
          disabled_at: null,
          secret,
          old_secret: null,
          old_secret_until: null,
        })
        .execute()
    },

    async lockCountOfWebhooks() {
      // why not on SQLite: a writing transaction there already holds the whole file
      if (dialect === 'postgres')
        await sql`select pg_advisory_xact_lock(hashtextextended(${`assay webhooks ${workspaceId}`}, 0))`.execute(
          db,
        )
    },

    async lockWebhook(id) {
      const select = db
        .selectFrom('webhooks')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
      // why not on SQLite: a writing transaction there already holds the whole file. Why no key: a transaction that queues an event
      // for the webhook does not wait
      const row = await (dialect === 'postgres' ? select.forNoKeyUpdate() : select).executeTakeFirst()
      return row && webhookOf(row)
    },

    async setSecrets(id, { secret, oldSecret }) {
      await update(id, {
        secret,
        old_secret: oldSecret?.sealed ?? null,
        old_secret_until: oldSecret?.until ?? null,
      })
    },

    async setDisabled(id, at) {
      await update(id, { disabled_at: at })
    },

    async deleteWebhook(id) {
      const select = db
        .selectFrom('webhooks')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
      // why: events that are being queued for it end first, and go with it
      if (dialect === 'postgres') await select.forUpdate().execute()
      await db.deleteFrom('webhook_queue').where('webhook_id', '=', id).execute()
      await db
        .deleteFrom('webhook_deliveries')
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', id)
        .execute()
      await db.deleteFrom('webhooks').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
    },

    async lockDelivery(webhookId, id) {
      const select = db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', webhookId)
        .where('id', '=', id)
      const row = await (dialect === 'postgres' ? select.forUpdate() : select).executeTakeFirst()
      return row && deliveryOf(row)
    },

    async setDelivery({ webhookId, id, status, attempts, nextAttemptAt, lastAttempt }) {
      await db
        .updateTable('webhook_deliveries')
        .set({
          status,
          attempts,
          next_at: nextAttemptAt,
          last_at: lastAttempt?.at ?? null,
          last_status: lastAttempt?.status ?? null,
          last_error: lastAttempt?.error ?? null,
        })
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', webhookId)
        .where('id', '=', id)
        .execute()
      if (nextAttemptAt === null) await unqueueDelivery(db, { webhookId, deliveryId: id })
      else await queue(webhookId, id, nextAttemptAt)
    },

    async hurryDelivery(webhookId, id, at) {
      await db
        .updateTable('webhook_deliveries')
        .set({ next_at: at })
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', webhookId)
        .where('id', '=', id)
        .execute()
      const queued = db
        .updateTable('webhook_queue')
        .where('webhook_id', '=', webhookId)
        .where('delivery_id', '=', id)
      await queued.set({ due_at: at }).execute()
      // why only a dead one: a worker has another by the number of its claim
      await queued
        .set({ dead_at: null, faults: 0, fault: null, attempts: 0 })
        .where('dead_at', 'is not', null)
        .execute()
    },

    async isDeliveryAttempt(webhookId, id, attempt) {
      const row = await db
        .selectFrom('webhook_queue')
        .select('attempts')
        .where('webhook_id', '=', webhookId)
        .where('delivery_id', '=', id)
        .executeTakeFirst()
      return row?.attempts === attempt
    },

    async failDeliveries(webhookId) {
      await db
        .updateTable('webhook_deliveries')
        .set({ status: 'failed', next_at: null })
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', webhookId)
        .where('status', '=', 'waiting')
        .execute()
      await db
        .deleteFrom('webhook_queue')
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', webhookId)
        .execute()
    },

    async dropSomeDeliveries(webhookId, limit) {
      const rows = await db
        .selectFrom('webhook_deliveries')
        .select(['webhook_id', 'id'])
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', webhookId)
        .orderBy('id')
        .limit(limit)
        .execute()
      await dropDeliveries(rows)
      return rows.length === limit
    },

    async dropOldDeliveries(before, limit) {
      const rows = await db
        .selectFrom('webhook_deliveries')
        .select(['webhook_id', 'id'])
        .where('workspace_id', '=', workspaceId)
        .where('status', '!=', 'waiting')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .execute()
      await dropDeliveries(rows)
      return rows.length
    },
  }
}

const takersOf = (db: Database, workspaceId: string) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('workspace_id', '=', workspaceId)
    .where('disabled_at', 'is', null)
    .orderBy('id')

/** Webhooks that may take an event. */
const takers = {
  sqlite: prepared(1, takersOf),
  // why locked: a webhook that is deleted now waits, instead of making what happened fail
  postgres: prepared(1, (db, workspaceId: string) => takersOf(db, workspaceId).forKeyShare()),
}
