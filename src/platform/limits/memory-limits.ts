// Counts requests against the limits in this process: exact for one server. Several servers on one database count
// separately, so N servers allow at most N times the limit.
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Limits } from '../../accounts/ports.ts'
import { countedLimits, type PerMinute } from './counted-limits.ts'

/** Counters that allow `perMinute` requests per minute and subject. */
export const memoryLimits = (perMinute: PerMinute): Limits =>
  countedLimits(perMinute, (options) => new RateLimiterMemory(options))
