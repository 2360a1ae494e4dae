// Webhooks: addresses of a workspace that get its events, and what became of each event (Standard Webhooks).
import { z } from 'zod'
import { ListedId } from './page.ts'
import { Instant } from './value.ts'

/** The events that a webhook can take. */
export const WEBHOOK_EVENTS = [
  'run.completed',
  'run.failed',
  'batch.completed',
  'batch.failed',
  'alert.created',
  'watch.pass.completed',
  'watch.pass.failed',
  'case.opened',
  'case.decided',
  'case.reopened',
] as const

export const WebhookEvent = z.enum(WEBHOOK_EVENTS).meta({
  id: 'WebhookEvent',
  description:
    '`run.completed`, `run.failed`: a diligence run ended. `batch.completed`, `batch.failed`: a batch ended. ' +
    '`alert.created`: the watch of a portfolio found something new. `watch.pass.completed`, `watch.pass.failed`: a pass of the watch ended. ' +
    '`case.opened`, `case.decided`, `case.reopened`: a match needs a decision, got one, or needs one again.',
})
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** An event of a workspace, or the one that tests a webhook. */
export type OutgoingEventType = WebhookEvent | 'webhook.test'

/** Webhooks of a workspace. */
export const MAX_WEBHOOKS = 20
/** Characters of an address. */
export const MAX_WEBHOOK_URL = 2_048

export const WebhookId = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a webhook, as create_webhook returned it')
  .describe('Id of the webhook.')
  .meta({ examples: ['01K9Z3T0Z8Q4W7X2M5N9R3C1KD'] })

export const WebhookUrl = z
  .string()
  .min(1, 'must not be empty')
  .max(MAX_WEBHOOK_URL, `must have at most ${MAX_WEBHOOK_URL} characters`)
  .describe('Address that gets the events: https, at a public host.')
  .meta({ examples: ['https://hooks.acme.com/assay'] })

export const WebhookLabel = z
  .string()
  .trim()
  .max(200, 'must have at most 200 characters')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not have control characters')
  .describe('What it is for.')
  .meta({ examples: ['Case management'] })

export const Webhook = z
  .object({
    id: WebhookId,
    url: WebhookUrl,
    events: z.array(WebhookEvent).describe('The events that it gets.'),
    label: WebhookLabel,
    createdAt: Instant,
    disabledAt: Instant.nullable().describe(
      'When its receiver answered 410, which ends it; null while it gets events. An event that is sent with test_webhook and ' +
        'answered with success enables it again.',
    ),
    oldSecretUntil: Instant.nullable().describe(
      'Until when the secret before the present one signs too; null if none does.',
    ),
  })
  .meta({ id: 'Webhook', description: 'An address that gets the events of a workspace.' })
export type Webhook = z.infer<typeof Webhook>

export const WebhookSecret = z
  .string()
  .describe('Secret that signs its events: `whsec_`, then 32 bytes in base64. It is shown this once.')

export const WebhookWithSecret = Webhook.extend({ secret: WebhookSecret }).meta({
  id: 'WebhookWithSecret',
  description: 'A webhook with its new secret.',
})
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>

export const DeliveryId = ListedId.describe('Id of the event, which its receiver gets as `webhook-id`.').meta(
  { examples: ['msg_019a4c1d7e4000f3b1c2d3e4f5a6b7c8'] },
)

export const DeliveryAttempt = z
  .object({
    at: Instant,
    status: z.int().nullable().describe('Status code of the answer; null if none came.'),
    error: z.string().nullable().describe('Why it did not count as received; null if it did.'),
  })
  .meta({ id: 'DeliveryAttempt', description: 'One attempt to deliver an event.' })
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>

export const WebhookDelivery = z
  .object({
    id: DeliveryId,
    type: z.string().describe('The event, or `webhook.test`.'),
    createdAt: Instant.describe('When the event occurred.'),
    status: z
      .enum(['waiting', 'delivered', 'failed'])
      .describe(
        '`waiting`: not delivered yet; `delivered`; `failed`: given up after the last attempt, or because the webhook was disabled.',
      ),
    attempts: z.int().min(0).describe('Attempts since it was created or replayed.'),
    nextAttemptAt: Instant.nullable().describe('When it is tried next; null if it is not.'),
    lastAttempt: DeliveryAttempt.nullable().describe('Null before the first attempt.'),
    data: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .describe('Ids, counts and kinds of the event.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'An event on its way to a webhook.' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>
