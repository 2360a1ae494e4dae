// Counts the calls of each key in memory, and writes the counts a moment later in one transaction for each workspace.
import type { Clock } from '../base/ports.ts'
import type { TenantStore } from '../call/ports.ts'
import type { UsageCount, UsageCounter, UsageReads, UsageWrites } from '../accounts/usage-ports.ts'

/** A call waits for its count no longer than this. */
const WRITTEN_AFTER_MS = 2_000
/** Keys of which counts wait; more are written at once. */
const MAX_WAITING = 10_000

export function createUsageCounter({
  store,
  clock,
  later,
}: {
  readonly store: TenantStore<UsageReads, UsageWrites>
  readonly clock: Clock
  /** Schedules a call and returns its cancellation. */
  readonly later: (work: () => void, ms: number) => () => void
}): UsageCounter {
  let waiting = new Map<string, Map<string, UsageCount>>()
  let size = 0
  let isDue = false
  let writing = Promise.resolve()

  const write = async (): Promise<void> => {
    const counts = waiting
    waiting = new Map()
    size = 0
    isDue = false
    for (const [workspaceId, ofKeys] of counts)
      // why dropped where it fails: a count is no reason to keep a server busy that cannot reach its store
      await store
        .write(workspaceId, (tenant) => tenant.addUsage([...ofKeys.values()]), { mayBeLost: true })
        .catch(() => undefined)
  }
  const flush = (): Promise<void> => (writing = writing.then(write))

  return {
    flush,
    count(workspaceId, keyId) {
      const day = new Date(clock.now()).toISOString().slice(0, 10)
      const ofKeys = waiting.get(workspaceId) ?? new Map<string, UsageCount>()
      waiting.set(workspaceId, ofKeys)
      const name = `${day} ${keyId}`
      const before = ofKeys.get(name)
      if (before === undefined) size++
      ofKeys.set(name, { day, keyId, calls: (before?.calls ?? 0) + 1 })
      if (size >= MAX_WAITING) void flush()
      else if (!isDue) {
        isDue = true
        later(() => void flush(), WRITTEN_AFTER_MS)
      }
    },
  }
}
