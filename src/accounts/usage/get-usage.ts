// Shows how often each key of the workspace was used on each day.
import { DAY_MS } from '../../base/day.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { AccountPorts } from '../ports.ts'

const DEFAULT_DAYS = 30

export const getUsage: UseCase<DashboardOperations['get_usage'], Pick<AccountPorts, 'store'>> = {
  async run({ caller: { workspaceId }, input: { days = DEFAULT_DAYS }, now }, { store }) {
    const first = new Date(now - (days - 1) * DAY_MS).toISOString().slice(0, 10)
    const counts = await store.read(workspaceId, (tenant) => tenant.usageSince(first))
    const keys = new Map((await store.accounts.keys(workspaceId)).map((key) => [key.id, key]))
    return {
      first,
      days,
      keys: [...Map.groupBy(counts, ({ keyId }) => keyId)]
        .map(([id, ofKey]) => ({
          id,
          name: keys.get(id)?.name ?? id,
          hint: keys.get(id)?.hint ?? null,
          calls: ofKey.reduce((sum, { calls }) => sum + calls, 0),
          byDay: ofKey.map(({ day, calls }) => ({ day, calls })),
        }))
        .toSorted((a, b) => b.calls - a.calls || (a.id < b.id ? -1 : 1)),
    }
  },
}
