// A bound of time that says what it was for.
import { LanguageModelUnavailable } from '../../citations/ports.ts'

export interface TimeOut {
  /** Aborts when the time is up, with LanguageModelUnavailable as its reason, or with the caller's signal. */
  readonly signal: AbortSignal
  /** To be called once nobody needs it. */
  clear(): void
}

export function timeOut(ms: number, says: string, signal: AbortSignal | undefined): TimeOut {
  const time = new AbortController()
  const timer = setTimeout(() => time.abort(new LanguageModelUnavailable(says)), ms)
  return {
    signal: signal === undefined ? time.signal : AbortSignal.any([time.signal, signal]),
    clear: () => clearTimeout(timer),
  }
}
