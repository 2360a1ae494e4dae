// Creates, lists and deletes webhooks, and rotates their secrets. A secret is in one answer only; what is kept of that answer
// for a repeated call has it sealed.
import { MAX_WEBHOOKS, type Webhook, type WebhookWithSecret } from '../contract/vocabulary/webhook.ts'
import type { Operations } from '../contract/index.ts'
import { DAY_MS } from '../base/day.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import { actingIn } from '../call/acting-in.ts'
import { once } from '../call/idempotency.ts'
import { Problem } from '../call/problem.ts'
import type { Call, UseCase } from '../call/use-case.ts'
import type { Act } from '../audit/activity.ts'
import { recordActs, recordOrKeepActs } from '../audit/log/record-acts.ts'
import type { StoredWebhook, WebhookTransaction, WebhookPorts, WebhookWrites } from './ports.ts'
import { noWebhook, presentWebhook, secretOwner, withSecret } from './present-webhook.ts'

const SECRET_BYTES = 32
/** Deliveries of one transaction: on the embedded store, many at once would hold up every request. */
const DELIVERIES_DROPPED = 500

type Ports = Pick<WebhookPorts, 'store' | 'ids' | 'secretBox' | 'auditLog'>
type Transaction = WebhookTransaction & WebhookWrites

interface Sealed {
  readonly webhook: Webhook
  readonly sealed: string
}

const newSecret = ({ ids }: Pick<Ports, 'ids'>): string =>
  `whsec_${btoa(String.fromCharCode(...ids.randomBytes(SECRET_BYTES)))}`

function opened({ webhook, sealed }: Sealed, { caller }: Call, { secretBox }: Ports): WebhookWithSecret {
  const secret = secretBox.open(sealed, secretOwner(caller.workspaceId, webhook.id))
  if (secret === undefined) throw new Error('a secret that was sealed before does not open')
  return withSecret(webhook, secret)
}

/** An act on a webhook. why its host alone: the rest of the address may hold a secret */
const actOn = (call: Call, kind: Act['kind'], { id, url }: Pick<StoredWebhook, 'id' | 'url'>): Act => ({
  ...actingIn(call),
  kind,
  about: id,
  personal: { host: new URL(url).host },
})

const REFUSED = 'must be an https address of a public host, without a port and without a password'

export const createWebhook: UseCase<Operations['create_webhook'], Ports & Pick<WebhookPorts, 'eventSender'>> =
  {
    check({ input: { url } }, { eventSender }) {
      if (!eventSender.accepts(url))
        throw new Problem('invalid_request', {
          detail: `url ${REFUSED}`,
          issues: [{ path: 'url', message: REFUSED }],
        })
    },

    async run(call, ports) {
      const { input, caller, now } = call
      const { store, ids, secretBox } = ports
      const created = await once('create_webhook', call, { store }, async (tenant: Transaction) => {
        await tenant.lockCountOfWebhooks()
        if ((await tenant.webhooks()).length >= MAX_WEBHOOKS)
          throw new Problem('invalid_request', {
            detail: `This workspace has ${MAX_WEBHOOKS} webhooks, which is the most; delete one first`,
          })
        const id = ids.ulid()
        const webhook = {
          id,
          url: input.url,
          events: input.events === undefined ? null : [...new Set(input.events)],
          label: input.label ?? '',
          createdAt: new Date(now).toISOString(),
          secret: secretBox.seal(newSecret(ports), secretOwner(caller.workspaceId, id)),
        }
        await tenant.insertWebhook(webhook)
        const acts = [actOn(call, 'webhook.created', webhook)]
        await recordActs(tenant, ports, acts)
        const stored = { ...webhook, disabledAt: null, oldSecret: null }
        return { webhook: presentWebhook(stored, now), sealed: webhook.secret }
      })
      return opened(created, call, ports)
    },
  }

export const listWebhooks: UseCase<Operations['list_webhooks'], Pick<WebhookPorts, 'store'>> = {
  async run({ caller, now }, { store }) {
    const webhooks = await store.read(caller.workspaceId, (tenant) => tenant.webhooks())
    return { webhooks: webhooks.map((webhook) => presentWebhook(webhook, now)) }
  },
}

export const rotateWebhookSecret: UseCase<Operations['rotate_webhook_secret'], Ports> = {
  async run(call, ports) {
    const { input, caller, now } = call
    const { store, secretBox } = ports
    const rotated = await once('rotate_webhook_secret', call, { store }, async (tenant: Transaction) => {
      const webhook = await tenant.lockWebhook(input.id)
      if (webhook === undefined) throw noWebhook()
      const secret = secretBox.seal(newSecret(ports), secretOwner(caller.workspaceId, webhook.id))
      const oldSecret = { sealed: webhook.secret, until: new Date(now + DAY_MS).toISOString() }
      await tenant.setSecrets(webhook.id, { secret, oldSecret })
      // why kept: the replacement of a leaked secret must not depend on the log
      await recordOrKeepActs(tenant, ports, [actOn(call, 'webhook.secret_rotated', webhook)])
      return { webhook: presentWebhook({ ...webhook, oldSecret }, now), sealed: secret }
    })
    return opened(rotated, call, ports)
  },
}

export const deleteWebhook: UseCase<
  Operations['delete_webhook'],
  Pick<WebhookPorts, 'store' | 'ids' | 'auditLog'>
> = {
  async run(call, ports) {
    const { input, caller, now } = call
    const { id } = input
    const { store } = ports
    // why first: it gets no further event while its deliveries are removed
    await store.write(caller.workspaceId, async (tenant) => {
      const webhook = await tenant.lockWebhook(id)
      if (webhook === undefined) throw noWebhook()
      await tenant.setDisabled(id, new Date(now).toISOString())
      await tenant.failDeliveries(id)
      // why kept: an address that must get no more data must not get it because the log is broken
      await recordOrKeepActs(tenant, ports, [actOn(call, 'webhook.deleted', webhook)])
    })
    const dropSome = (): Promise<boolean> =>
      store.write(caller.workspaceId, (tenant) => tenant.dropSomeDeliveries(id, DELIVERIES_DROPPED))
    while (await dropSome()) await yieldToEventLoop()
    await store.write(caller.workspaceId, (tenant) => tenant.deleteWebhook(id))
    await store.purgeDeleted()
  },
}
