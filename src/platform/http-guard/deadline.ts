// One deadline for a whole link check: DNS, connect, TLS and redirects of all its URLs together. It starts with
// the first request; the wait before that has its own limit. It does not use undici's timers, whose resolution is half
// a second to a second.

export class Deadline {
  readonly #pending = new Set<() => void>()
  #timer: NodeJS.Timeout
  readonly #signal: AbortSignal | undefined
  readonly #expire = (): void => {
    this.#expired = true
    clearTimeout(this.#timer)
    this.#signal?.removeEventListener('abort', this.#expire)
    for (const callback of this.#pending) callback()
    this.#pending.clear()
  }
  readonly #runMs: number
  #started = false
  #expired = false

  /**
   * Ends `runMs` milliseconds after `start`, after `waitMs` without a start, or when the signal aborts, if that is
   * earlier.
   */
  constructor({ waitMs, runMs }: { readonly waitMs: number; readonly runMs: number }, signal?: AbortSignal) {
    this.#signal = signal
    this.#runMs = runMs
    this.#timer = this.#after(waitMs)
    if (signal?.aborted === true) this.#expire()
    else signal?.addEventListener('abort', this.#expire, { once: true })
  }

  /** Starts the clock with the first request. Later calls do nothing. */
  start(): void {
    if (this.#started || this.#expired) return
    this.#started = true
    clearTimeout(this.#timer)
    this.#timer = this.#after(this.#runMs)
  }

  // Timers run before the poll phase. One more turn of the event loop reads responses that have already arrived.
  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => setImmediate(this.#expire), ms)
  }

  get expired(): boolean {
    return this.#expired
  }

  /** Calls back once, at expiry; never if the deadline has passed. The returned function cancels the callback. */
  onExpiry(callback: () => void): () => void {
    this.#pending.add(callback)
    return () => this.#pending.delete(callback)
  }

  /**
   * Ends the deadline now, as if the time had run out. Harmless after the end; callers call it when they have finished.
   */
  expire(): void {
    this.#expire()
  }
}
