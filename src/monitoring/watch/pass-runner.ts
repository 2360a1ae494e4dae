// Works through the queue of passes in this process, and queues them when a list changes.
import { createJobRunner, type RunnerOptions, type StartedRunner } from '../../call/job-runner.ts'
import type { Ids } from '../../base/ports.ts'
import { listsToScreen } from '../lists-to-screen.ts'
import type { BatchPins, MonitoringStore, PassDeps } from '../ports.ts'
import { performPass } from './perform-pass.ts'
import { isPassDue, queuePass } from '../queue-pass.ts'

const PORTFOLIOS = 100

interface RunnerDeps extends PassDeps {
  readonly store: PassDeps['store'] & Pick<MonitoringStore, 'passQueue'>
  readonly workspaces: () => Promise<readonly { readonly id: string }[]>
}

/** `everyMs` is also how often the lists are looked at. */
export function createPassRunner(deps: RunnerDeps, options: RunnerOptions): StartedRunner {
  const runner = createJobRunner(
    {
      queue: deps.store.passQueue,
      clock: deps.clock,
      perform: (job, signal) => performPass(job, deps, signal),
    },
    options,
  )
  const queueDue = duePasses(deps)
  let looking: Promise<void> = Promise.resolve()
  let [stopped, cancel] = [false, (): void => undefined]
  const look = async (): Promise<void> => {
    try {
      if ((await queueDue()) > 0) runner.wake()
    } catch (error) {
      options.onFault(error)
    }
    if (!stopped) cancel = options.later(() => void (looking = look()), options.everyMs)
  }
  looking = look()
  return {
    ...runner,
    async stop() {
      stopped = true
      cancel()
      await looking
      await runner.stop()
    },
  }
}

/** Queues a pass over each watched portfolio whose lists have changed; looks at the portfolios only where a list has. Gives how many. */
export function duePasses(
  deps: Pick<RunnerDeps, 'store' | 'clock' | 'manifests' | 'requiredLists' | 'screening' | 'workspaces'> & {
    readonly ids: Pick<Ids, 'ulid'>
  },
): () => Promise<number> {
  let seen = ''
  return async () => {
    const { lists, snapshots } = await listsToScreen(deps)
    if (snapshots.length === 0) return 0
    const pins: BatchPins = { lists, screener: (await deps.screening()).screener.version }
    const state = JSON.stringify([pins.screener, lists.map(({ snapshotId }) => snapshotId)])
    if (state === seen) return 0
    const at = new Date(deps.clock.now()).toISOString()
    let queued = 0
    for (const { id } of await deps.workspaces()) queued += await queueIn(id, pins, at)
    seen = state
    return queued
  }

  async function queueIn(workspaceId: string, pins: BatchPins, at: string): Promise<number> {
    let queued = 0
    for (let after = ''; ;) {
      const from = after
      const page = await deps.store.read(workspaceId, (tenant) => tenant.watchedPortfolios(from, PORTFOLIOS))
      for (const { id } of page.filter((portfolio) => isPassDue(portfolio, pins))) {
        const isQueued = await deps.store.write(workspaceId, async (tenant) => {
          const portfolio = await tenant.lockPortfolio(id)
          return portfolio !== undefined && isPassDue(portfolio, pins) && queuePass(tenant, id, deps.ids, at)
        })
        if (isQueued) queued++
      }
      if (page.length < PORTFOLIOS) return queued
      after = page.at(-1)?.id ?? ''
    }
  }
}
