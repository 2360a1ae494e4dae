// Erases the alerts that are older than their workspace keeps them. The audit log keeps their digests, so that a pass still verifies.
import { DAY_MS } from '../../base/day.ts'
import type { Clock } from '../../base/ports.ts'
import { firstUlidAt } from '../../base/ulid-bytes.ts'
import type { MonitoringPorts } from '../ports.ts'

/** Alerts of one transaction. */
const ALERTS_AT_ONCE = 500

/** What the server does with the alerts of a workspace in each pass. Returns how many it erased. */
export const alertRetention =
  ({
    store,
    clock,
    days,
  }: {
    readonly store: Pick<MonitoringPorts['store'], 'write'>
    readonly clock: Clock
    /** The days for which a workspace keeps its alerts; null: it keeps them. */
    readonly days: (workspaceId: string) => Promise<number | null>
  }) =>
  /** `pause` is called after each transaction and rejects to stop. */
  async (workspaceId: string, { pause }: { readonly pause: () => Promise<void> }): Promise<number> => {
    const kept = await days(workspaceId)
    if (kept === null) return 0
    const before = firstUlidAt(clock.now() - kept * DAY_MS)
    let count = 0
    for (;;) {
      const erased = await store.write(workspaceId, (tenant) => tenant.forgetAlerts(before, ALERTS_AT_ONCE))
      count += erased
      if (erased < ALERTS_AT_ONCE) return count
      await pause()
    }
  }
