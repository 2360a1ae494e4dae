// Works off a queue of jobs, which go on after their call was answered.
import type { Clock } from '../base/ports.ts'
import type { JobQueue, QueuedJob, Runner } from './ports.ts'

export interface StartedRunner extends Runner {
  /** Takes no further job and resolves when the current ones have ended. */
  stop(): Promise<void>
}

export interface JobDeps {
  readonly queue: Pick<JobQueue, 'claim' | 'extend' | 'remove'>
  readonly clock: Clock
  /**
   * Ends the job and takes it out of the queue, in one transaction. `gone`: there is nothing to work on. `left`: the signal was
   * aborted before the end. Where it was left, and where it throws, the job is continued when its lease is over.
   */
  readonly perform: (job: QueuedJob, signal: AbortSignal) => Promise<'ended' | 'gone' | 'left'>
}

export interface RunnerOptions {
  /** Maximum concurrent jobs. */
  readonly parallel: number
  /** Interval between checks of the queue without a wake-up. */
  readonly everyMs: number
  /** Called for a fault that ended a job or prevented reading the queue. */
  readonly onFault: (error: unknown, id?: string) => void
  /** Schedules a call and returns its cancellation. */
  readonly later: (work: () => void, ms: number) => () => void
}

/** Time before another process may take the job of a dead process: longer than any stall of a live process. */
const LEASE_MS = 6_000
/** Interval between renewals of the lease: two of them may be late. */
const RENEW_MS = LEASE_MS / 4

/** Works through a queue in this process. A new job wakes it; a timer picks up jobs of other processes. */
export function createJobRunner(
  { queue, clock, perform }: JobDeps,
  { parallel, everyMs, onFault, later }: RunnerOptions,
): StartedRunner {
  const waiting = new Map<string, Set<() => void>>()
  const working = new Set<Promise<void>>()
  let [stopped, again] = [false, false]

  const stopping = new AbortController()
  const isStopped = (): boolean => stopped
  const tell = (id: string): void => {
    for (const done of waiting.get(id) ?? []) done()
    waiting.delete(id)
  }

  /** Renews the lease during the work on a job. No other process then begins it a second time. */
  function keepLeased(id: string): () => void {
    let cancelNext = (): void => undefined
    const extend = (): void => {
      const until = new Date(clock.now() + LEASE_MS).toISOString()
      queue.extend(id, until).catch((error: unknown) => onFault(error, id))
      cancelNext = later(extend, RENEW_MS)
    }
    cancelNext = later(extend, RENEW_MS)
    return () => cancelNext()
  }

  /** Returns whether the queue had a job. */
  async function workOnOne(): Promise<boolean> {
    const now = clock.now()
    const queued = await queue.claim(new Date(now).toISOString(), new Date(now + LEASE_MS).toISOString())
    if (queued === undefined) return false
    const letGo = keepLeased(queued.id)
    try {
      if ((await perform(queued, stopping.signal)) === 'gone') await queue.remove(queued.id)
    } catch (error) {
      onFault(error, queued.id)
    } finally {
      letGo()
    }
    tell(queued.id)
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
    ended: (id, patienceMs, signal) =>
      new Promise((resolve) => {
        const done = (): void => {
          giveUp()
          signal?.removeEventListener('abort', done)
          const others = waiting.get(id)
          others?.delete(done)
          if (others?.size === 0) waiting.delete(id)
          resolve()
        }
        const giveUp = later(done, patienceMs)
        const those = waiting.get(id) ?? new Set()
        waiting.set(id, those.add(done))
        signal?.addEventListener('abort', done)
      }),
    async stop() {
      stopped = true
      stopping.abort()
      cancel()
      await Promise.all(working)
    },
  }
}
