// Reads pages on threads, and ends a thread when a page blocks it or fills its memory. Workspaces take turns for the
// threads. The queue is bounded, and a job leaves it when its caller does. A page's time starts with its turn.
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
  /** A page that was requested longer ago does not start a turn. */
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
  // why this much: the 25 pages of one call may all wait at once, each of the largest allowed size
  held: { perWorkspace: 64 * MB, inAll: 128 * MB },
  lastTurnMs: 60_000,
}

export interface Asker {
  /** The workspace. */
  readonly tenant: string
  readonly signal?: AbortSignal
}

/** `Claim` is what a page is searched for, `Found` the answer for it; the finder decides both. */
export class PageReader<Claim = never, Found = never> {
  readonly #limits: ReadingLimits
  readonly #finder: URL | undefined
  readonly #turns: FairQueue
  readonly #held: HeldBytes
  readonly #threads = new Set<PageThread<Found>>()
  readonly #idle: PageThread<Found>[] = []
  readonly #closing = new AbortController()

  /** `finder`: a module whose `createFinder(text)` returns a function from Claim to Found; the threads load it. */
  constructor(limits: Partial<ReadingLimits> = {}, finder?: URL) {
    this.#limits = { ...READING_LIMITS, ...limits }
    this.#finder = finder
    this.#turns = new FairQueue(this.#limits.threads)
    this.#held = new HeldBytes(this.#limits.held)
  }

  /** Never throws: an unreadable page has a reason. `contentType` is the header's value, empty if it was missing. */
  async read(bytes: Uint8Array, contentType: string): Promise<PageText> {
    const { page } = await this.search({ bytes, contentType }, [], { tenant: '' })
    return page ?? { kind: 'unreadable', reason: 'broken' }
  }

  /** Reads a page, or takes the text extracted from it before, and searches it for claims. Never throws. */
  async search(
    source: PageSource,
    claims: readonly Claim[],
    { tenant, signal }: Asker,
  ): Promise<PageAnswer<Found>> {
    if (typeof source !== 'string' && source.bytes.length === 0) return unread('empty')
    if (typeof source !== 'string' && source.bytes.length > this.#limits.maxBytes) return unread('too_large')
    const search = new SearchInTurns<Found>(source, claims)
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

  /** Ends the threads: pages in progress get `too_slow`, waiting ones `no_turn`. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([...this.#threads].map((thread) => thread.end('too_slow')))
  }

  /** A page with more claims than its time allows rejoins the end of the line with the rest. */
  async #turn(search: SearchInTurns<Found>, ended: AbortSignal): Promise<void> {
    const thread = this.#idle.pop() ?? new PageThread<Found>(this.#limits, this.#finder)
    this.#threads.add(thread)
    const until = performance.now() + this.#limits.deadlineMs
    await search.goOn(thread, () => ended.aborted || performance.now() >= until)
    if (thread.hasEnded) this.#threads.delete(thread)
    else this.#idle.push(thread)
  }
}
