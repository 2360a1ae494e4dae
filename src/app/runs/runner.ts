// Works the queue of runs inside this process: woken by a new run, and now and then to pick up what another process left.
import type { Clock, Store } from '../ports.ts'
import { performRun, type RunDeps } from './perform-run.ts'
import type { Runner } from './stored-run.ts'

export interface StartedRunner extends Runner {
  /** Takes no further run and resolves when those at work have ended. */
  stop(): Promise<void>
}

export interface RunnerOptions {
  /** Runs worked on at a time. */
  readonly parallel: number
  /** How often the queue is looked at without being woken. */
  readonly everyMs: number
  /** For a fault that ended a run, or kept the queue from being read. */
  readonly onFault: (error: unknown, runId?: string) => void
  /** Timers of the world: a call later, and its cancellation. */
  readonly later: (work: () => void, ms: number) => () => void
}

const LEASE_MS = 60_000

export function createRunner(
  deps: RunDeps & { readonly store: Store; readonly clock: Clock },
  { parallel, everyMs, onFault, later }: RunnerOptions,
): StartedRunner {
  const waiting = new Map<string, Set<() => void>>()
  const working = new Set<Promise<void>>()
  let [stopped, again] = [false, false]

  const tell = (runId: string): void => {
    for (const done of waiting.get(runId) ?? []) done()
    waiting.delete(runId)
  }

  /** True when a run was there. */
  async function workOnOne(): Promise<boolean> {
    const now = deps.clock.now()
    const queued = await deps.store.queue.claim(
      new Date(now).toISOString(),
      new Date(now + LEASE_MS).toISOString(),
    )
    if (queued === undefined) return false
    try {
      await performRun(queued, deps)
    } catch (error) {
      onFault(error, queued.runId)
    }
    tell(queued.runId)
    return true
  }

  async function workOff(): Promise<void> {
    try {
      while (!stopped && (await workOnOne()));
    } catch (error) {
      onFault(error)
    }
  }

  function wake(): void {
    if (stopped) return
    if (working.size >= parallel) {
      again = true
      return
    }
    const work = workOff().finally(() => {
      working.delete(work)
      if (!again) return
      again = false
      wake()
    })
    working.add(work)
  }

  let cancel = (): void => undefined
  const tick = (): void => {
    wake()
    if (!stopped) cancel = later(tick, everyMs)
  }
  tick()

  return {
    wake,
    ended: (runId, patienceMs, signal) =>
      new Promise((resolve) => {
        const done = (): void => {
          giveUp()
          resolve()
        }
        const giveUp = later(() => {
          waiting.get(runId)?.delete(done)
          resolve()
        }, patienceMs)
        const those = waiting.get(runId) ?? new Set()
        waiting.set(runId, those.add(done))
        signal?.addEventListener('abort', done, { once: true })
      }),
    async stop() {
      stopped = true
      cancel()
      await Promise.all(working)
    },
  }
}
