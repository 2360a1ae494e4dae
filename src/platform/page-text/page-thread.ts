// A thread that reads pages, one step at a time. It ends with a step that blocks it or fills its memory.
import { Worker } from 'node:worker_threads'
import type { PageText, Unreadable } from './page-text.ts'
import type { PageSource, PageStep, ThreadData, WorkerMessage } from './page-worker.ts'

export interface ThreadLimits {
  /** Milliseconds to read a page, and for each claim to look up in it, from when the thread takes it up. */
  readonly deadlineMs: number
  /** The most characters of text in a page. */
  readonly maxChars: number
  /** The memory limit for a thread's objects. */
  readonly heapMb: number
  /** The memory limit for its buffers, which V8 does not bound: a small PDF may unpack to gigabytes. */
  readonly buffersMb: number
}

/** The result of a step, or why the thread ended during it. */
type Outcome<Found> = WorkerMessage<Found> | { readonly kind: 'ended'; readonly reason: Unreadable }

const WATCH_MS = 25
const MB = 2 ** 20

/** All of the environment that the thread gets: where compiled modules are kept, so that it starts sooner. */
const { NODE_COMPILE_CACHE } = process.env
const COMPILE_CACHE = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }

export class PageThread<Found> {
  readonly #worker: Worker
  readonly #limits: ThreadLimits
  #ready = false
  #answer: ((outcome: Outcome<Found>) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  #watch: NodeJS.Timeout | undefined
  /** Why we ended the thread; undefined if it ended itself. */
  #endedFor: Unreadable | undefined
  #ended = false

  constructor(limits: ThreadLimits, finder: URL | undefined) {
    this.#limits = limits
    this.#worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: { maxChars: limits.maxChars, finder: finder?.href } satisfies ThreadData,
      env: COMPILE_CACHE,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
    this.#worker.unref()
    this.#worker.on('message', (message: WorkerMessage<Found>) => {
      if (message.kind === 'ready') {
        this.#ready = true
        this.#startTimer()
      } else if (this.#endedFor === undefined) this.#finish(message)
    })
    // why: exhausted memory is an error of the worker, and its exit gives all the information needed
    this.#worker.on('error', () => undefined)
    this.#worker.once('exit', () => {
      this.#ended = true
      this.#finish({ kind: 'ended', reason: this.#endedFor ?? 'too_heavy' })
    })
  }

  get hasEnded(): boolean {
    return this.#ended || this.#endedFor !== undefined
  }

  /** Reads a page, or takes a text, to search it. Undefined for an accepted text. */
  async open(source: PageSource): Promise<PageText | undefined> {
    const outcome = await this.#step({ kind: 'open', source })
    if (outcome.kind === 'ended') return { kind: 'unreadable', reason: outcome.reason }
    return outcome.kind === 'opened' ? outcome.page : undefined
  }

  /** Undefined if the thread ended during the search. */
  async find(claim: unknown): Promise<Found | undefined> {
    const outcome = await this.#step({ kind: 'find', claim })
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

  /** The time to start a thread does not count for the page. */
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
