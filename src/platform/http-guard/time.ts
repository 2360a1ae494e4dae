// The clock and random numbers of the downloads. Tests replace both.
import { setTimeout as sleep } from 'node:timers/promises'

export interface Time {
  /** Milliseconds since 1970. Never goes back. */
  now(): number
  /** Rejects when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** From 0 to below 1. */
  random(): number
}

/** Ignores corrections of the machine's clock, which would lengthen a wait by the correction. */
export const systemTime: Time = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }),
  random: Math.random,
}
