// Removes deliveries that ended, thirty days after their event.
import { DAY_MS } from '../base/day.ts'
import type { Clock } from '../base/ports.ts'
import type { WebhookStore } from './ports.ts'

const KEPT_DAYS = 30
/** Deliveries of one transaction. */
const REMOVED_AT_ONCE = 500

/** What the server does with the deliveries of a workspace in each pass. Returns how many it removed. */
export const deliveryRetention =
  ({ store, clock }: { readonly store: Pick<WebhookStore, 'write'>; readonly clock: Clock }) =>
  /** `pause` is called after each transaction and rejects to stop. */
  async (workspaceId: string, { pause }: { readonly pause: () => Promise<void> }): Promise<number> => {
    const before = new Date(clock.now() - KEPT_DAYS * DAY_MS).toISOString()
    for (let count = 0; ;) {
      const removed = await store.write(workspaceId, (tenant) =>
        tenant.dropOldDeliveries(before, REMOVED_AT_ONCE),
      )
      count += removed
      if (removed < REMOVED_AT_ONCE) return count
      await pause()
    }
  }
