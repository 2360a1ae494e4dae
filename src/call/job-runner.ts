// Works off a queue of jobs, which go on after their call was answered.
import type { Clock } from '../base/ports.ts'
import { type ClaimedJob, type JobQueue, type QueuedJob, type Runner, StoreUnavailable } from './ports.ts'

export interface StartedRunner extends Runner {
  /** Takes no further job and resolves when the current ones have ended. */
  stop(): Promise<void>
}

export interface JobDeps {
  readonly queue: Pick<JobQueue, 'claim' | 'extend' | 'release' | 'postpone' | 'bury' | 'remove'>
  readonly clock: Clock
  /**
   * Ends the job and takes it out of the queue, in one transaction. `gone`: there is nothing to work on. `left`: the signal was
   * aborted before the end; another worker goes on at once. Where it throws, the job is tried again after a wait that doubles, and
   * after some such faults it is dead. The signal is aborted when the runner stops, and when another worker has the job.
   */
  readonly perform: (job: QueuedJob, signal: AbortSignal) => Promise<'ended' | 'gone' | 'left'>
  /**
   * Ends a job that would be dead as failed, and takes it out of the queue. Where it throws, the job is dead; where the store is away,
   * it is tried again after a wait.
   */
  readonly abandon?: (job: QueuedJob) => Promise<void>
}

export interface JobTracing {
  /** Runs the work in no trace: the request that wakes a queue is not the one whose job comes next. */
  outside<T>(work: () => T): T
  /** Runs the work on a job in a trace of its own. */
  job<T>(work: () => Promise<T>): Promise<T>
}

const UNTRACED: JobTracing = { outside: (work) => work(), job: (work) => work() }

export interface RunnerOptions {
  /** Maximum concurrent jobs. */
  readonly parallel: number
  /** Interval between checks of the queue without a wake-up. */
  readonly everyMs: number
  /** Called for a fault that ended a job or prevented reading the queue. */
  readonly onFault: (error: unknown, id?: string) => void
  /** Schedules a call and returns its cancellation. */
  readonly later: (work: () => void, ms: number) => () => void
  readonly tracing?: JobTracing | undefined
}

/** Time before another process may take the job of a dead process: longer than any stall of a live process. */
const LEASE_MS = 6_000
/** Interval between renewals of the lease: two of them may be late. */
const RENEW_MS = LEASE_MS / 4
/** The wait after the first fault of a job; each later one is twice as long, up to the longest. */
const FIRST_WAIT_MS = LEASE_MS
const MAX_WAIT_MS = 600_000
/** Faults of a job until it is dead: half an hour after the first one. */
const MAX_FAULTS = 10
/** Claims of a job until it is dead: one that ends the process of each worker must not do so for ever. */
const MAX_CLAIMS = 100
/** The name of the fault of a job that no worker could end. */
const WORKER_LOST = 'WorkerLost'

/** Milliseconds from a fault of a job to its next attempt. `faults`: this one included. */
export const waitAfterFault = (faults: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (faults - 1), MAX_WAIT_MS)

/** The kind of an error. Its message is left out, because drivers repeat the values they were given. */
const faultName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Works through a queue in this process. A new job wakes it; a timer picks up jobs of other processes. */
export function createJobRunner(
  { queue, clock, perform, abandon }: JobDeps,
  { parallel, everyMs, onFault, later, tracing = UNTRACED }: RunnerOptions,
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

  /** Renews the lease during the work on a job, so that no other process begins it. `lose` is called when one has it. */
  function keepLeased(job: QueuedJob, lose: () => void): () => void {
    const extend = async (): Promise<void> => {
      try {
        if (!(await queue.extend(job, isoAt(LEASE_MS)))) lose()
      } catch (error) {
        onFault(error, job.id)
      }
    }
    let cancelNext = (): void => undefined
    const renew = (): void => {
      void extend()
      cancelNext = later(renew, RENEW_MS)
    }
    cancelNext = later(renew, RENEW_MS)
    return () => cancelNext()
  }

  const isoAt = (inMs: number): string => new Date(clock.now() + inMs).toISOString()

  /** What becomes of a job whose work threw. */
  async function giveBack(job: ClaimedJob, error: unknown): Promise<void> {
    const fault = faultName(error)
    // why not counted: a store that is away is no fault of the job
    if (error instanceof StoreUnavailable)
      return queue.postpone(job, { dueAt: isoAt(LEASE_MS), faults: job.faults, fault })
    const faults = job.faults + 1
    return faults < MAX_FAULTS
      ? queue.postpone(job, { dueAt: isoAt(waitAfterFault(faults)), faults, fault })
      : setAside(job, fault)
  }

  async function setAside(job: ClaimedJob, fault: string): Promise<void> {
    try {
      // why first: who waits for it must see that it ended; an operator cannot tell them
      await abandon?.(job)
    } catch (error) {
      onFault(error, job.id)
      // why not dead: what it works on would stay open for ever, because a store was away for a moment
      if (error instanceof StoreUnavailable)
        return queue.postpone(job, { dueAt: isoAt(LEASE_MS), faults: job.faults, fault })
    }
    await queue.bury(job, { at: isoAt(0), fault })
  }

  async function workOnJob(job: ClaimedJob): Promise<void> {
    const lost = new AbortController()
    const letGo = keepLeased(job, () => lost.abort())
    try {
      const end = await tracing.job(() => perform(job, AbortSignal.any([stopping.signal, lost.signal])))
      if (end === 'gone') await queue.remove(job.id)
      if (end === 'left') await queue.release(job)
    } catch (error) {
      onFault(error, job.id)
      // why no further fault: where the store is away, the lease of the job ends by itself
      await giveBack(job, error).catch(() => undefined)
    } finally {
      letGo()
    }
    tell(job.id)
  }

  /** Returns whether the queue had a job. */
  async function workOnOne(): Promise<boolean> {
    const job = await queue.claim(isoAt(0), isoAt(LEASE_MS))
    if (job === undefined) return false
    if (job.attempts <= MAX_CLAIMS) await workOnJob(job)
    else {
      await setAside(job, WORKER_LOST)
      tell(job.id)
      onFault(Object.assign(new Error('no worker could end the job'), { name: WORKER_LOST }), job.id)
    }
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
    const work = tracing.outside(workOff).finally(() => {
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
