// Prints reports one after the other on a thread of its own, which is begun with the first report. Workspaces take turns, so
// that the many reports of one hold up nobody else. A report that breaks the thread or holds it up costs its own printing and
// nothing else.
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Pdf, PdfUnavailable } from '../../app/ports.ts'
import { Turns } from '../../core/base/turns.ts'
import type { Printed, PrintTask } from './pdf-worker.ts'

export interface PressOptions {
  /** A folder with fonts beside those of the program; empty for none. */
  readonly fontFolder: string
  /** Reports that may wait for their turn: in all, and of one workspace. */
  readonly mostWaiting?: number
  readonly mostWaitingOfOne?: number
  /** For one report, from when its turn comes, the start of a thread included. */
  readonly deadlineMs?: number
  /** The thread's code, for tests of what happens when it breaks. */
  readonly worker?: URL
}

const MOST_WAITING = 256
const MOST_WAITING_OF_ONE = 32
const DEADLINE_MS = 20_000
/** Threads that were given up and still run: native code cannot be stopped, it can only be left alone. */
const MOST_STUCK = 2
const HEAP_MB = 256
/** How long a printer that stops waits for a thread that has just been started. */
const START_MS = 10_000

interface Job {
  readonly answer: (bytes: Uint8Array) => void
  readonly refuse: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  /** Settled when the thread may be ended: it is ready, or it has ended by itself. */
  readonly started: Promise<void>
}

export class PdfPress implements Pdf {
  readonly #options: Required<PressOptions>
  readonly #turns = new Turns(1)
  readonly #stopping = new AbortController()
  /** Workspaces of the reports that are printed or wait, once for each. */
  readonly #asking: string[] = []
  #printing: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #thread: Thread | undefined
  #stuck = 0

  constructor(options: PressOptions) {
    this.#options = {
      mostWaiting: MOST_WAITING,
      mostWaitingOfOne: MOST_WAITING_OF_ONE,
      deadlineMs: DEADLINE_MS,
      worker: new URL('./pdf-worker.ts', import.meta.url),
      ...options,
    }
  }

  async render(
    document: PrintTask['document'],
    { tenant, ...options }: Parameters<Pdf['render']>[1],
  ): Promise<Uint8Array> {
    const { mostWaiting, mostWaitingOfOne } = this.#options
    const own = this.#asking.filter((each) => each === tenant).length
    if (this.#asking.length > mostWaiting || own > mostWaitingOfOne)
      throw new PdfUnavailable('too many reports wait to be printed')
    this.#asking.push(tenant)
    try {
      return await this.#turns.run(tenant, this.#stopping.signal, () => this.#print({ document, ...options }))
    } finally {
      this.#asking.splice(this.#asking.indexOf(tenant), 1)
    }
  }

  /** Ends the thread; reports that are printed or wait are refused. */
  async close(): Promise<void> {
    const stopping = new PdfUnavailable('the server is stopping')
    this.#stopping.abort(stopping)
    const thread = this.#thread
    this.#thread = undefined
    this.#finish(({ refuse }) => refuse(stopping))
    if (thread === undefined) return
    await Promise.race([end(thread), wait(START_MS, undefined, { ref: false })])
    thread.worker.unref()
  }

  #print(task: PrintTask): Promise<Uint8Array> {
    if (this.#stuck >= MOST_STUCK) return Promise.reject(new PdfUnavailable('the printer is held up'))
    return new Promise((answer, refuse) => {
      this.#printing = { answer, refuse }
      this.#timer = setTimeout(() => this.#giveUp(), this.#options.deadlineMs)
      this.#thread ??= this.#start()
      this.#thread.worker.ref()
      this.#thread.worker.postMessage(task, [])
    })
  }

  #start(): Thread {
    const { worker: code, fontFolder } = this.#options
    const worker = new Worker(code, {
      workerData: { fontFolder },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 8 },
    })
    const { promise: started, resolve: hasStarted } = Promise.withResolvers<void>()
    const thread = { worker, started }
    let cause: unknown
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('message', (printed: Printed) => {
      if (printed.kind === 'ready') return hasStarted()
      if (thread !== this.#thread) return
      worker.unref()
      this.#finish(({ answer, refuse }) => {
        if (printed.kind === 'printed') answer(printed.bytes)
        else refuse(new Error(`the report could not be set: ${printed.why}`))
      })
    })
    worker.once('exit', () => {
      hasStarted()
      if (thread !== this.#thread) return
      this.#thread = undefined
      this.#finish(({ refuse }) => refuse(new PdfUnavailable('the printer broke down', { cause })))
    })
    return thread
  }

  #giveUp(): void {
    const thread = this.#thread
    this.#thread = undefined
    this.#stuck++
    if (thread !== undefined) void end(thread).then(() => this.#stuck--)
    this.#finish(({ refuse }) => refuse(new PdfUnavailable('the report took too long')))
  }

  #finish(how: (job: Job) => void): void {
    clearTimeout(this.#timer)
    const job = this.#printing
    this.#printing = undefined
    if (job !== undefined) how(job)
  }
}

/** Ends a thread, not before it is ready: one that is ended while it sets Typst up takes the process with it. */
async function end({ worker, started }: Thread): Promise<void> {
  await started
  await worker.terminate()
}
