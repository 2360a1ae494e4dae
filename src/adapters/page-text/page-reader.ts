// Reads pages on threads that are thrown away when a page holds them up or fills their memory. A page waits for a free
// thread as long as it must; its own time begins when it gets one.
import type { PageText, Unreadable } from './page-text.ts'
import { PageThread, type Reading, type ReadingLimits } from './page-thread.ts'

export const READING_LIMITS: ReadingLimits = {
  threads: 2,
  deadlineMs: 2_000,
  maxBytes: 2_097_152,
  maxChars: 4_000_000,
  heapMb: 192,
  buffersMb: 128,
}

const unread = (reason: Unreadable): PageText => ({ kind: 'unreadable', reason })

export class PageReader {
  readonly #limits: ReadingLimits
  readonly #waiting: Reading[] = []
  readonly #idle: PageThread[] = []
  readonly #all = new Set<PageThread>()

  constructor(limits: Partial<ReadingLimits> = {}) {
    this.#limits = { ...READING_LIMITS, ...limits }
  }

  /** Never throws: what cannot be read has a reason. `contentType` is the header's value, empty if there was none. */
  async read(bytes: Uint8Array, contentType: string): Promise<PageText> {
    if (bytes.length === 0) return unread('empty')
    if (bytes.length > this.#limits.maxBytes) return unread('too_large')
    return new Promise((answer) => {
      this.#waiting.push({ task: { bytes, contentType }, answer })
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

  #start(): PageThread {
    const thread: PageThread = new PageThread(this.#limits, {
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
