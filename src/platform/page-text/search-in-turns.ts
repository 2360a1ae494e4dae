// The progress of the search in one page. It continues in turns: a page with many or slow claims delays no other.
// Results stay, and a later turn starts with the text extracted before.
import type { PageText, Unreadable } from './page-text.ts'
import type { PageThread } from './page-thread.ts'
import type { PageSource } from './page-worker.ts'

export interface PageAnswer<Found> {
  /** Undefined for a given text. */
  readonly page: PageText | undefined
  /** One per claim, undefined for a claim whose search did not finish; empty for an unreadable page. */
  readonly found: readonly (Found | undefined)[]
}

/** The answer for an unreadable page. */
export const unread = (reason: Unreadable): PageAnswer<never> => ({
  page: { kind: 'unreadable', reason },
  found: [],
})

/** Characters of a text count as bytes: most texts need one for each. */
const sizeOf = (source: PageSource): number =>
  typeof source === 'string' ? source.length : source.bytes.length

export class SearchInTurns<Found> {
  readonly #given: PageSource
  readonly #claims: readonly unknown[]
  readonly #found: (Found | undefined)[] = []
  #page: PageText | undefined
  #isDone = false

  constructor(source: PageSource, claims: readonly unknown[]) {
    this.#given = source
    this.#claims = claims
  }

  get isDone(): boolean {
    return this.#isDone
  }

  /** Bytes held until the search is done. */
  get size(): number {
    return sizeOf(this.#given) + (this.#page?.kind === 'text' ? this.#page.text.length : 0)
  }

  get answer(): PageAnswer<Found> {
    if (this.#page?.kind === 'unreadable') return { page: this.#page, found: [] }
    return { page: this.#page, found: this.#claims.map((_, position) => this.#found[position]) }
  }

  /** One turn: opens the page and looks up at least one claim, until the turn is over or the thread has ended. */
  async goOn(thread: PageThread<Found>, isOver: () => boolean): Promise<void> {
    const opened = await thread.open(this.#page?.kind === 'text' ? this.#page.text : this.#given)
    if (opened?.kind === 'unreadable') return this.giveUp(opened.reason)
    this.#page ??= opened
    for (const claim of this.#claims.slice(this.#found.length)) {
      this.#found.push(await thread.find(claim))
      if (thread.hasEnded || isOver()) break
    }
    this.#isDone = this.#found.length === this.#claims.length
  }

  /** Ends the search with the results so far. */
  giveUp(reason: Unreadable): void {
    if (this.#found.length === 0) this.#page = { kind: 'unreadable', reason }
    this.#isDone = true
  }
}
