// Removes batches with their rows and results: at request, when a file does not arrive whole, and for their age.
import { DAY_MS } from '../../base/day.ts'
import type { Clock } from '../../base/ports.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { MonitoringStore } from '../ports.ts'

type Store = Pick<MonitoringStore, 'read' | 'write'>

/** Parts of one transaction: on the embedded store, all of a large batch at once would hold up every request. */
const PARTS = 50
/** Batches that are looked for at a time. */
const BATCHES = 20

/** Hides the batch first. If the removal is interrupted, `removeUnreceived` ends it. */
export async function removeBatch(store: Store, workspaceId: string, id: string): Promise<void> {
  await store.write(workspaceId, async (tenant) => {
    // why locked: a server that works on it locks it before its parts
    await tenant.lockBatch(id)
    await tenant.hideBatch(id)
  })
  while (await store.write(workspaceId, (tenant) => tenant.dropSomeParts(id, PARTS))) await yieldToEventLoop()
  await store.write(workspaceId, (tenant) => tenant.deleteBatch(id))
}

/** Removes the batches whose file did not arrive whole within a day. `now` in milliseconds since 1970. */
export const removeUnreceived = (store: Store, workspaceId: string, now: number): Promise<number> =>
  removeBefore(store, workspaceId, 'unreceived', now - DAY_MS, () => Promise.resolve())

async function removeBefore(
  store: Store,
  workspaceId: string,
  which: 'all' | 'unreceived',
  before: number,
  pause: () => Promise<void>,
): Promise<number> {
  const instant = new Date(before).toISOString()
  let count = 0
  for (;;) {
    const ids = await store.read(workspaceId, (tenant) => tenant.batchesBefore(instant, which, BATCHES))
    for (const id of ids) {
      await removeBatch(store, workspaceId, id)
      await pause()
    }
    count += ids.length
    if (ids.length < BATCHES) return count
  }
}

/** What the server does with the batches of a workspace in each pass. Returns how many it removed. */
export const batchRetention =
  ({
    store,
    clock,
    days,
  }: {
    readonly store: Store
    readonly clock: Clock
    /** The days for which a workspace keeps its runs, and its batches; null: it keeps them. */
    readonly days: (workspaceId: string) => Promise<number | null>
  }) =>
  /** `pause` is called after each batch and rejects to stop. */
  async (workspaceId: string, { pause }: { readonly pause: () => Promise<void> }): Promise<number> => {
    const now = clock.now()
    const unreceived = await removeBefore(store, workspaceId, 'unreceived', now - DAY_MS, pause)
    const kept = await days(workspaceId)
    return kept === null
      ? unreceived
      : unreceived + (await removeBefore(store, workspaceId, 'all', now - kept * DAY_MS, pause))
  }
