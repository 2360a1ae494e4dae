// One deadline over a whole link check: DNS, connect, TLS and redirects of all its URLs together. It runs from the
// first request on; until then the check waits in line, with a bound of its own.
// Timers inside undici have a grain of half a second to a second, so they are not used.

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

  /** Ends `runMs` milliseconds after `start`, or after `waitMs` without a start, or with the signal if that is earlier. */
  constructor({ waitMs, runMs }: { readonly waitMs: number; readonly runMs: number }, signal?: AbortSignal) {
    this.#signal = signal
    this.#runMs = runMs
    this.#timer = this.#after(waitMs)
    if (signal?.aborted === true) this.#expire()
    else signal?.addEventListener('abort', this.#expire, { once: true })
  }

  /** The first request goes out. Later ones change nothing. */
  start(): void {
    if (this.#started || this.#expired) return
    this.#started = true
    clearTimeout(this.#timer)
    this.#timer = this.#after(this.#runMs)
  }

  // Timers run before the poll phase. One more turn lets answers that have already arrived be read first.
  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => setImmediate(this.#expire), ms)
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
