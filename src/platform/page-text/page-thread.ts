// One thread that reads pages, one step at a time. It ends with the step that holds it up or fills its memory.
import { Worker } from 'node:worker_threads'
import type { PageText, Unreadable } from './page-text.ts'
import type { PageSource, PageStep, ThreadData, WorkerMessage } from './page-worker.ts'

export interface ThreadLimits {
  /** For reading a page, and for each quote that is looked for in it, from when the thread begins with it. */
  readonly deadlineMs: number
  /** Characters of text that a page may have. */
  readonly maxChars: number
  /** Memory of a thread's objects. */
  readonly heapMb: number
  /** Memory of its buffers, which V8 does not bound: a small PDF may unpack to gigabytes. */
  readonly buffersMb: number
}

/** What a step came to, or why the thread ended with it. */
type Outcome<Found> = WorkerMessage<Found> | { readonly kind: 'ended'; readonly reason: Unreadable }

const WATCH_MS = 25
const MB = 2 ** 20

export class PageThread<Found> {
  readonly #worker: Worker
  readonly #limits: ThreadLimits
  #ready = false
  #answer: ((outcome: Outcome<Found>) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  #watch: NodeJS.Timeout | undefined
  /** Why the thread was ended, if it did not end by itself. */
  #endedFor: Unreadable | undefined
  #ended = false

  constructor(limits: ThreadLimits, finder: URL | undefined) {
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
      } else if (this.#endedFor === undefined) this.#finish(message)
    })
    // why: an exhausted memory is an error of the worker, and its exit says all that is needed
    this.#worker.on('error', () => undefined)
    this.#worker.once('exit', () => {
      this.#ended = true
      this.#finish({ kind: 'ended', reason: this.#endedFor ?? 'too_heavy' })
    })
  }

  get hasEnded(): boolean {
    return this.#ended || this.#endedFor !== undefined
  }

  /** Reads a page, or takes a text, to look for quotes in it. Undefined for a text that could be taken. */
  async open(source: PageSource): Promise<PageText | undefined> {
    const outcome = await this.#step({ kind: 'open', source })
    if (outcome.kind === 'ended') return { kind: 'unreadable', reason: outcome.reason }
    return outcome.kind === 'opened' ? outcome.page : undefined
  }

  /** Undefined if the thread ended with it. */
  async find(quote: string): Promise<Found | undefined> {
    const outcome = await this.#step({ kind: 'find', quote })
    return outcome.kind === 'found' ? outcome.found : undefined
  }

  async end(reason: Unreadable): Promise<void> {
    this.#endedFor ??= reason
    await this.#worker.terminate()
  }

  #step(step: PageStep): Promise<Outcome<Found>> {
    return new Promise((answer) => {
      this.#answer = answer
      if (this.#ended) this.#finish({ kind: 'ended', reason: this.#endedFor ?? 'too_heavy' })
      else {
        this.#worker.ref()
        this.#worker.postMessage(step, [])
        this.#startTimer()
      }
    })
  }

  /** The time of a thread's start is not the page's. */
  #startTimer(): void {
    if (!this.#ready || this.#answer === undefined) return
    this.#timer = setTimeout(() => void this.end('too_slow'), this.#limits.deadlineMs)
    this.#watch = setInterval(() => void this.#weigh(), WATCH_MS)
  }

  async #weigh(): Promise<void> {
    // why: a thread that ends meanwhile has no statistics, and needs none
    const statistics = await this.#worker.getHeapStatistics().catch(() => undefined)
    const isHeavy = (statistics?.external_memory ?? 0) > this.#limits.buffersMb * MB
    if (isHeavy && this.#answer !== undefined) await this.end('too_heavy')
  }

  #finish(outcome: Outcome<Found>): void {
    clearTimeout(this.#timer)
    clearInterval(this.#watch)
    this.#worker.unref()
    this.#answer?.(outcome)
    this.#answer = undefined
  }
}
