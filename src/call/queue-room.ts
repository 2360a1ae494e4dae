// Bounds the jobs of one workspace that a queue holds. Further ones are refused before anything of them is stored.
import type { BoundedJobKind, QueueReads } from './ports.ts'
import { Problem } from './problem.ts'

/** Jobs of one workspace that wait or are worked on. */
const MAX_QUEUED_RUNS = 1_000
const MAX_QUEUED_BATCHES = 100

const LIMITS: Readonly<Record<BoundedJobKind, { readonly most: number; readonly name: string }>> = {
  run: { most: MAX_QUEUED_RUNS, name: 'runs' },
  batch: { most: MAX_QUEUED_BATCHES, name: 'batches' },
}
/** A client that comes back earlier finds the queue as it was. */
const RETRY_SECONDS = 5

/** Throws `rate_limited` where the workspace has as many jobs of the kind in the queue as it may. */
export async function assertQueueRoom(tenant: QueueReads, kind: BoundedJobKind): Promise<void> {
  const { most, name } = LIMITS[kind]
  if ((await tenant.queuedJobs(kind, most)) < most) return
  throw new Problem('rate_limited', {
    detail: `A workspace may have ${most.toLocaleString('en')} ${name} in the queue, and has them`,
    retryAfterSeconds: RETRY_SECONDS,
  })
}
