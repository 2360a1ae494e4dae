// Ends an exchange that stalls: no byte of the body in time, or a silence between two bytes, or the caller's signal.
import { RequestRefused } from './refusal.ts'

export interface StallLimits {
  /** Milliseconds from the request to the first byte of the body, name lookup and connection included. */
  readonly firstByteMs: number
  /** Milliseconds between two pieces of the body. */
  readonly idleMs: number
}

export class StallWatch {
  readonly #limits: StallLimits
  readonly #host: string
  readonly #controller = new AbortController()
  readonly #outer: AbortSignal | undefined
  #timer: NodeJS.Timeout
  #begun = false
  readonly #stop = (): void => this.#end(new RequestRefused('the download was stopped', 'later'))

  constructor(limits: StallLimits, host: string, outer?: AbortSignal) {
    this.#limits = limits
    this.#host = host
    this.#outer = outer
    this.#timer = setTimeout(() => this.#expire('the first byte', limits.firstByteMs), limits.firstByteMs)
    if (outer?.aborted === true) this.#stop()
    else outer?.addEventListener('abort', this.#stop, { once: true })
  }

  /** Why it was ended; undefined while it was not. */
  get reason(): RequestRefused | undefined {
    const reason: unknown = this.#controller.signal.reason
    return reason instanceof RequestRefused ? reason : undefined
  }

  /** Calls back once when it is ended, at once when it has been. */
  onEnd(callback: () => void): void {
    if (this.#controller.signal.aborted) callback()
    else this.#controller.signal.addEventListener('abort', callback, { once: true })
  }

  /** A piece of the body has arrived. */
  heard(): void {
    if (this.#begun) {
      this.#timer.refresh()
      return
    }
    this.#begun = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#expire('the next byte', this.#limits.idleMs), this.#limits.idleMs)
  }

  /** The exchange is over; nothing is watched any more. */
  release(): void {
    clearTimeout(this.#timer)
    this.#outer?.removeEventListener('abort', this.#stop)
  }

  #expire(missing: string, ms: number): void {
    this.#end(new RequestRefused(`${this.#host} did not send ${missing} within ${ms / 1_000} s`, 'transient'))
  }

  #end(reason: RequestRefused): void {
    this.release()
    this.#controller.abort(reason)
  }
}
