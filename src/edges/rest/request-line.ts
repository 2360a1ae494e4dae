// The requests of one caller that wait for their first turn. While more come than are answered, the newest go first, so that those that
// are answered are answered soon; the oldest are refused where the line holds no more.

/** Requests that may wait. */
const MAX_WAITING = 32
/** So many more may wait in a burst, which is answered whole; in each second it has some of them back. */
const BURST = 512
const BURST_PER_SECOND = 64
/** Requests that give their place up to one that comes after the burst: with one, the line would stay as long as the burst left it. */
const GIVEN_UP = 2
/** The newest go first for this time after the line was too long, while the oldest has not waited for longer than the other. */
const CROWDED_MS = 100
const MAX_PASSED_MS = 1_000

interface Waiting {
  readonly since: number
  readonly refuse: () => void
}

/** Instants are milliseconds on a clock that never goes back. */
export class RequestLine {
  /** Requests that wait or are worked on. */
  inFlight = 0
  /** The line was too long a moment before this instant. */
  crowdedUntil = Number.NEGATIVE_INFINITY
  /** Oldest first. */
  readonly #waiting = new Set<Waiting>()
  /** Of the burst, at the instant. */
  #spent = 0
  #at = 0

  /** Whether a new line would do as well. */
  isUnused(at: number): boolean {
    return this.inFlight === 0 && this.#spentAt(at) === 0
  }

  isNewestFirst(at: number): boolean {
    if (at >= this.crowdedUntil) return false
    const [oldest] = this.#waiting
    // why: a burst that is never spent refuses none, and the oldest would wait for ever
    const isBurstSpent = this.#spentAt(at) > BURST - BURST_PER_SECOND
    return isBurstSpent || oldest === undefined || at - oldest.since < MAX_PASSED_MS
  }

  /** Waits until the result is called, or `refuse` is: then others have its place. */
  enter(at: number, refuse: () => void): () => void {
    if (this.#waiting.size >= MAX_WAITING) this.#crowd(at)
    const waiting = { since: at, refuse }
    this.#waiting.add(waiting)
    return () => this.#waiting.delete(waiting)
  }

  #crowd(at: number): void {
    this.crowdedUntil = at + CROWDED_MS
    const spent = this.#spentAt(at) + 1
    this.#spent = Math.min(spent, BURST)
    if (spent <= BURST) return
    for (const oldest of [...this.#waiting].slice(
      0,
      Math.min(GIVEN_UP, this.#waiting.size - MAX_WAITING + 1),
    )) {
      this.#waiting.delete(oldest)
      oldest.refuse()
    }
  }

  #spentAt(at: number): number {
    this.#spent = Math.max(0, this.#spent - ((at - this.#at) / 1_000) * BURST_PER_SECOND)
    this.#at = at
    return this.#spent
  }
}
