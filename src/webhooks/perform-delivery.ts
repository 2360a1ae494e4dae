// Makes one attempt to deliver an event, and stores what became of it. An attempt whose end is not stored is made again, with
// the same id, so that the receiver can drop the repetition.
import type { QueuedJob } from '../call/ports.ts'
import type { DeliveryDeps, StoredDelivery, StoredWebhook } from './ports.ts'
import { secretOwner } from './present-webhook.ts'
import { waitAfter } from './retry-schedule.ts'

/** A receiver that answers with it wants no further event. */
const GONE = 410

const isSuccess = (status: number): boolean => status >= 200 && status < 300

type Attempt = NonNullable<StoredDelivery['lastAttempt']>
type Ended = Pick<StoredDelivery, 'status' | 'attempts' | 'nextAttemptAt' | 'lastAttempt'>

export async function performDelivery(
  { id: job, workspaceId, attempts: claim }: QueuedJob,
  deps: DeliveryDeps,
  signal: AbortSignal,
): Promise<'ended' | 'gone' | 'left'> {
  const [webhookId = '', id = ''] = job.split('/')
  const { store } = deps
  const found = await store.read(workspaceId, async (tenant) => ({
    webhook: await tenant.webhook(webhookId),
    delivery: await tenant.delivery(webhookId, id),
  }))
  if (found.webhook === undefined || found.delivery?.status !== 'waiting') return 'gone'
  const attempt = await attemptDelivery(found.webhook, found.delivery, { ...deps, workspaceId }, signal)
  if (attempt === undefined) return 'left'
  return store.write(workspaceId, async (tenant) => {
    // why in this order: whatever changes a webhook and its deliveries locks them so
    const webhook = await tenant.lockWebhook(webhookId)
    const delivery = await tenant.lockDelivery(webhookId, id)
    if (webhook === undefined || delivery?.status !== 'waiting') return 'gone'
    // why: a server that was slow to renew its lease leaves the result to the server that has the lease now
    if (!(await tenant.isDeliveryAttempt(webhookId, id, claim))) return 'left'
    const ended = endOf(delivery, attempt, deps)
    await tenant.setDelivery({ webhookId, id, ...ended })
    if (attempt.status === GONE && webhook.disabledAt === null) {
      await tenant.setDisabled(webhookId, attempt.at)
      await tenant.failDeliveries(webhookId)
    }
    if (ended.status === 'delivered' && webhook.disabledAt !== null) await tenant.setDisabled(webhookId, null)
    return 'ended'
  })
}

/** Undefined where the server stops: the attempt is made again. */
async function attemptDelivery(
  { id: webhookId, url, secret, oldSecret }: StoredWebhook,
  { id, body }: StoredDelivery,
  { workspaceId, clock, secretBox, signEvent, eventSender }: DeliveryDeps & { readonly workspaceId: string },
  signal: AbortSignal,
): Promise<Attempt | undefined> {
  const now = clock.now()
  const at = new Date(now).toISOString()
  const sealed = [secret, ...(oldSecret !== null && oldSecret.until > at ? [oldSecret.sealed] : [])]
  const [newest, ...older] = sealed.map((each) => secretBox.open(each, secretOwner(workspaceId, webhookId)))
  if (newest === undefined)
    return { at, status: null, error: 'the secret of the webhook cannot be read: rotate it' }
  const signatures = [newest, ...older].flatMap((each) =>
    each === undefined ? [] : signEvent(each, { id, at: now, body }),
  )
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1_000)),
    'webhook-signature': signatures.join(' '),
  }
  try {
    const status = await eventSender.send(url, { body, headers }, signal)
    return { at, status, error: isSuccess(status) ? null : `the receiver answered ${status}` }
  } catch (error) {
    if (signal.aborted) return undefined
    return { at, status: null, error: error instanceof Error ? error.message : 'no answer came' }
  }
}

function endOf(
  { attempts: before }: StoredDelivery,
  attempt: Attempt,
  { clock, ids }: Pick<DeliveryDeps, 'clock' | 'ids'>,
): Ended {
  const ended = { attempts: before + 1, nextAttemptAt: null, lastAttempt: attempt }
  if (attempt.error === null) return { ...ended, status: 'delivered' }
  const chance = (ids.randomBytes(1)[0] ?? 0) / 255
  const wait = attempt.status === GONE ? undefined : waitAfter(ended.attempts, chance)
  if (wait === undefined) return { ...ended, status: 'failed' }
  return { ...ended, status: 'waiting', nextAttemptAt: new Date(clock.now() + wait).toISOString() }
}
