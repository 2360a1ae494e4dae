// Puts an event into the outbox of a workspace, in the transaction of what happened: nothing is lost, and nothing is sent that
// was rolled back.
import type { OutgoingEventType } from '../contract/vocabulary/webhook.ts'
import type { OutboxWrites } from './ports.ts'

export interface OutgoingEvent {
  readonly type: OutgoingEventType
  /** Ids, counts and kinds. Never a name or other personal data: the receiver asks the API. */
  readonly data: Readonly<Record<string, string | number | boolean | null>>
}

/** Queues events for each webhook of the workspace that takes them. `now`: milliseconds since 1970. */
export async function enqueueEvents(
  tenant: OutboxWrites,
  events: readonly OutgoingEvent[],
  now: number,
): Promise<void> {
  if (events.length > 0) await tenant.queueEvents(events.map((event) => outboxRow(event, now)))
}

export const enqueueEvent = (tenant: OutboxWrites, event: OutgoingEvent, now: number): Promise<void> =>
  enqueueEvents(tenant, [event], now)

/** The event as it is stored and sent. */
export function outboxRow(
  { type, data }: OutgoingEvent,
  now: number,
): Parameters<OutboxWrites['queueEvents']>[0][number] {
  const at = new Date(now).toISOString()
  return { type, at, body: JSON.stringify({ type, timestamp: at, data }) }
}
