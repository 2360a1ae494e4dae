// When an event that was not received is sent again: the schedule of Standard Webhooks, over three days.

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The wait after the first attempt, after the second, and so on; after the last attempt there is none. */
const WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

/** How much longer a wait may be, by chance: a receiver that comes back does not get all events at once. */
const JITTER = 0.1

/** Milliseconds until the next attempt; undefined after the last one. `chance`: from 0 to 1. */
export function waitAfter(attempts: number, chance: number): number | undefined {
  const wait = WAITS_MS[attempts - 1]
  return wait === undefined ? undefined : Math.round(wait * (1 + JITTER * chance))
}
