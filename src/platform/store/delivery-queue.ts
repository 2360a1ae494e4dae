// The queue of deliveries of events: how their transactions put one in and take it out, and how many are made at one time.
import { sql } from 'kysely'
import type { QueueTable } from './job-queue.ts'
import type { Database } from './schema/schema.ts'

/** Deliveries of one workspace at one time: a receiver that is slow holds up no other workspace. */
const MAX_OF_WORKSPACE = 4
/** Deliveries of one webhook at one time: a receiver that is slow leaves the others of its workspace their turn. */
const MAX_OF_WEBHOOK = 2

interface DeliveryKey {
  readonly webhookId: string
  readonly deliveryId: string
}

const keyOf = (id: string): DeliveryKey => {
  const [webhookId = '', deliveryId = ''] = id.split('/')
  return { webhookId, deliveryId }
}

export const deliveryQueue: QueueTable = {
  kind: 'delivery',
  table: 'webhook_queue',
  rows: sql`1 = 1`,
  id: sql`webhook_id || '/' || delivery_id`,
  key: sql`delivery_id`,
  isJob(id) {
    const { webhookId, deliveryId } = keyOf(id)
    return sql`webhook_id = ${webhookId} and delivery_id = ${deliveryId}`
  },
  queuedAt: sql`due_at`,
  due: sql`due_at`,
  bounds: [
    { column: 'workspace_id', max: MAX_OF_WORKSPACE },
    { column: 'webhook_id', max: MAX_OF_WEBHOOK },
  ],
  // why: an event that was sent is sent again where its attempt is forgotten
  leaseMayBeLost: false,
}

/** Puts deliveries into the queue, or changes when they are due, in the transaction that stores them. */
export async function queueDeliveries(
  db: Database,
  workspaceId: string,
  deliveries: readonly (DeliveryKey & { readonly dueAt: string })[],
): Promise<void> {
  await db
    .insertInto('webhook_queue')
    .values(
      deliveries.map(({ webhookId, deliveryId, dueAt }) => ({
        webhook_id: webhookId,
        delivery_id: deliveryId,
        workspace_id: workspaceId,
        due_at: dueAt,
        leased_until: null,
        attempts: 0,
        faults: 0,
        fault: null,
        dead_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['webhook_id', 'delivery_id']).doUpdateSet((e) => ({
        due_at: e.ref('excluded.due_at'),
        leased_until: null,
        faults: 0,
        fault: null,
        dead_at: null,
      })),
    )
    .execute()
}

/** Takes a delivery out of the queue, in the transaction that ends it. */
export async function unqueueDelivery(db: Database, { webhookId, deliveryId }: DeliveryKey): Promise<void> {
  await db
    .deleteFrom('webhook_queue')
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', deliveryId)
    .execute()
}
