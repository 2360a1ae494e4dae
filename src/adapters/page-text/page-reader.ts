// Reads pages on threads that are thrown away when a page holds them up or fills their memory. A page waits for a free
// thread as long as it must; its own time begins when it gets one.
import type { PageText } from './page-text.ts'
import { PageThread, type Reading, type ReadingLimits, unread } from './page-thread.ts'
import type { PageAnswer, PageTask } from './page-worker.ts'

export const READING_LIMITS: ReadingLimits = {
  threads: 2,
  deadlineMs: 2_000,
  maxBytes: 2_097_152,
  maxChars: 4_000_000,
  heapMb: 192,
  buffersMb: 128,
}

export class PageReader<Found = never> {
  readonly #limits: ReadingLimits
  readonly #finder: URL | undefined
  readonly #waiting: Reading<Found>[] = []
  readonly #idle: PageThread<Found>[] = []
  readonly #all = new Set<PageThread<Found>>()

  /** `finder`: a module whose `findQuotes(quotes, text)` gives what is Found of each, on the threads. */
  constructor(limits: Partial<ReadingLimits> = {}, finder?: URL) {
    this.#limits = { ...READING_LIMITS, ...limits }
    this.#finder = finder
  }

  /** Never throws: what cannot be read has a reason. `contentType` is the header's value, empty if there was none. */
  async read(bytes: Uint8Array, contentType: string): Promise<PageText> {
    const { page } = await this.search({ bytes, contentType }, [])
    return page ?? { kind: 'unreadable', reason: 'broken' }
  }

  /** Reads a page, or takes the text that was made of it before, and looks for quotes in it. Never throws. */
  async search(source: PageTask['source'], quotes: readonly string[]): Promise<PageAnswer<Found>> {
    if (typeof source !== 'string' && source.bytes.length === 0) return unread('empty')
    if (typeof source !== 'string' && source.bytes.length > this.#limits.maxBytes) return unread('too_large')
    return new Promise((answer) => {
      this.#waiting.push({ task: { source, quotes }, answer })
      this.#next()
    })
  }

  /** Ends the threads; pages that are being read, or wait, are too slow. */
  async close(): Promise<void> {
    for (const { answer } of this.#waiting.splice(0)) answer(unread('too_slow'))
    await Promise.all([...this.#all].map((thread) => thread.end('too_slow')))
  }

  #next(): void {
    if (this.#waiting.length === 0) return
    const thread = this.#idle.pop() ?? (this.#all.size < this.#limits.threads ? this.#start() : undefined)
    const reading = thread === undefined ? undefined : this.#waiting.shift()
    if (reading !== undefined) thread?.run(reading)
  }

  #start(): PageThread<Found> {
    const thread: PageThread<Found> = new PageThread(this.#limits, this.#finder, {
      onIdle: () => {
        this.#idle.push(thread)
        this.#next()
      },
      onExit: () => {
        this.#all.delete(thread)
        const at = this.#idle.indexOf(thread)
        if (at >= 0) this.#idle.splice(at, 1)
        this.#next()
      },
    })
    this.#all.add(thread)
    return thread
  }
}
