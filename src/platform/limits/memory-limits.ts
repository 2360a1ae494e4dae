// Counts requests against the limits in this process: exact for one server. Several servers on one database count
// separately, so N servers allow at most N times the limit.
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Limits } from '../../accounts/ports.ts'
import { countedLimits, type LimitSizes } from './counted-limits.ts'

/** Counters that allow these numbers of requests per subject and window. */
export const memoryLimits = (sizes: LimitSizes): Limits =>
  countedLimits(sizes, (options) => new RateLimiterMemory(options))
