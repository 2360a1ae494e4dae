// Works through the queue of passes in this process, and queues them when a list changes.
import { createJobRunner, type RunnerOptions, type StartedRunner } from '../../call/job-runner.ts'
import type { Ids } from '../../base/ports.ts'
import { listsToScreen } from '../lists-to-screen.ts'
import { pagesAfter } from '../pages-after.ts'
import type { BatchPins, MonitoringStore, PassDeps, StoredPortfolio } from '../ports.ts'
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

interface Watched {
  readonly workspaceId: string
  readonly id: string
}

/**
 * Queues a pass over each watched portfolio whose lists have changed, and gives how many. It looks at all portfolios only where a list has
 * changed, and again at those over which a pass was under way: that one may have begun with the lists before.
 */
export function duePasses(
  deps: Pick<RunnerDeps, 'store' | 'clock' | 'manifests' | 'requiredLists' | 'screening' | 'workspaces'> & {
    readonly ids: Pick<Ids, 'ulid'>
  },
): () => Promise<number> {
  let seen = ''
  let waiting: readonly Watched[] = []
  return async () => {
    const { lists, snapshots } = await listsToScreen(deps)
    if (snapshots.length === 0) return 0
    const pins: BatchPins = { lists, screener: (await deps.screening()).screener.version }
    const state = JSON.stringify([pins.screener, lists.map(({ snapshotId }) => snapshotId)])
    const candidates = state === seen ? waiting : await duePortfolios(pins)
    const outcomes = new Map<Watched, Outcome>()
    for (const candidate of candidates) outcomes.set(candidate, await queueOne(candidate, pins))
    waiting = candidates.filter((candidate) => outcomes.get(candidate) === 'waits')
    seen = state
    return candidates.filter((candidate) => outcomes.get(candidate) === 'queued').length
  }

  async function duePortfolios(pins: BatchPins): Promise<readonly Watched[]> {
    const due: Watched[] = []
    for (const { id: workspaceId } of await deps.workspaces()) {
      const pages = pagesAfter(
        PORTFOLIOS,
        ({ id }: StoredPortfolio) => id,
        (after) => deps.store.read(workspaceId, (tenant) => tenant.watchedPortfolios(after, PORTFOLIOS)),
      )
      for await (const page of pages)
        for (const portfolio of page)
          if (isPassDue(portfolio, pins)) due.push({ workspaceId, id: portfolio.id })
    }
    return due
  }

  async function queueOne({ workspaceId, id }: Watched, pins: BatchPins): Promise<Outcome> {
    // why read first: a long pass is asked about again and again
    if ((await deps.store.read(workspaceId, (tenant) => tenant.openPass(id))) !== undefined) return 'waits'
    const at = new Date(deps.clock.now()).toISOString()
    return deps.store.write(workspaceId, async (tenant): Promise<Outcome> => {
      const portfolio = await tenant.lockPortfolio(id)
      if (portfolio === undefined || !isPassDue(portfolio, pins)) return 'current'
      return (await queuePass(tenant, id, deps.ids, at)) ? 'queued' : 'waits'
    })
  }
}

/** `waits`: a pass is under way. */
type Outcome = 'queued' | 'waits' | 'current'
