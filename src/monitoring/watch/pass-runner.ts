// Works through the queue of passes in this process, and queues them when a list changes.
import { createJobRunner, type RunnerOptions, type StartedRunner } from '../../call/job-runner.ts'
import type { Ids } from '../../base/ports.ts'
import { repeat } from '../../base/repeat.ts'
import { listsToScreen } from '../lists-to-screen.ts'
import { pagesAfter } from '../pages-after.ts'
import type { BatchPins, MonitoringStore, PassDeps, StoredPortfolio } from '../ports.ts'
import { loggedState } from './logged-state.ts'
import { performPass } from './perform-pass.ts'
import { isPassDue, queuePass } from '../queue-pass.ts'

const PORTFOLIOS = 100

interface RunnerDeps extends PassDeps {
  readonly store: PassDeps['store'] & Pick<MonitoringStore, 'passQueue'>
  readonly workspaces: () => Promise<readonly { readonly id: string }[]>
}

export interface PassRunner extends StartedRunner {
  /** Looks at once and then regularly whether a list has changed, and queues the passes that are due; one process of all does so. */
  watch(): { stop(): Promise<void> }
}

/** `everyMs` is also how often the lists are looked at. */
export function createPassRunner(deps: RunnerDeps, options: RunnerOptions): PassRunner {
  const runner = createJobRunner(
    {
      queue: deps.store.passQueue,
      clock: deps.clock,
      async perform(job, signal) {
        const end = await performPass(job, deps, signal)
        if (end === 'ended') prepare()
        return end
      },
    },
    options,
  )
  const stopping = new AbortController()
  let preparing: Promise<void> = Promise.resolve()
  // why beforehand: the next pass over changes need not wait for the index of its subjects
  const prepare = (): void => {
    preparing = preparing.then(() => prepareIndexes(deps, stopping.signal)).catch(options.onFault)
  }
  prepare()
  return {
    ...runner,
    watch: () => watchLists(deps, runner, options),
    async stop() {
      stopping.abort()
      await runner.stop()
      await preparing
      await deps.subjectIndexes?.close()
    },
  }
}

function watchLists(
  deps: RunnerDeps,
  runner: Pick<StartedRunner, 'wake'>,
  { everyMs, later, onFault }: RunnerOptions,
): { stop(): Promise<void> } {
  const queueDue = duePasses(deps)
  const look = async (): Promise<void> => {
    if ((await queueDue()) > 0) runner.wake()
  }
  return repeat(look, { everyMs, later, onError: onFault })
}

async function prepareIndexes(
  { store, workspaces, subjectIndexes }: Pick<RunnerDeps, 'store' | 'workspaces' | 'subjectIndexes'>,
  signal: AbortSignal,
): Promise<void> {
  if (subjectIndexes === undefined) return
  for await (const { workspaceId, id } of watchedPortfolios({ store, workspaces })) {
    if (signal.aborted) return
    await subjectIndexes.prepare(workspaceId, id, signal)
  }
}

async function* watchedPortfolios({
  store,
  workspaces,
}: Pick<RunnerDeps, 'store' | 'workspaces'>): AsyncGenerator<Watched & StoredPortfolio> {
  for (const { id: workspaceId } of await workspaces()) {
    const pages = pagesAfter(
      PORTFOLIOS,
      ({ id }: StoredPortfolio) => id,
      (after) => store.read(workspaceId, (tenant) => tenant.watchedPortfolios(after, PORTFOLIOS)),
    )
    for await (const page of pages) for (const portfolio of page) yield { ...portfolio, workspaceId }
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
    for await (const portfolio of watchedPortfolios(deps)) {
      const { workspaceId, id } = portfolio
      if (isPassDue(await deps.store.read(workspaceId, (tenant) => asLogged(tenant, portfolio)), pins))
        due.push({ workspaceId, id })
    }
    return due
  }

  async function queueOne({ workspaceId, id }: Watched, pins: BatchPins): Promise<Outcome> {
    // why read first: a long pass is asked about again and again
    if ((await deps.store.read(workspaceId, (tenant) => tenant.openPass(id))) !== undefined) return 'waits'
    const at = new Date(deps.clock.now()).toISOString()
    return deps.store.write(workspaceId, async (tenant): Promise<Outcome> => {
      const portfolio = await tenant.lockPortfolio(id)
      if (portfolio === undefined || !isPassDue(await asLogged(tenant, portfolio), pins)) return 'current'
      return (await queuePass(tenant, id, deps.ids, at)) ? 'queued' : 'waits'
    })
  }
}

/** The portfolio with the state that a pass can go on from. */
async function asLogged(
  tenant: Parameters<typeof loggedState>[0],
  portfolio: StoredPortfolio,
): Promise<StoredPortfolio> {
  const { watch } = portfolio
  return watch === null
    ? portfolio
    : { ...portfolio, watch: { ...watch, state: await loggedState(tenant, portfolio) } }
}

/** `waits`: a pass is under way. */
type Outcome = 'queued' | 'waits' | 'current'
