// The port of limits over the limiters of rate-limiter-flexible, wherever these count.
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName, Limits, RateState } from '../../accounts/ports.ts'

/** Counters that hold a connection. */
export interface OpenLimits extends Limits {
  close(): void
}

/** Requests per window. */
export type LimitSizes = Readonly<Record<LimitName, number>>

/** Options of the limiter that counts one named limit. */
export interface LimiterOptions {
  readonly keyPrefix: string
  readonly points: number
  readonly duration: number
}

const MINUTE = 60
const windowOf = (name: LimitName): number => (name === 'sign-in-account' ? 60 * MINUTE : MINUTE)

const resetOf = (resetMs: number): Pick<RateState, 'resetMs' | 'resetAt'> => ({
  resetMs,
  resetAt: Math.ceil((Date.now() + resetMs) / 1000),
})

/** Counters that allow a number of requests per subject and window, each in a limiter of its own. */
export function countedLimits(
  sizes: LimitSizes,
  limiterOf: (options: LimiterOptions) => RateLimiterAbstract,
): Limits {
  const limiter = (name: LimitName): RateLimiterAbstract =>
    limiterOf({ keyPrefix: name, points: sizes[name], duration: windowOf(name) })
  const limiters: Record<LimitName, RateLimiterAbstract> = {
    free: limiter('free'),
    pro: limiter('pro'),
    telemetry: limiter('telemetry'),
    'failed-sign-in': limiter('failed-sign-in'),
    'sign-in': limiter('sign-in'),
    'sign-in-account': limiter('sign-in-account'),
    'sign-in-asked': limiter('sign-in-asked'),
  }

  const state = (name: LimitName, result: RateLimiterRes | null, allowed: boolean): RateState => ({
    allowed,
    limit: sizes[name],
    remaining: result ? Math.max(0, result.remainingPoints) : sizes[name],
    ...resetOf(result ? Math.max(0, result.msBeforeNext) : windowOf(name) * 1000),
  })

  return {
    async consume(name, subject) {
      try {
        return state(name, await limiters[name].consume(subject), true)
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return state(name, rejection, false)
        throw rejection
      }
    },

    async peek(name, subject) {
      const result = await limiters[name].get(subject)
      return state(name, result, result === null || result.remainingPoints > 0)
    },
  }
}
