// Prints reports one after the other on a thread of its own, which is begun with the first report. A report that breaks
// the thread or holds it up costs its own printing and nothing else.
import { Worker } from 'node:worker_threads'
import { type Pdf, PdfUnavailable } from '../../app/ports.ts'
import type { Printed, PrintTask } from './pdf-worker.ts'

export interface PressOptions {
  /** A folder with fonts beside those of the program; empty for none. */
  readonly fontFolder: string
  /** Reports that may wait for their turn. */
  readonly mostWaiting?: number
  /** For one report, from when its turn comes, the start of a thread included. */
  readonly deadlineMs?: number
  /** The thread's code, for tests of what happens when it breaks. */
  readonly worker?: URL
}

const MOST_WAITING = 32
const DEADLINE_MS = 20_000
/** Threads that were given up and still run: native code cannot be stopped, it can only be left alone. */
const MOST_STUCK = 2
const HEAP_MB = 256

interface Job {
  readonly task: PrintTask
  readonly answer: (bytes: Uint8Array) => void
  readonly refuse: (error: Error) => void
}

export class PdfPress implements Pdf {
  readonly #options: Required<PressOptions>
  readonly #waiting: Job[] = []
  #printing: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #thread: Worker | undefined
  #stuck = 0
  #closed = false

  constructor(options: PressOptions) {
    this.#options = {
      mostWaiting: MOST_WAITING,
      deadlineMs: DEADLINE_MS,
      worker: new URL('./pdf-worker.ts', import.meta.url),
      ...options,
    }
  }

  render(document: PrintTask['document'], options: Omit<PrintTask, 'document'>): Promise<Uint8Array> {
    return new Promise((answer, refuse) => {
      if (this.#closed || this.#waiting.length >= this.#options.mostWaiting) {
        refuse(new PdfUnavailable('too many reports wait to be printed'))
        return
      }
      this.#waiting.push({ task: { document, ...options }, answer, refuse })
      this.#next()
    })
  }

  /** Ends the thread; reports that are printed or wait are refused. */
  async close(): Promise<void> {
    this.#closed = true
    const thread = this.#thread
    this.#thread = undefined
    const left = this.#waiting.splice(0)
    this.#finish(({ refuse }) => refuse(new PdfUnavailable('the server is stopping')))
    for (const { refuse } of left) refuse(new PdfUnavailable('the server is stopping'))
    await thread?.terminate()
  }

  #next(): void {
    if (this.#printing !== undefined) return
    const job = this.#waiting.shift()
    if (job === undefined) return
    if (this.#stuck >= MOST_STUCK) {
      job.refuse(new PdfUnavailable('the printer is held up'))
      this.#next()
      return
    }
    this.#printing = job
    this.#timer = setTimeout(() => this.#giveUp(), this.#options.deadlineMs)
    this.#thread ??= this.#start()
    this.#thread.ref()
    this.#thread.postMessage(job.task, [])
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
    this.#next()
  }
}
