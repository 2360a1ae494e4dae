// The jobs that no worker could end: lists them, and puts one back into its queue.
import type { DeadJobStore, Runner } from '../call/ports.ts'
import { Problem } from '../call/problem.ts'
import type { UseCase } from '../call/use-case.ts'
import type { DashboardOperations } from '../contract/dashboard.ts'

interface DeadJobPorts {
  readonly store: { readonly deadJobs: DeadJobStore }
}

export const listDeadJobs: UseCase<DashboardOperations['list_dead_jobs'], DeadJobPorts> = {
  run: async (_call, { store }) => ({ jobs: [...(await store.deadJobs.list())] }),
}

type Wakes = Pick<Runner, 'wake'>

interface RetryPorts extends DeadJobPorts {
  readonly runner: Wakes
  readonly batchRunner: Wakes
  readonly passRunner: Wakes
  readonly deliveryRunner: Wakes
}

export const retryDeadJob: UseCase<DashboardOperations['retry_dead_job'], RetryPorts> = {
  async run({ input: { kind, id }, now }, { store, ...ports }) {
    if (!(await store.deadJobs.revive(kind, id, new Date(now).toISOString())))
      throw new Problem('not_found', { detail: 'There is no dead job of that kind and id' })
    const { runner: run, batchRunner: batch, passRunner: pass, deliveryRunner: delivery } = ports
    const runners = { run, batch, pass, delivery }
    runners[kind].wake()
    return { kind, id }
  },
}
