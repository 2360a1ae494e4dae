// The deliveries of events that are due, of all workspaces. The table holds only ids.
import { sql } from 'kysely'
import type { JobQueue, QueuedJob } from '../../call/ports.ts'
import type { Database, DialectName } from './schema/schema.ts'

/** Deliveries of one workspace at one time: a receiver that is slow holds up no other workspace. */
const BUSY_FROM = 4
/** Deliveries of one webhook at one time: a receiver that is slow leaves the others of its workspace their turn. */
const WEBHOOK_BUSY_FROM = 2

interface DeliveryKey {
  readonly webhookId: string
  readonly deliveryId: string
}

/** Puts a delivery into the queue, or changes when it is due, in the transaction that stores it. */
export async function queueDelivery(
  db: Database,
  { webhookId, deliveryId }: DeliveryKey,
  { workspaceId, dueAt }: { readonly workspaceId: string; readonly dueAt: string },
): Promise<void> {
  await db
    .insertInto('webhook_queue')
    .values({
      webhook_id: webhookId,
      delivery_id: deliveryId,
      workspace_id: workspaceId,
      due_at: dueAt,
      leased_until: null,
      attempts: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['webhook_id', 'delivery_id']).doUpdateSet({ due_at: dueAt, leased_until: null }),
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

const keyOf = (id: string): DeliveryKey => {
  const [webhookId = '', deliveryId = ''] = id.split('/')
  return { webhookId, deliveryId }
}

/** Those that occur at least this often. */
const commonest = (values: readonly string[], least: number): string[] =>
  [...Map.groupBy(values, (value) => value)].flatMap(([value, { length }]) =>
    length >= least ? [value] : [],
  )

export function createDeliveryQueue(
  db: Database,
  transact: <T>(work: (tx: Database) => Promise<T>) => Promise<T>,
  dialect: DialectName,
): JobQueue {
  return {
    claim: (now, leasedUntil) =>
      transact(async (tx): Promise<QueuedJob | undefined> => {
        // why one after the other: claims at one time would each count the deliveries before the other's
        if (dialect === 'postgres')
          await sql`select pg_advisory_xact_lock(hashtext('assay webhook_queue'))`.execute(tx)
        const leased = await tx
          .selectFrom('webhook_queue')
          .select(['workspace_id', 'webhook_id'])
          .where('leased_until', '>', now)
          .execute()
        const workspaces = commonest(
          leased.map(({ workspace_id }) => workspace_id),
          BUSY_FROM,
        )
        const webhooks = commonest(
          leased.map(({ webhook_id }) => webhook_id),
          WEBHOOK_BUSY_FROM,
        )
        const due = tx
          .selectFrom('webhook_queue')
          .select(['webhook_id', 'delivery_id', 'workspace_id', 'attempts'])
          .where('due_at', '<=', now)
          .where((e) => e.or([e('leased_until', 'is', null), e('leased_until', '<=', now)]))
          .$if(workspaces.length > 0, (q) => q.where('workspace_id', 'not in', workspaces))
          .$if(webhooks.length > 0, (q) => q.where('webhook_id', 'not in', webhooks))
          .orderBy('due_at')
          .limit(1)
        // why locked, and others skipped: an attempt that ends now holds its own row
        const row = await (dialect === 'postgres' ? due.forUpdate().skipLocked() : due).executeTakeFirst()
        if (row === undefined) return undefined
        const attempts = row.attempts + 1
        await tx
          .updateTable('webhook_queue')
          .set({ leased_until: leasedUntil, attempts })
          .where('webhook_id', '=', row.webhook_id)
          .where('delivery_id', '=', row.delivery_id)
          .execute()
        return { id: `${row.webhook_id}/${row.delivery_id}`, workspaceId: row.workspace_id, attempts }
      }),

    async extend(id, leasedUntil) {
      const { webhookId, deliveryId } = keyOf(id)
      await db
        .updateTable('webhook_queue')
        .set({ leased_until: leasedUntil })
        .where('webhook_id', '=', webhookId)
        .where('delivery_id', '=', deliveryId)
        // why: a renewal that comes after the end of the attempt must not hold up the next one
        .where('leased_until', 'is not', null)
        .execute()
    },

    remove: (id) => unqueueDelivery(db, keyOf(id)),

    async counts(now) {
      const { all, running, oldest } = await db
        .selectFrom('webhook_queue')
        .select((e) => [
          e.fn.countAll<number | string>().as('all'),
          e.fn.countAll<number | string>().filterWhere('leased_until', '>', now).as('running'),
          e.fn.min('due_at').as('oldest'),
        ])
        .executeTakeFirstOrThrow()
      return { queued: Number(all) - Number(running), running: Number(running), oldestAt: oldest }
    },

    async takeBack() {
      await db
        .updateTable('webhook_queue')
        .set({ leased_until: null })
        .where('leased_until', 'is not', null)
        .execute()
    },
  }
}
