// Reads pages on threads that are thrown away when a page holds them up or fills their memory. Workspaces take turns for the
// threads; what waits is bounded, and leaves with whoever asked for it. A page's own time begins with its turn.
import { FairQueue } from '../../base/fair-queue.ts'
import { HeldBytes, type HeldLimits } from './held-bytes.ts'
import { type PageAnswer, SearchInTurns, unread } from './search-in-turns.ts'
import type { PageText } from './page-text.ts'
import { PageThread, type ThreadLimits } from './page-thread.ts'
import type { PageSource } from './page-worker.ts'

export interface ReadingLimits extends ThreadLimits {
  readonly threads: number
  readonly maxBytes: number
  readonly held: HeldLimits
  /** No page begins a turn when it was asked for longer ago. */
  readonly lastTurnMs: number
}

const MB = 2 ** 20

export const READING_LIMITS: ReadingLimits = {
  threads: 2,
  deadlineMs: 2_000,
  maxBytes: 2 * MB,
  maxChars: 4_000_000,
  heapMb: 192,
  buffersMb: 128,
  // why so much: the 25 pages of one call may all wait at once, each as large as a page may be
  held: { perWorkspace: 64 * MB, inAll: 128 * MB },
  lastTurnMs: 60_000,
}

export interface Asker {
  /** The workspace. */
  readonly tenant: string
  readonly signal?: AbortSignal
}

export class PageReader<Found = never> {
  readonly #limits: ReadingLimits
  readonly #finder: URL | undefined
  readonly #turns: FairQueue
  readonly #held: HeldBytes
  readonly #threads = new Set<PageThread<Found>>()
  readonly #idle: PageThread<Found>[] = []
  readonly #closing = new AbortController()

  /** `finder`: a module whose `quoteFinder(text)` gives a function from a quote to what is Found of it, on the threads. */
  constructor(limits: Partial<ReadingLimits> = {}, finder?: URL) {
    this.#limits = { ...READING_LIMITS, ...limits }
    this.#finder = finder
    this.#turns = new FairQueue(this.#limits.threads)
    this.#held = new HeldBytes(this.#limits.held)
  }

  /** Never throws: what cannot be read has a reason. `contentType` is the header's value, empty if there was none. */
  async read(bytes: Uint8Array, contentType: string): Promise<PageText> {
    const { page } = await this.search({ bytes, contentType }, [], { tenant: '' })
    return page ?? { kind: 'unreadable', reason: 'broken' }
  }

  /** Reads a page, or takes the text that was made of it before, and looks for quotes in it. Never throws. */
  async search(
    source: PageSource,
    quotes: readonly string[],
    { tenant, signal }: Asker,
  ): Promise<PageAnswer<Found>> {
    if (typeof source !== 'string' && source.bytes.length === 0) return unread('empty')
    if (typeof source !== 'string' && source.bytes.length > this.#limits.maxBytes) return unread('too_large')
    const search = new SearchInTurns<Found>(source, quotes)
    let held = search.size
    if (!this.#held.take(tenant, held)) return unread('no_turn')
    const tooLate = new AbortController()
    const timer = setTimeout(() => tooLate.abort(), this.#limits.lastTurnMs)
    const ended = AbortSignal.any([this.#closing.signal, tooLate.signal, ...(signal ? [signal] : [])])
    try {
      while (!search.isDone) {
        await this.#turns.run(tenant, ended, () => this.#turn(search, ended))
        if (search.isDone) break
        // why: the text of a small file may be long, and is kept until the next turn
        const grown = search.size - held
        if (this.#held.take(tenant, grown)) held += grown
        else search.giveUp('no_turn')
      }
    } catch (error) {
      if (!ended.aborted) throw error
      search.giveUp('no_turn')
    } finally {
      clearTimeout(timer)
      this.#held.giveBack(tenant, held)
    }
    return search.answer
  }

  /** Ends the threads; pages that are being read are too slow, and the others have no turn. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([...this.#threads].map((thread) => thread.end('too_slow')))
  }

  /** A page that has more quotes than its time is for goes to the end of the line with the rest. */
  async #turn(search: SearchInTurns<Found>, ended: AbortSignal): Promise<void> {
    const thread = this.#idle.pop() ?? new PageThread<Found>(this.#limits, this.#finder)
    this.#threads.add(thread)
    const until = performance.now() + this.#limits.deadlineMs
    await search.goOn(thread, () => ended.aborted || performance.now() >= until)
    if (thread.hasEnded) this.#threads.delete(thread)
    else this.#idle.push(thread)
  }
}
