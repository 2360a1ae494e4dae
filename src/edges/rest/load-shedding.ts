// Refuses requests early where more come than the server answers, so that those it accepts are answered soon. How many may be in
// flight is found as TCP finds its window (additive increase, multiplicative decrease); that there are too many is told as CoDel
// tells it (RFC 8289): by a delay that does not fall below its target in a whole interval. A burst ends within one.

/** The shortest time in which the delay is judged. */
const INTERVAL_MS = 100
/** Turns of the event loop in an interval at least: one long turn may be the fault of another process. */
const MIN_TURNS = 3
/** The longest turn: what it has not reached by then is refused, for turns would grow faster than they are judged. */
const MAX_TURN_MS = 100
/** The fewest requests in flight that are refused for delay: on a slow machine, a few clients wait and are served. */
export const FEWEST = 32
const DECREASE = 0.7
const INCREASE = 1.1
/** What the shortest answer of all becomes in each interval, should the store have become slower for good. */
const FORGET = 1.001
/** After this time without an interval, what was found is out of date. */
const STALE_MS = 1_000

export interface LoadShedder {
  /**
   * Takes a request in, or refuses it: undefined. Call the result when the answer is sent or the client has left. A caller with
   * less than its share of the limit is taken in although others have filled it. What waits for others (`waits`), such as a
   * stream, holds its place for one turn of the event loop, and its time says nothing about the server.
   */
  readonly begin: (caller: string, waits?: boolean) => (() => void) | undefined
}

export interface SheddingOptions {
  /** Milliseconds. While all requests wait longer than this, fewer are taken in. */
  readonly targetMs: number
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
  /** Calls back when the event loop has handled what it read in this turn. */
  readonly afterTurn?: (done: () => void) => void
}

interface Interval {
  readonly from: number
  turns: number
  /** Milliseconds. The least of any turn, and of any answer: if one was short, requests do not stand in a queue. */
  shortestTurn: number
  shortestAnswer: number
  /** The most in flight. */
  peak: number
}

export function createLoadShedder({
  targetMs,
  now = () => performance.now(),
  afterTurn = setImmediate,
}: SheddingOptions): LoadShedder {
  const inFlight = new Map<string, number>()
  let all = 0
  let limit = Number.POSITIVE_INFINITY
  let shortestEver = Number.POSITIVE_INFINITY
  let turnFrom: number | undefined
  let ofTurn = 0
  // why kept until the turn ends: those that the turn answers at once waited for each other all the same
  let answered: string[] = []
  let interval = startInterval(now())

  function judge(at: number): void {
    const { shortestAnswer, shortestTurn } = interval
    shortestEver = Math.min(shortestEver * FORGET, shortestAnswer)
    // why not without an answer: there is a fault elsewhere, and no queue to shorten
    const isSlow = Number.isFinite(shortestAnswer) && shortestAnswer - shortestEver > targetMs
    limit =
      isSlow || shortestTurn > targetMs
        ? Math.max(FEWEST, Math.floor(Math.min(limit, interval.peak) * DECREASE))
        : Math.ceil(limit * INCREASE)
    interval = startInterval(at)
  }

  function endTurn(): void {
    const at = now()
    interval.shortestTurn = Math.min(interval.shortestTurn, at - (turnFrom ?? at))
    interval.turns++
    turnFrom = undefined
    ofTurn = 0
    for (const caller of answered) {
      const left = (inFlight.get(caller) ?? 1) - 1
      if (left === 0) inFlight.delete(caller)
      else inFlight.set(caller, left)
    }
    all -= answered.length
    answered = []
  }

  function enterTurn(at: number): void {
    if (turnFrom !== undefined) return
    turnFrom = at
    afterTurn(endTurn)
  }

  return {
    begin(caller, waits = false) {
      const at = now()
      const age = at - interval.from
      if (age > STALE_MS) {
        limit = Number.POSITIVE_INFINITY
        interval = startInterval(at)
      } else if (age >= INTERVAL_MS && interval.turns >= MIN_TURNS) judge(at)
      enterTurn(at)
      const turnMs = ofTurn < FEWEST ? 0 : at - (turnFrom ?? at)
      const most = turnMs > MAX_TURN_MS ? Math.min(limit, all) : limit
      const own = inFlight.get(caller) ?? 0
      const share = most / (inFlight.size + (own === 0 ? 1 : 0))
      // why twice at most: a client that sends each request as another caller always has a share
      const isFull = all >= 2 * limit || turnMs > 2 * MAX_TURN_MS
      if (isFull || (all >= most && own >= share)) return undefined
      ofTurn++
      all++
      inFlight.set(caller, own + 1)
      interval.peak = Math.max(interval.peak, all)
      if (waits) {
        answered.push(caller)
        return () => undefined
      }
      return () => {
        const then = now()
        interval.shortestAnswer = Math.min(interval.shortestAnswer, then - at)
        enterTurn(then)
        answered.push(caller)
      }
    },
  }
}

const startInterval = (from: number): Interval => ({
  from,
  turns: 0,
  shortestTurn: Number.POSITIVE_INFINITY,
  shortestAnswer: Number.POSITIVE_INFINITY,
  peak: 0,
})
