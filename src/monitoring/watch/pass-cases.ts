// The cases of what a pass found: opens them, and leaves out the alerts about matches that were decided on the same evidence.
import { decisionInForce } from '../../cases/decision-in-force.ts'
import { openCases } from '../../cases/open-cases.ts'
import type { Ids } from '../../base/ports.ts'
import type { MonitoringTransaction } from '../ports.ts'
import type { ListsNow } from './new-alerts.ts'
import type { FoundSubject } from './pass-subjects.ts'

interface PassCases {
  readonly portfolioId: string
  readonly lists: ListsNow
  readonly ids: Pick<Ids, 'ulid'>
  /** Milliseconds since 1970. */
  readonly now: number
}

export async function withoutDecided(
  tenant: MonitoringTransaction,
  found: readonly FoundSubject[],
  { portfolioId, lists, ids, now }: PassCases,
): Promise<readonly FoundSubject[]> {
  const { isListed, isLoaded } = lists
  const cases = await openCases(
    tenant,
    found.map(({ ref, name, met }) => ({ of: { about: 'watch', portfolio: portfolioId, ref }, name, met })),
    {
      ids,
      now,
      isGone: (records) =>
        records.length > 0 &&
        records.every((record) => !isListed(record) && isLoaded(record.slice(0, record.indexOf(' ')))),
    },
  )
  const left: FoundSubject[] = []
  for (const each of found) {
    const alerts: FoundSubject['alerts'][number][] = []
    for (const alert of each.alerts) {
      const its = alert.kind === 'delisted' ? undefined : cases.get(alert.match)
      if (its === undefined || (await decisionInForce(tenant, its)) === undefined) alerts.push(alert)
    }
    left.push({ ...each, alerts })
  }
  return left
}
