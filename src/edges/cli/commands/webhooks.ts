// `assay webhooks`: create, list, test, rotate and delete webhooks on the server, and look at their deliveries.
import type { ClientOptions } from '../../../client/client.ts'
import { WEBHOOK_EVENTS, type WebhookDelivery, WebhookEvent } from '../../../contract/vocabulary/webhook.ts'
import { callServer } from './call-server.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

interface CreateOptions extends Printing {
  readonly events?: string
  readonly label?: string
}

/** The events of a list with commas. Throws CommandFailed. */
function eventsOf(list: string): WebhookEvent[] {
  return list.split(',').map((name) => {
    const event = WebhookEvent.safeParse(name.trim())
    if (!event.success)
      throw new CommandFailed(`"${name.trim()}" is no event. The events are ${WEBHOOK_EVENTS.join(', ')}.`)
    return event.data
  })
}

export async function createWebhookCommand(
  url: string,
  options: ClientOptions,
  { events, label, ...printing }: CreateOptions,
): Promise<void> {
  const input = {
    url,
    ...(events !== undefined && { events: eventsOf(events) }),
    ...(label !== undefined && { label }),
  }
  const webhook = await callServer(options, (client) => client.call('create_webhook', input))
  print(webhook, printing, [webhook.id, `Secret, shown once: ${webhook.secret}`])
}

export async function listWebhooksCommand(options: ClientOptions, printing: Printing): Promise<void> {
  const { webhooks } = await callServer(options, (client) => client.call('list_webhooks', {}))
  const lines = webhooks.map(
    ({ id, url, label, disabledAt, events }) =>
      `${id}  ${disabledAt === null ? 'enabled' : `disabled since ${disabledAt}`}  ${url}  ${events.join(',')}${label === '' ? '' : `  ${label}`}`,
  )
  print(webhooks, printing, lines.length === 0 ? ['No webhook yet: assay webhooks create URL.'] : lines)
}

export async function rotateWebhookCommand(
  id: string,
  options: ClientOptions,
  printing: Printing,
): Promise<void> {
  const webhook = await callServer(options, (client) => client.call('rotate_webhook_secret', { id }))
  print(webhook, printing, [
    `Secret, shown once: ${webhook.secret}`,
    `The old secret signs too until ${webhook.oldSecretUntil}.`,
  ])
}

export async function testWebhookCommand(
  id: string,
  options: ClientOptions,
  printing: Printing,
): Promise<void> {
  const delivery = await callServer(options, (client) => client.call('test_webhook', { id }))
  print(delivery, printing, [delivery.id])
}

export async function deleteWebhookCommand(
  id: string,
  options: ClientOptions,
  printing: Printing,
): Promise<void> {
  await callServer(options, (client) => client.call('delete_webhook', { id }))
  print({ id, deleted: true }, printing, [`Webhook ${id} is deleted.`])
}

const deliveryLine = ({ id, createdAt, type, status, attempts, lastAttempt }: WebhookDelivery): string =>
  `${id}  ${createdAt}  ${type}  ${status}  ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${lastAttempt?.error ? `  ${lastAttempt.error}` : ''}`

export async function listDeliveriesCommand(
  id: string,
  options: ClientOptions,
  { before, ...printing }: Printing & { readonly before?: string },
): Promise<void> {
  const page = await callServer(options, (client) =>
    client.call('list_webhook_deliveries', { id, ...(before !== undefined && { before }) }),
  )
  const { deliveries, next } = page
  print(page, printing, [
    ...(deliveries.length === 0 ? ['No delivery yet.'] : deliveries.map(deliveryLine)),
    ...(next === undefined ? [] : [`There are older ones: --before ${next}`]),
  ])
}

export async function replayDeliveryCommand(
  id: string,
  delivery: string,
  options: ClientOptions,
  printing: Printing,
): Promise<void> {
  const replayed = await callServer(options, (client) =>
    client.call('replay_webhook_delivery', { id, delivery }),
  )
  print(replayed, printing, [deliveryLine(replayed)])
}
