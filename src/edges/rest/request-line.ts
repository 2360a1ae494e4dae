// The requests of one caller that wait for their first turn. While more come than are answered, the newest go first, so that those that
// are answered are answered soon. The oldest are refused where the line holds no more, or has been too long for half a second.

/** Requests that may wait. */
const MAX_WAITING = 32
/** So many more may wait in a burst, or after a moment in which the server had no processor: they are answered whole. */
const BURST = 512
/** Requests that give their place up to one that comes where too many wait: with one, the line would stay as long as it was. */
const GIVEN_UP = 2
/** The line is crowded for this time after it was too long; the newest go first then, while the oldest has not waited for longer than the other. */
const CROWDED_MS = 100
const MAX_PASSED_MS = 1_000
/** A line that is crowded for longer holds no burst, but more than is answered. */
const MAX_CROWDED_MS = 500

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
  #crowdedSince = Number.NEGATIVE_INFINITY
  /** More come than are answered: since then, until the line is no longer crowded. */
  #isOverloaded = false
  /** Oldest first. */
  readonly #waiting = new Set<Waiting>()

  /** Whether a new line would do as well. */
  isUnused(at: number): boolean {
    return this.inFlight === 0 && at >= this.crowdedUntil
  }

  isNewestFirst(at: number): boolean {
    if (at >= this.crowdedUntil) return false
    const [oldest] = this.#waiting
    // why: a burst refuses none, and the oldest would wait for ever
    return this.#isOverloaded || oldest === undefined || at - oldest.since < MAX_PASSED_MS
  }

  /** Waits until the result is called, or `refuse` is: then others have its place. */
  enter(at: number, refuse: () => void): () => void {
    if (this.#waiting.size >= MAX_WAITING) this.#crowd(at)
    const waiting = { since: at, refuse }
    this.#waiting.add(waiting)
    return () => this.#waiting.delete(waiting)
  }

  #crowd(at: number): void {
    if (at >= this.crowdedUntil) {
      this.#crowdedSince = at
      this.#isOverloaded = false
    }
    this.crowdedUntil = at + CROWDED_MS
    this.#isOverloaded ||=
      this.#waiting.size >= MAX_WAITING + BURST || at - this.#crowdedSince >= MAX_CROWDED_MS
    if (!this.#isOverloaded) return
    for (const oldest of [...this.#waiting].slice(
      0,
      Math.min(GIVEN_UP, this.#waiting.size - MAX_WAITING + 1),
    )) {
      this.#waiting.delete(oldest)
      oldest.refuse()
    }
  }
}
