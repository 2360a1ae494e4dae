// Makes the digest of a workspace that is due: one transaction gives each new alert to it, so that no other digest has the alert.
import { DAY_MS } from '../../base/day.ts'
import type { Clock, Ids } from '../../base/ports.ts'
import type { MonitoringStore } from '../ports.ts'

const PERIOD_MS = { hour: DAY_MS / 24, day: DAY_MS } as const
/** Alerts of one digest; those beyond are in the next. */
const MAX_ALERTS = 10_000

export interface MakeDigestDeps {
  readonly store: Pick<MonitoringStore, 'write'>
  readonly clock: Clock
  readonly ids: Ids
}

/** Makes nothing where nothing is new. */
export function makeDigest({ store, clock, ids }: MakeDigestDeps, workspaceId: string): Promise<void> {
  const now = clock.now()
  return store.write(workspaceId, async (tenant) => {
    const digest = await tenant.mailDigest()
    if (digest === undefined || digest.to.length === 0) return
    const newest = await tenant.newestDigestAt()
    if (newest !== undefined && Date.parse(newest) + PERIOD_MS[digest.every] > now) return
    const id = ids.ulid()
    const alerts = await tenant.giveAlertsTo(id, digest.after, MAX_ALERTS)
    if (alerts > 0) await tenant.insertDigest({ id, at: new Date(now).toISOString(), alerts })
  })
}
