// How far the search of one page has come. It goes on in turns, so that a page with many or slow quotes holds up no other:
// what was found stays, and a later turn begins with the text that was made of the page.
import type { PageText, Unreadable } from './page-text.ts'
import type { PageThread } from './page-thread.ts'
import type { PageSource } from './page-worker.ts'

export interface PageAnswer<Found> {
  /** Undefined for a text that was given. */
  readonly page: PageText | undefined
  /** One for each quote, undefined for one that was not looked for to the end; none of a page that cannot be read. */
  readonly found: readonly (Found | undefined)[]
}

/** What is said of a page that nobody could read. */
export const unread = (reason: Unreadable): PageAnswer<never> => ({
  page: { kind: 'unreadable', reason },
  found: [],
})

/** Characters of a text count as bytes: most texts need one for each. */
const sizeOf = (source: PageSource): number =>
  typeof source === 'string' ? source.length : source.bytes.length

export class SearchInTurns<Found> {
  readonly #given: PageSource
  readonly #quotes: readonly string[]
  readonly #found: (Found | undefined)[] = []
  #page: PageText | undefined
  #isDone = false

  constructor(source: PageSource, quotes: readonly string[]) {
    this.#given = source
    this.#quotes = quotes
  }

  get isDone(): boolean {
    return this.#isDone
  }

  /** Bytes that are held until it is done. */
  get size(): number {
    return sizeOf(this.#given) + (this.#page?.kind === 'text' ? this.#page.text.length : 0)
  }

  get answer(): PageAnswer<Found> {
    if (this.#page?.kind === 'unreadable') return { page: this.#page, found: [] }
    return { page: this.#page, found: this.#quotes.map((_, position) => this.#found[position]) }
  }

  /** One turn: opens the page and looks for quotes in it, at least for one, until the turn is over or the thread has ended. */
  async goOn(thread: PageThread<Found>, isOver: () => boolean): Promise<void> {
    const opened = await thread.open(this.#page?.kind === 'text' ? this.#page.text : this.#given)
    if (opened?.kind === 'unreadable') return this.giveUp(opened.reason)
    this.#page ??= opened
    for (const quote of this.#quotes.slice(this.#found.length)) {
      this.#found.push(await thread.find(quote))
      if (thread.hasEnded || isOver()) break
    }
    this.#isDone = this.#found.length === this.#quotes.length
  }

  /** Ends it with what was found so far. */
  giveUp(reason: Unreadable): void {
    if (this.#found.length === 0) this.#page = { kind: 'unreadable', reason }
    this.#isDone = true
  }
}
