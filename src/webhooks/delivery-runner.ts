// Works through the queue of deliveries in this process.
import { createJobRunner, type RunnerOptions, type StartedRunner } from '../call/job-runner.ts'
import type { DeliveryDeps, WebhookStore } from './ports.ts'
import { performDelivery } from './perform-delivery.ts'

export function createDeliveryRunner(
  deps: DeliveryDeps & { readonly store: Pick<WebhookStore, 'deliveryQueue'> },
  options: RunnerOptions,
): StartedRunner {
  const { deliveryQueue: queue } = deps.store
  const runner: StartedRunner = createJobRunner(
    {
      queue: {
        ...queue,
        async claim(now, leasedUntil) {
          const job = await queue.claim(now, leasedUntil)
          // why: what is due behind it does not wait for its receiver
          if (job !== undefined) runner.wake()
          return job
        },
      },
      clock: deps.clock,
      perform: (job, signal) => performDelivery(job, deps, signal),
    },
    options,
  )
  return runner
}
