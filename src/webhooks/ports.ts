// What webhooks need of the world: how they and their deliveries are stored, a queue of deliveries, and what signs and sends an event.
import type { WorkspaceLog } from '../audit/log/workspace-log.ts'
import type { LogReads, LogWrites } from '../audit/ports.ts'
import type { Clock, Ids, SecretBox } from '../base/ports.ts'
import type {
  IdempotencyWrites,
  JobQueue,
  OlderThan,
  OutboxWrites,
  Runner,
  TenantStore,
} from '../call/ports.ts'
import type { DeliveryAttempt, WebhookDelivery, WebhookEvent } from '../contract/vocabulary/webhook.ts'

export interface StoredWebhook {
  readonly id: string
  readonly url: string
  /** Null: all. */
  readonly events: readonly WebhookEvent[] | null
  readonly label: string
  readonly createdAt: string
  readonly disabledAt: string | null
  /** Sealed by the SecretBox. */
  readonly secret: string
  readonly oldSecret: { readonly sealed: string; readonly until: string } | null
}

export interface StoredDelivery {
  /** The same for each webhook that gets the event. */
  readonly id: string
  readonly webhookId: string
  readonly type: string
  readonly createdAt: string
  /** JSON text, byte for byte as it is sent. */
  readonly body: string
  readonly status: WebhookDelivery['status']
  readonly attempts: number
  readonly nextAttemptAt: string | null
  readonly lastAttempt: DeliveryAttempt | null
}

export interface WebhookReads {
  webhook(id: string): Promise<StoredWebhook | undefined>
  /** Newest first. */
  webhooks(): Promise<readonly StoredWebhook[]>
  delivery(webhookId: string, id: string): Promise<StoredDelivery | undefined>
  /** Newest first. */
  deliveries(webhookId: string, page: OlderThan): Promise<readonly StoredDelivery[]>
}

export interface WebhookWrites extends WebhookReads, OutboxWrites {
  /** Until the transaction ends no other one that calls this goes on: their number is what was counted. */
  lockCountOfWebhooks(): Promise<void>
  insertWebhook(webhook: Omit<StoredWebhook, 'disabledAt' | 'oldSecret'>): Promise<void>
  /** The webhook, locked against other writers until the transaction ends. */
  lockWebhook(id: string): Promise<StoredWebhook | undefined>
  setSecrets(id: string, secrets: Pick<StoredWebhook, 'secret' | 'oldSecret'>): Promise<void>
  setDisabled(id: string, at: string | null): Promise<void>
  deleteWebhook(id: string): Promise<void>
  /** Queues an event for this webhook alone, whatever it takes. The id of the delivery. */
  insertDelivery(
    webhookId: string,
    event: Parameters<OutboxWrites['queueEvents']>[0][number],
  ): Promise<StoredDelivery['id']>
  lockDelivery(webhookId: string, id: string): Promise<StoredDelivery | undefined>
  /** Stores what became of a delivery; one that waits is in the queue until `nextAttemptAt`, and any other is not. */
  setDelivery(
    delivery: Pick<
      StoredDelivery,
      'webhookId' | 'id' | 'status' | 'attempts' | 'nextAttemptAt' | 'lastAttempt'
    >,
  ): Promise<void>
  /** Makes a delivery that waits due at once; an attempt that is under way goes on. */
  hurryDelivery(webhookId: string, id: string, at: string): Promise<void>
  /** Whether the delivery was not claimed again since this attempt began. */
  isDeliveryAttempt(webhookId: string, id: string, attempt: number): Promise<boolean>
  /** Ends every delivery of a webhook that waits as failed. */
  failDeliveries(webhookId: string): Promise<void>
  /** Removes some deliveries of a webhook. Whether there may be more. */
  dropSomeDeliveries(webhookId: string, limit: number): Promise<boolean>
  /** Removes some deliveries from before this instant that do not wait. How many. */
  dropOldDeliveries(before: string, limit: number): Promise<number>
}

/** The signature of an event (Standard Webhooks): `v1,` and an HMAC in base64. `at`: milliseconds since 1970. */
export type SignEvent = (secret: string, event: { id: string; at: number; body: string }) => string

/** Sends events to foreign hosts. */
export interface EventSender {
  /** Whether an address is one that events may be sent to, as far as its text says. */
  accepts(url: string): boolean
  /** The status code of the answer. Throws where none came; the message may be shown to the workspace. */
  send(
    url: string,
    event: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
    signal: AbortSignal,
  ): Promise<number>
}

/** What the use cases of webhooks take. */
export interface WebhookPorts {
  readonly store: Pick<WebhookStore, 'read' | 'write' | 'purgeDeleted'>
  readonly ids: Ids
  readonly secretBox: SecretBox
  readonly eventSender: Pick<EventSender, 'accepts'>
  readonly deliveryRunner: Pick<Runner, 'wake'>
  readonly auditLog: WorkspaceLog
}

/** What the delivery of events takes. */
export interface DeliveryDeps {
  readonly store: Pick<WebhookStore, 'read' | 'write'>
  readonly clock: Clock
  readonly ids: Pick<Ids, 'randomBytes'>
  readonly secretBox: SecretBox
  readonly signEvent: SignEvent
  readonly eventSender: Pick<EventSender, 'send'>
}

export type WebhookTransaction = WebhookWrites & IdempotencyWrites & LogReads & LogWrites

export interface WebhookStore extends TenantStore<WebhookReads, WebhookTransaction> {
  /** Removes deleted values from the log file of the store too. False where another process keeps it from that now. */
  purgeDeleted(): Promise<boolean>
  /** The deliveries that are due. The id of a job is `WEBHOOK/DELIVERY`. */
  readonly deliveryQueue: JobQueue
}
