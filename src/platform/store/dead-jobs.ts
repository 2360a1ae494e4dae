// The dead jobs of every kind, over the queues of a store.
import type { DeadJobStore, JobQueue } from '../../call/ports.ts'
import { JobKind } from '../../contract/vocabulary/job.ts'

/** Of one kind: the newest show what went wrong. */
const MAX_LISTED = 100

export const deadJobsOf = (queues: Readonly<Record<JobKind, JobQueue>>): DeadJobStore => ({
  async list() {
    const found = await Promise.all(
      JobKind.options.map(async (kind) =>
        (await queues[kind].dead(MAX_LISTED)).map((job) => ({ ...job, kind })),
      ),
    )
    return found.flat().toSorted((one, two) => (one.deadAt < two.deadAt ? 1 : -1))
  },
  revive: (kind, id, at) => queues[kind].revive(id, at),
})
