// A webhook and a delivery as the API shows them.
import {
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookDelivery,
  type WebhookWithSecret,
} from '../contract/vocabulary/webhook.ts'
import { Problem } from '../call/problem.ts'
import type { StoredDelivery, StoredWebhook } from './ports.ts'

/** What the secret of a webhook is sealed for. */
export const secretOwner = (workspaceId: string, webhookId: string): string => `${workspaceId}/${webhookId}`

export const noWebhook = (): Problem =>
  new Problem('not_found', { detail: 'This workspace has no webhook of that id. list_webhooks has them' })

/** `now`: milliseconds since 1970. */
export function presentWebhook(
  { id, url, events, label, createdAt, disabledAt, oldSecret }: StoredWebhook,
  now: number,
): Webhook {
  const isOver = oldSecret === null || oldSecret.until <= new Date(now).toISOString()
  return {
    id,
    url,
    events: [...(events ?? WEBHOOK_EVENTS)],
    label,
    createdAt,
    disabledAt,
    oldSecretUntil: isOver ? null : oldSecret.until,
  }
}

export const withSecret = (webhook: Webhook, secret: string): WebhookWithSecret => ({ ...webhook, secret })

export const presentDelivery = ({
  id,
  type,
  createdAt,
  status,
  attempts,
  nextAttemptAt,
  lastAttempt,
  body,
}: StoredDelivery): WebhookDelivery => ({
  id,
  type,
  createdAt,
  status,
  attempts,
  nextAttemptAt,
  lastAttempt,
  data: (JSON.parse(body) as Pick<WebhookDelivery, 'data'>).data,
})
