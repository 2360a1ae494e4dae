// Works the queue of runs inside this process: woken by a new run, and now and then to pick up what another process left.
import { performRun, type RunDeps } from './perform-run.ts'
import type { Runner, RunStore } from '../ports.ts'

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

/** How long nobody else begins a run whose process has died: longer than a process that is alive may be held up. */
const LEASE_MS = 6_000
/** How often the lease is renewed: two of these may come late. */
const RENEW_MS = LEASE_MS / 4

export function createRunner(
  deps: RunDeps & { readonly store: Pick<RunStore, 'write' | 'queue'> },
  { parallel, everyMs, onFault, later }: RunnerOptions,
): StartedRunner {
  const waiting = new Map<string, Set<() => void>>()
  const working = new Set<Promise<void>>()
  let [stopped, again] = [false, false]

  const isStopped = (): boolean => stopped
  const tell = (runId: string): void => {
    for (const done of waiting.get(runId) ?? []) done()
    waiting.delete(runId)
  }

  /** Holds a run for as long as it is worked on, so that nobody begins it a second time. */
  function keepLeased(runId: string): () => void {
    let cancelNext = (): void => undefined
    const extend = (): void => {
      const until = new Date(deps.clock.now() + LEASE_MS).toISOString()
      deps.store.queue.extend(runId, until).catch((error: unknown) => onFault(error, runId))
      cancelNext = later(extend, RENEW_MS)
    }
    cancelNext = later(extend, RENEW_MS)
    return () => cancelNext()
  }

  /** True when a run was there. */
  async function workOnOne(): Promise<boolean> {
    const now = deps.clock.now()
    const queued = await deps.store.queue.claim(
      new Date(now).toISOString(),
      new Date(now + LEASE_MS).toISOString(),
    )
    if (queued === undefined) return false
    const letGo = keepLeased(queued.runId)
    try {
      await performRun(queued, deps)
    } catch (error) {
      onFault(error, queued.runId)
    } finally {
      letGo()
    }
    tell(queued.runId)
    return true
  }

  async function workOff(): Promise<void> {
    try {
      for (let there = true; there && !isStopped();) there = await workOnOne()
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
          signal?.removeEventListener('abort', done)
          const others = waiting.get(runId)
          others?.delete(done)
          if (others?.size === 0) waiting.delete(runId)
          resolve()
        }
        const giveUp = later(done, patienceMs)
        const those = waiting.get(runId) ?? new Set()
        waiting.set(runId, those.add(done))
        signal?.addEventListener('abort', done)
      }),
    async stop() {
      stopped = true
      cancel()
      await Promise.all(working)
    },
  }
}
