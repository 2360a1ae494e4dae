// Prints reports one after the other on a thread of its own, which is begun with the first report. Workspaces take turns, so
// that the many reports of one hold up nobody else. A report that breaks the thread or holds it up costs its own printing and
// nothing else.
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

interface Job {
  readonly answer: (bytes: Uint8Array) => void
  readonly refuse: (error: Error) => void
}

export class PdfPress implements Pdf {
  readonly #options: Required<PressOptions>
  readonly #turns = new Turns(1)
  readonly #stopping = new AbortController()
  /** Workspaces of the reports that are printed or wait, once for each. */
  readonly #asking: string[] = []
  #printing: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #thread: Worker | undefined
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
    await thread?.terminate()
  }

  #print(task: PrintTask): Promise<Uint8Array> {
    if (this.#stuck >= MOST_STUCK) return Promise.reject(new PdfUnavailable('the printer is held up'))
    return new Promise((answer, refuse) => {
      this.#printing = { answer, refuse }
      this.#timer = setTimeout(() => this.#giveUp(), this.#options.deadlineMs)
      this.#thread ??= this.#start()
      this.#thread.ref()
      this.#thread.postMessage(task, [])
    })
  }

  #start(): Worker {
    const { worker, fontFolder } = this.#options
    const thread = new Worker(worker, {
      workerData: { fontFolder },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 8 },
    })
    let cause: unknown
    thread.on('error', (error) => {
      cause = error
    })
    thread.on('message', (printed: Printed) => {
      if (thread !== this.#thread) return
      thread.unref()
      this.#finish(({ answer, refuse }) => {
        if (printed.kind === 'printed') answer(printed.bytes)
        else refuse(new Error(`the report could not be set: ${printed.why}`))
      })
    })
    thread.once('exit', () => {
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
    void thread?.terminate().then(() => this.#stuck--)
    this.#finish(({ refuse }) => refuse(new PdfUnavailable('the report took too long')))
  }

  #finish(how: (job: Job) => void): void {
    clearTimeout(this.#timer)
    const job = this.#printing
    this.#printing = undefined
    if (job !== undefined) how(job)
  }
}
