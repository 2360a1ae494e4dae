// Works through the queue of batches in this process.
import { createJobRunner, type RunnerOptions, type StartedRunner } from '../../call/job-runner.ts'
import type { BatchDeps, MonitoringStore } from '../ports.ts'
import { performBatch } from './perform-batch.ts'

export const createBatchRunner = (
  deps: BatchDeps & { readonly store: Pick<MonitoringStore, 'batchQueue'> },
  options: RunnerOptions,
): StartedRunner =>
  createJobRunner(
    {
      queue: deps.store.batchQueue,
      clock: deps.clock,
      perform: (job, signal) => performBatch(job, deps, signal),
    },
    options,
  )
