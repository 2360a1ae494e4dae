// Works through the queue of runs in this process.
import { createJobRunner, type RunnerOptions, type StartedRunner } from '../../call/job-runner.ts'
import type { RunStore } from '../ports.ts'
import { createLastSealed } from './last-sealed.ts'
import { abandonRun, performRun, type RunDeps } from './perform-run.ts'

export function createRunner(
  deps: RunDeps & { readonly store: Pick<RunStore, 'write' | 'queue'> },
  options: RunnerOptions,
): StartedRunner {
  const { onFault } = options
  const lastSealed = createLastSealed()
  return createJobRunner(
    {
      queue: deps.store.queue,
      clock: deps.clock,
      perform: (job) => performRun(job, { ...deps, lastSealed, onFault }),
      abandon: (job) => abandonRun(job, deps),
    },
    options,
  )
}
