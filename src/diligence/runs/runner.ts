// Works through the queue of runs in this process. A new run wakes it; a timer picks up runs of other processes.
import { performRun, type RunDeps } from './perform-run.ts'
import type { Runner, RunStore } from '../ports.ts'

export interface StartedRunner extends Runner {
  /** Takes no further run and resolves when the current ones have ended. */
  stop(): Promise<void>
}

export interface RunnerOptions {
  /** Maximum concurrent runs. */
  readonly parallel: number
  /** Interval between checks of the queue without a wake-up. */
  readonly everyMs: number
  /** Called for a fault that ended a run or prevented reading the queue. */
  readonly onFault: (error: unknown, runId?: string) => void
  /** Schedules a call and returns its cancellation. */
  readonly later: (work: () => void, ms: number) => () => void
}

/** Time before another process may take the run of a dead process: longer than any stall of a live process. */
const LEASE_MS = 6_000
/** Interval between renewals of the lease: two of them may be late. */
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

  /** Renews the lease during the work on a run. No other process then begins it a second time. */
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

  /** Returns whether the queue had a run. */
  async function workOnOne(): Promise<boolean> {
    const now = deps.clock.now()
    const queued = await deps.store.queue.claim(
      new Date(now).toISOString(),
      new Date(now + LEASE_MS).toISOString(),
    )
    if (queued === undefined) return false
    const letGo = keepLeased(queued.runId)
    try {
      await performRun(queued, { ...deps, onFault })
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
