// The log of the deliveries of a webhook: lists them, replays one, and sends an event that tests the webhook.
import type { Operations } from '../contract/index.ts'
import { nextOf, PAGE_SIZE } from '../call/page.ts'
import { outboxRow } from '../call/enqueue-event.ts'
import { once } from '../call/idempotency.ts'
import { Problem } from '../call/problem.ts'
import type { UseCase } from '../call/use-case.ts'
import type { WebhookTransaction, WebhookPorts, WebhookWrites } from './ports.ts'
import { noWebhook, presentDelivery } from './present-webhook.ts'

type Transaction = WebhookTransaction & WebhookWrites

export const listWebhookDeliveries: UseCase<
  Operations['list_webhook_deliveries'],
  Pick<WebhookPorts, 'store'>
> = {
  run: ({ input: { id, before }, caller }, { store }) =>
    store.read(caller.workspaceId, async (tenant) => {
      if ((await tenant.webhook(id)) === undefined) throw noWebhook()
      const found = await tenant.deliveries(id, { before, limit: PAGE_SIZE + 1 })
      return { deliveries: found.slice(0, PAGE_SIZE).map(presentDelivery), ...nextOf(found) }
    }),
}

export const testWebhook: UseCase<
  Operations['test_webhook'],
  Pick<WebhookPorts, 'store' | 'deliveryRunner'>
> = {
  async run(call, { store, deliveryRunner }) {
    const { id } = call.input
    const answer = await once('test_webhook', call, { store }, async (tenant: Transaction) => {
      if ((await tenant.lockWebhook(id)) === undefined) throw noWebhook()
      const event = outboxRow({ type: 'webhook.test', data: { webhook: id } }, call.now)
      const delivery = await tenant.delivery(id, await tenant.insertDelivery(id, event))
      if (delivery === undefined) throw new Error('the delivery that was stored is not there')
      return presentDelivery(delivery)
    })
    deliveryRunner.wake()
    return answer
  },
}

export const replayWebhookDelivery: UseCase<
  Operations['replay_webhook_delivery'],
  Pick<WebhookPorts, 'store' | 'deliveryRunner'>
> = {
  async run(call, { store, deliveryRunner }) {
    const { id, delivery: deliveryId } = call.input
    const at = new Date(call.now).toISOString()
    const answer = await once('replay_webhook_delivery', call, { store }, async (tenant: Transaction) => {
      if ((await tenant.lockWebhook(id)) === undefined) throw noWebhook()
      const delivery = await tenant.lockDelivery(id, deliveryId)
      if (delivery === undefined)
        throw new Problem('not_found', {
          detail: 'This webhook has no delivery of that id. list_webhook_deliveries has them',
        })
      if (delivery.status === 'waiting') {
        await tenant.hurryDelivery(id, deliveryId, at)
        return presentDelivery({ ...delivery, nextAttemptAt: at })
      }
      const again = { ...delivery, status: 'waiting', attempts: 0, nextAttemptAt: at } as const
      await tenant.setDelivery(again)
      return presentDelivery(again)
    })
    deliveryRunner.wake()
    return answer
  },
}
