// Queues a pass over a watched portfolio where something has changed since the last one.
import type { Ids } from '../base/ports.ts'
import { isSameLists, isSameScreener } from './lists-to-screen.ts'
import type { BatchPins, MonitoringWrites, StoredPortfolio } from './ports.ts'

/** Whether the last pass compared other lists, other subjects, or names in another way. */
export function isPassDue({ watch, revision }: StoredPortfolio, now: BatchPins): boolean {
  if (watch === null) return false
  const { state } = watch
  if (state === null) return true
  return (
    state.revision < revision || !isSameScreener(state.screener, now.screener) || !isSameLists(state, now)
  )
}

/** Queues one, unless one waits or is worked on. Whether it did. */
export async function queuePass(
  tenant: MonitoringWrites,
  portfolioId: string,
  ids: Pick<Ids, 'ulid'>,
  at: string,
): Promise<boolean> {
  if ((await tenant.openPass(portfolioId)) !== undefined) return false
  await tenant.queuePass({ id: ids.ulid(), portfolioId, createdAt: at })
  return true
}
