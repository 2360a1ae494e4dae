// Time and chance as the downloads see them, so that tests decide both.
import { setTimeout as sleep } from 'node:timers/promises'

export interface Time {
  /** Milliseconds since 1970. Never goes back. */
  now(): number
  /** Rejects when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** From 0 to below 1. */
  random(): number
}

/** A correction of the machine's clock does not reach it: a wait would grow by the correction. */
export const systemTime: Time = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }),
  random: Math.random,
}
