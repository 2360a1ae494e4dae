// Which of many parties have an alert in an index of lists. Most parties of a batch have none, and the search for it can run on
// threads of its own.
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import type { Matcher } from '../names/matcher/matcher.ts'
import type { Party } from './party/listed-party.ts'

export interface AlertFilter {
  /** How many calls are worked on at the same time. */
  readonly parallel: number
  /**
   * The readings of each party. A 1 for each party for which the index has an alert, else a 0: `Screener.screen` then reports no
   * record by its name. Numbers of the party are not looked at.
   */
  haveAlerts(parties: readonly (readonly Party[])[]): Promise<Uint8Array>
  close(): Promise<void>
}

/** Opens a filter over the bytes of an index that was made with the tables of the matcher. */
export type MakeAlertFilter = (bytes: Uint8Array) => AlertFilter

/** Parties that are filtered before other work of the thread has its turn: each takes about a millisecond. */
const TURN = 2

/** A filter on this thread. */
export const filterWith =
  (matcher: Matcher): MakeAlertFilter =>
  (bytes) => {
    const screen = matcher.open(bytes)
    return {
      parallel: 1,
      async haveAlerts(parties) {
        const flags = new Uint8Array(parties.length)
        for (const [at, readings] of parties.entries()) {
          if (at % TURN === 0) await yieldToEventLoop()
          flags[at] = readings.some((reading) => screen.hasAlert(matcher.read(reading))) ? 1 : 0
        }
        return flags
      },
      close: () => Promise.resolve(),
    }
  }
