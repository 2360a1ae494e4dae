// The commands on webhooks. They call the server.
import type { Command } from 'commander'
import type { ClientOptions } from '../../client/client.ts'
import { clientSettings, readConfig } from '../../installation/config.ts'

const load = () => import('./commands/webhooks.ts')

const client = (): ClientOptions => {
  const { ASSAY_API_URL: url, ASSAY_API_KEY: key } = readConfig(clientSettings, process.env)
  return { url, key }
}

export function addWebhookCommands(assay: Command): void {
  const webhooks = assay
    .command('webhooks')
    .description(
      'Send the events of the workspace to addresses of yours. The commands call ASSAY_API_URL with ASSAY_API_KEY.',
    )
  webhooks
    .command('create')
    .argument('<url>', 'https address that gets the events')
    .option('--events <names>', 'events separated by commas (default: all)')
    .option('--label <text>', 'what it is for')
    .option('--json', 'print JSON only')
    .description('Create a webhook. It prints the id and the secret that signs the events, this once.')
    .action(async (url: string, options) => (await load()).createWebhookCommand(url, client(), options))
  webhooks
    .command('list')
    .option('--json', 'print JSON only')
    .description('List the webhooks, newest first.')
    .action(async (options) => (await load()).listWebhooksCommand(client(), options))
  webhooks
    .command('test')
    .argument('<id>', 'id of the webhook')
    .option('--json', 'print JSON only')
    .description('Send a test event, and print the id of its delivery.')
    .action(async (id: string, options) => (await load()).testWebhookCommand(id, client(), options))
  webhooks
    .command('rotate')
    .argument('<id>', 'id of the webhook')
    .option('--json', 'print JSON only')
    .description(
      'Give a webhook a new secret, and print it this once. The old secret signs too for 24 hours.',
    )
    .action(async (id: string, options) => (await load()).rotateWebhookCommand(id, client(), options))
  webhooks
    .command('deliveries')
    .argument('<id>', 'id of the webhook')
    .option('--before <id>', 'continue with those before this delivery')
    .option('--json', 'print JSON only')
    .description('List the deliveries of a webhook, newest first, 50 at a time.')
    .action(async (id: string, options) => (await load()).listDeliveriesCommand(id, client(), options))
  webhooks
    .command('replay')
    .argument('<id>', 'id of the webhook')
    .argument('<delivery>', 'id of the delivery')
    .option('--json', 'print JSON only')
    .description('Send an event again, with the same id and body.')
    .action(async (id: string, delivery: string, options) =>
      (await load()).replayDeliveryCommand(id, delivery, client(), options),
    )
  webhooks
    .command('delete')
    .argument('<id>', 'id of the webhook')
    .description('Delete a webhook with its log of deliveries. It cannot be undone.')
    .option('--json', 'print JSON only')
    .action(async (id: string, options) => (await load()).deleteWebhookCommand(id, client(), options))
}
