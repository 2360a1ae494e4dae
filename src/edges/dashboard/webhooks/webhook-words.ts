// The words for webhooks and their deliveries.
import type { Webhook, WebhookDelivery, WebhookEvent } from '../../../contract/vocabulary/webhook.ts'
import type { MarkTone } from '../parts/mark.tsx'

export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  'run.completed': 'A run is completed',
  'run.failed': 'A run failed',
  'batch.completed': 'A batch is completed',
  'batch.failed': 'A batch failed',
  'alert.created': 'The watch found something new',
  'watch.pass.completed': 'A pass of the watch is completed',
  'watch.pass.failed': 'A pass of the watch failed',
  'case.opened': 'A case is opened',
  'case.decided': 'A case is decided',
  'case.reopened': 'A case is open again',
}

const isKnown = (type: string): type is WebhookEvent => Object.hasOwn(EVENT_LABELS, type)

export const eventLabel = (type: string): string =>
  type === 'webhook.test' ? 'Test' : isKnown(type) ? EVENT_LABELS[type] : type

export const DELIVERY_MARKS: Readonly<
  Record<WebhookDelivery['status'], readonly [tone: MarkTone, label: string]>
> = {
  waiting: ['fair', 'Waiting'],
  delivered: ['good', 'Delivered'],
  failed: ['bad', 'Given up'],
}

/** A webhook in a sentence: its label, or else its address. */
export const webhookName = ({ label, url }: Pick<Webhook, 'label' | 'url'>): string =>
  label === '' ? url : label

export const NEEDS_ROTATION = 'the secret must be rotated'
