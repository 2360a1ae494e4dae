// Sends the digests of a workspace that wait: each is leased first, so that two servers do not send it at once, and tried again until
// the mail server takes it. A server that stops between the acceptance of a mail and its record sends the mail again with the same Message-ID.
import { DAY_MS } from '../../base/day.ts'
import type { Clock } from '../../base/ports.ts'
import type { WatchAlert } from '../../contract/vocabulary/watch.ts'
import type { Mailer, MonitoringReads, MonitoringStore, StoredDigest } from '../ports.ts'
import { type DigestAlert, digestMessage } from './digest-message.ts'

/** Longer than a mailer tries. */
const LEASE_MS = 10 * 60_000
const RETRY_MS = { first: 60_000, longest: DAY_MS / 4 }
/** A digest that no server took by then is given up. */
const GIVEN_UP_MS = 3 * DAY_MS

export interface SendDigestDeps {
  readonly store: Pick<MonitoringStore, 'read' | 'write'>
  readonly clock: Clock
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** Sends those that are due. `workspace`: its name. */
export async function sendDigests(
  deps: SendDigestDeps,
  { id, name }: { readonly id: string; readonly name: string },
  signal: AbortSignal,
): Promise<void> {
  const { store, clock } = deps
  while (!signal.aborted) {
    const now = clock.now()
    const digest = await store.write(id, (tenant) =>
      tenant.leaseDigest(new Date(now).toISOString(), new Date(now + LEASE_MS).toISOString()),
    )
    if (digest === undefined) return
    await sendOne(deps, { id, name }, digest)
  }
}

async function sendOne(
  { store, clock, mailer, publicUrl }: SendDigestDeps,
  workspace: { readonly id: string; readonly name: string },
  digest: StoredDigest,
): Promise<void> {
  const [recipients, alerts] = await store.read(workspace.id, async (tenant) => [
    (await tenant.mailDigest())?.to ?? [],
    await alertsOf(tenant, digest.id),
  ])
  const end = (status: 'sent' | 'failed' | 'dropped'): Promise<void> =>
    store.write(workspace.id, (tenant) =>
      tenant.endDigest(digest.id, status, new Date(clock.now()).toISOString()),
    )
  const to = recipients.filter((address) => !digest.taken.includes(address))
  // why: those who waited for it get no digest any more, and the others have it
  if (to.length === 0 && digest.taken.length > 0) return end('sent')
  // why: the digest was turned off, or its subjects were removed, after it was made
  if (to.length === 0 || alerts.length === 0) return end('dropped')
  const message = digestMessage(alerts, { workspace: workspace.name, url: publicUrl })
  try {
    const refused = await mailer.send({ id: digest.id, to, ...message })
    // why: a server may refuse an address for a while, and the others must not get the mail with each further attempt
    if (refused.length > 0) {
      const taken = [...digest.taken, ...to.filter((address) => !refused.includes(address))]
      await store.write(workspace.id, (tenant) => tenant.setTaken(digest.id, taken))
      throw new Error(`the mail server refused ${refused.length} of ${to.length} addresses`)
    }
  } catch (error) {
    const now = clock.now()
    const pause = Math.min(RETRY_MS.first * 2 ** (digest.attempts - 1), RETRY_MS.longest)
    if (now > Date.parse(digest.at) + GIVEN_UP_MS) await end('failed')
    else
      await store.write(workspace.id, (tenant) =>
        tenant.retryDigest(digest.id, new Date(now + pause).toISOString()),
      )
    throw error
  }
  await end('sent')
}

async function alertsOf(tenant: MonitoringReads, digestId: string): Promise<readonly DigestAlert[]> {
  const names = new Map<string, string>()
  const alerts: DigestAlert[] = []
  for (const text of await tenant.alertsOfDigest(digestId)) {
    const { portfolio, ref, kind, match } = JSON.parse(text) as WatchAlert
    if (!names.has(portfolio)) names.set(portfolio, (await tenant.portfolio(portfolio))?.name ?? portfolio)
    alerts.push({
      portfolio: names.get(portfolio) ?? portfolio,
      ref,
      kind,
      lists: match.citations.map(({ source }) => source),
    })
  }
  return alerts
}
