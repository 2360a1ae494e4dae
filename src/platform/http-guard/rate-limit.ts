// How often the publishers are asked: one bucket of tokens per group of sources, in the order of asking.
import type { Time } from './time.ts'

export interface RateLimit {
  readonly group: string
  readonly perSecond: number
}

export interface RateLimits {
  /**
   * Resolves when the group may be asked once more. Whoever asked first goes first, and a download asks for one
   * request at a time, so downloads of one group take turns. Rejects when the signal aborts.
   */
  turn(limit: RateLimit, signal?: AbortSignal): Promise<void>
  /** Lets nobody of the group ask for so many milliseconds, save those whose turn was given out already. */
  pause(group: string, ms: number): void
}

// The bucket holds a single token. With more, a burst after a silence would go over the publisher's limit.
export function createRateLimits(time: Time): RateLimits {
  /** When the next token of a group is there. */
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
