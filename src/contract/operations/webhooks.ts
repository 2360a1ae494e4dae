// The operations on webhooks: addresses that get the events of a workspace, and the log of their deliveries.
import { z } from 'zod'
import { operation } from './operation.ts'
import { ListedId, next } from '../vocabulary/page.ts'
import {
  DeliveryId,
  Webhook,
  WebhookDelivery,
  WebhookEvent,
  WebhookId,
  WebhookLabel,
  WebhookUrl,
  WebhookWithSecret,
} from '../vocabulary/webhook.ts'

const shared = { group: 'webhooks', tier: 'free', limit: 'calls' } as const
const reads = {
  scope: 'read',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
} as const
const changes = {
  scope: 'run',
  writes: true,
  hints: { readOnly: false, idempotent: false, openWorld: false },
} as const

const ById = z.strictObject({ id: WebhookId })

export const createWebhookOperation = operation({
  ...shared,
  ...changes,
  name: 'create_webhook',
  logs: true,
  title: 'Create a webhook',
  description:
    'Send the events of the workspace to an address from now on, signed as Standard Webhooks specifies. The answer holds the ' +
    'secret that signs them, this once. A workspace has at most 20.',
  method: 'POST',
  path: '/v1/webhooks',
  input: z.strictObject({
    url: WebhookUrl,
    events: z
      .array(WebhookEvent)
      .min(1, 'must name at least one event')
      .max(20, 'must name at most 20 events')
      .exactOptional()
      .describe('The events that it gets. If absent, all, also those that a later version adds.'),
    label: WebhookLabel.exactOptional(),
  }),
  output: WebhookWithSecret,
  problems: ['idempotency_key_reused', 'audit_log_broken'],
})

export const listWebhooksOperation = operation({
  ...shared,
  ...reads,
  name: 'list_webhooks',
  title: 'List the webhooks',
  description: 'The webhooks of the workspace, newest first.',
  method: 'GET',
  path: '/v1/webhooks',
  input: z.strictObject({}),
  output: z.object({ webhooks: z.array(Webhook).describe('At most 20.') }),
  problems: [],
})

export const deleteWebhookOperation = operation({
  ...shared,
  ...changes,
  name: 'delete_webhook',
  logs: true,
  title: 'Delete a webhook',
  description:
    'Delete a webhook with its log of deliveries. What is not delivered yet is not sent. It cannot be undone.',
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  input: ById,
  output: null,
  hints: { readOnly: false, idempotent: true, openWorld: false },
  problems: ['not_found'],
})

export const rotateWebhookSecretOperation = operation({
  ...shared,
  ...changes,
  name: 'rotate_webhook_secret',
  logs: true,
  title: 'Rotate the secret of a webhook',
  description:
    'Give a webhook a new secret, which the answer holds this once. For 24 hours the secret before it signs each event beside it.',
  method: 'POST',
  path: '/v1/webhooks/{id}/rotate',
  input: ById,
  output: WebhookWithSecret,
  problems: ['not_found', 'idempotency_key_reused'],
})

export const testWebhookOperation = operation({
  ...shared,
  ...changes,
  name: 'test_webhook',
  title: 'Send a test event',
  description:
    'Send the event webhook.test to a webhook. A webhook that was disabled is enabled again where the answer is a success.',
  method: 'POST',
  path: '/v1/webhooks/{id}/test',
  input: ById,
  output: WebhookDelivery,
  hints: { readOnly: false, idempotent: false, openWorld: true },
  problems: ['not_found', 'idempotency_key_reused'],
})

export const listWebhookDeliveriesOperation = operation({
  ...shared,
  ...reads,
  name: 'list_webhook_deliveries',
  title: 'List the deliveries of a webhook',
  description:
    'The events of a webhook and what became of each, newest first, 50 at a time. An event that was delivered or given up stays for 30 days.',
  method: 'GET',
  path: '/v1/webhooks/{id}/deliveries',
  input: z.strictObject({
    id: WebhookId,
    before: ListedId.exactOptional().describe('`next` of the page before.'),
  }),
  output: z.object({ deliveries: z.array(WebhookDelivery).describe('At most 50.'), next }),
  problems: ['not_found'],
})

export const replayWebhookDeliveryOperation = operation({
  ...shared,
  ...changes,
  name: 'replay_webhook_delivery',
  title: 'Replay a delivery',
  description:
    'Send an event to a webhook again, with the same `webhook-id` and the same body; its attempts begin from the first again.',
  method: 'POST',
  path: '/v1/webhooks/{id}/deliveries/{delivery}/replay',
  input: z.strictObject({ id: WebhookId, delivery: DeliveryId }),
  output: WebhookDelivery,
  hints: { readOnly: false, idempotent: true, openWorld: true },
  problems: ['not_found', 'idempotency_key_reused'],
})
