// One deadline over a whole link check: queueing, DNS, connect, TLS and redirects together.
// Timers inside undici have a grain of half a second to a second, so they are not used.

export class Deadline {
  readonly #pending = new Set<() => void>()
  readonly #timer: NodeJS.Timeout
  readonly #signal: AbortSignal | undefined
  readonly #expire = (): void => {
    this.#expired = true
    clearTimeout(this.#timer)
    this.#signal?.removeEventListener('abort', this.#expire)
    for (const callback of this.#pending) callback()
    this.#pending.clear()
  }
  #expired = false

  /** Starts now and ends after `ms` milliseconds, or with the signal if that is earlier. */
  constructor(ms: number, signal?: AbortSignal) {
    this.#signal = signal
    // Timers run before the poll phase. One more turn lets answers that have already arrived be read first.
    this.#timer = setTimeout(() => setImmediate(this.#expire), ms)
    if (signal?.aborted === true) this.#expire()
    else signal?.addEventListener('abort', this.#expire, { once: true })
  }

  get expired(): boolean {
    return this.#expired
  }

  /** Calls back once, at expiry; never if that has passed. The returned function withdraws the request. */
  onExpiry(callback: () => void): () => void {
    this.#pending.add(callback)
    return () => this.#pending.delete(callback)
  }

  /** Ends it now, as if time had run out. Harmless when it has ended; wanted when everything is done. */
  expire(): void {
    this.#expire()
  }
}
