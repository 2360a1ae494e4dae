// Limits how often Assay asks publishers: one token bucket per group of sources, first come, first served.
import type { Time } from './time.ts'

export interface RateLimit {
  readonly group: string
  readonly perSecond: number
}

export interface RateLimits {
  /**
   * Resolves when the group may send one more request. Requests go in order of asking. A download asks for one request
   * at a time, which makes downloads of one group alternate. Rejects when the signal aborts.
   */
  turn(limit: RateLimit, signal?: AbortSignal): Promise<void>
  /** Stops new requests of the group for `ms` milliseconds. Turns already granted still go. */
  pause(group: string, ms: number): void
}

// The bucket holds a single token. With more, a burst after a pause would exceed the publisher's limit.
export function createRateLimits(time: Time): RateLimits {
  /** When each group gets its next token. */
  const next = new Map<string, number>()
  return {
    async turn({ group, perSecond }, signal) {
      const now = time.now()
      const at = Math.max(now, next.get(group) ?? 0)
      next.set(group, at + 1_000 / perSecond)
      if (at > now) await time.sleep(at - now, signal)
    },
    pause(group, ms) {
      next.set(group, Math.max(next.get(group) ?? 0, time.now() + ms))
    },
  }
}
