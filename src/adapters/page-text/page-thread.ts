// One thread that reads pages, one at a time. It ends with the page that holds it up or fills its memory.
import { Worker } from 'node:worker_threads'
import type { Unreadable } from './page-text.ts'
import type { PageAnswer, PageTask, ThreadData, WorkerMessage } from './page-worker.ts'

export interface ReadingLimits {
  readonly threads: number
  /** For one page and the quotes that are looked for in it, from when a thread begins with it. */
  readonly deadlineMs: number
  readonly maxBytes: number
  /** Characters of text that a page may have. */
  readonly maxChars: number
  /** Memory of a thread's objects. */
  readonly heapMb: number
  /** Memory of its buffers, which V8 does not bound: a small PDF may unpack to gigabytes. */
  readonly buffersMb: number
}

export interface Reading<Found> {
  readonly task: PageTask
  readonly answer: (answer: PageAnswer<Found>) => void
}

/** What is said of a page that nobody could read. */
export const unread = (reason: Unreadable): PageAnswer<never> => ({
  page: { kind: 'unreadable', reason },
  found: [],
})

const WATCH_MS = 25
const MB = 2 ** 20

export class PageThread<Found> {
  readonly #worker: Worker
  readonly #limits: ReadingLimits
  #ready = false
  #reading: Reading<Found> | undefined
  #timer: NodeJS.Timeout | undefined
  #watch: NodeJS.Timeout | undefined
  /** Why the thread was ended, if it did not end by itself. */
  #ended: Unreadable | undefined

  constructor(
    limits: ReadingLimits,
    finder: URL | undefined,
    { onIdle, onExit }: { readonly onIdle: () => void; readonly onExit: () => void },
  ) {
    this.#limits = limits
    this.#worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: { maxChars: limits.maxChars, finder: finder?.href } satisfies ThreadData,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
    this.#worker.unref()
    this.#worker.on('message', (message: WorkerMessage<Found>) => {
      if (message.kind === 'ready') {
        this.#ready = true
        this.#startTimer()
      } else {
        this.#finish(message.answer)
        this.#worker.unref()
        onIdle()
      }
    })
    // why: an exhausted memory is an error of the worker, and its exit says all that is needed
    this.#worker.on('error', () => undefined)
    this.#worker.once('exit', () => {
      this.#finish(unread(this.#ended ?? 'too_heavy'))
      onExit()
    })
  }

  run(reading: Reading<Found>): void {
    this.#reading = reading
    this.#worker.ref()
    this.#worker.postMessage(reading.task, [])
    this.#startTimer()
  }

  async end(reason: Unreadable): Promise<void> {
    this.#ended ??= reason
    await this.#worker.terminate()
  }

  /** The time of a thread's start is not the page's. */
  #startTimer(): void {
    if (!this.#ready || this.#reading === undefined) return
    this.#timer = setTimeout(() => void this.end('too_slow'), this.#limits.deadlineMs)
    this.#watch = setInterval(() => void this.#weigh(), WATCH_MS)
  }

  async #weigh(): Promise<void> {
    // why: a thread that ends meanwhile has no statistics, and needs none
    const statistics = await this.#worker.getHeapStatistics().catch(() => undefined)
    if ((statistics?.external_memory ?? 0) > this.#limits.buffersMb * MB) await this.end('too_heavy')
  }

  #finish(answer: PageAnswer<Found>): void {
    clearTimeout(this.#timer)
    clearInterval(this.#watch)
    this.#reading?.answer(answer)
    this.#reading = undefined
  }
}
