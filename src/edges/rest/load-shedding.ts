// Refuses requests early where more come than the server answers, so that those it accepts are answered soon. How many may be in
// flight is found as TCP finds its window: slowly up, fast down. There are too many when, as in CoDel (RFC 8289), the delay does not fall
// below its target in a whole interval. A burst ends within one.
import { hash } from 'node:crypto'
import { networkOf } from '../../dispatch/dispatcher.ts'

/** The shortest time in which the delay is judged. */
const INTERVAL_MS = 100
/** The fewest requests in flight that are refused for delay: on a slow machine, a few clients wait and are served. */
export const FEWEST = 32
const DECREASE = 0.7
const INCREASE = 1.1
/** What the shortest answer of a route becomes in each interval, should the store have become slower for good. */
const FORGET = 1.001
/** After this time in which no request came or was answered, the limit that was found is out of date. */
const PAUSE_MS = 1_000
/** How far callers with less than their share may exceed the limit. Strangers may not take all that is left for known ones. */
const MOST_OF_STRANGERS = 1.5
const MOST_OF_KNOWN = 2
/** Credentials whose workspace is remembered. */
const MAX_KNOWN = 10_000

/** A request before it is looked at. */
export interface ArrivingRequest {
  /** Unchecked. It counts only where an earlier request found out whose it is. */
  readonly credential: string | undefined
  readonly address: string
  /** It may wait for others, such as a stream: it holds its place for one turn of the event loop. */
  readonly waits: boolean
}

/** The place of a request that was taken in. */
export interface RequestPlace {
  /** Remembers of which workspace its credential is; undefined: of none. */
  readonly identify: (workspaceId: string | undefined) => void
  /** Its body is read, and the work on it begins. */
  readonly start: (route: string) => void
  /** The answer was sent, or the client has left. The time of a request counts only where it was served. */
  readonly end: (wasServed: boolean) => void
}

export interface LoadShedder {
  /**
   * Takes a request in, or refuses it: undefined. A workspace, or else a network, with less than its share of the limit is taken in
   * although others have filled it.
   */
  readonly begin: (request: ArrivingRequest) => RequestPlace | undefined
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
  /** Milliseconds. The least of any turn: if one was short, requests do not stand in a queue. */
  shortestTurn: number
  /** Milliseconds. The least by which an answer took longer than the fastest one of its route; undefined without an answer. */
  shortestDelay: number | undefined
  /** The most in flight. */
  peak: number
}

export function createLoadShedder({
  targetMs,
  now = () => performance.now(),
  afterTurn = setImmediate,
}: SheddingOptions): LoadShedder {
  const known = knownCallers()
  const fastest = new Map<string, number>()
  const inFlight = new Map<string, number>()
  let all = 0
  let limit = Number.POSITIVE_INFINITY
  let lastSeen = now()
  let turnFrom: number | undefined
  // why kept until the turn ends: those that the turn answers at once waited for each other all the same
  let answered: string[] = []
  let interval = startInterval(lastSeen, 0)

  function judge(at: number): void {
    const { shortestTurn, shortestDelay = 0, peak } = interval
    limit =
      Math.max(shortestTurn, shortestDelay) > targetMs
        ? Math.max(FEWEST, Math.floor(Math.min(limit, peak) * DECREASE))
        : Math.ceil(limit * INCREASE)
    for (const [route, ms] of fastest) fastest.set(route, ms * FORGET)
    interval = startInterval(at, all)
  }

  function endTurn(): void {
    const at = now()
    interval.shortestTurn = Math.min(interval.shortestTurn, at - (turnFrom ?? at))
    lastSeen = at
    turnFrom = undefined
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

  function answer(route: string, ms: number): void {
    const least = Math.min(fastest.get(route) ?? ms, ms)
    fastest.set(route, least)
    interval.shortestDelay = Math.min(interval.shortestDelay ?? ms, ms - least)
  }

  return {
    begin({ credential, address, waits }) {
      const at = now()
      if (at - lastSeen > PAUSE_MS) {
        limit = Number.POSITIVE_INFINITY
        interval = startInterval(at, all)
      } else if (at - interval.from >= INTERVAL_MS && interval.shortestTurn !== Number.POSITIVE_INFINITY)
        judge(at)
      lastSeen = at
      enterTurn(at)
      const workspace = known.workspaceOf(credential)
      const caller = workspace ?? networkOf(address)
      const own = inFlight.get(caller) ?? 0
      const share = limit / (inFlight.size + (own === 0 ? 1 : 0))
      const most = limit * (workspace === undefined ? MOST_OF_STRANGERS : MOST_OF_KNOWN)
      if (all >= most || (all >= limit && own >= share)) return undefined
      all++
      inFlight.set(caller, own + 1)
      interval.peak = Math.max(interval.peak, all)
      if (waits) answered.push(caller)
      let started: { readonly route: string; readonly at: number } | undefined
      return {
        identify: (workspaceId) => known.remember(credential, workspaceId),
        start(route) {
          started = { route, at: now() }
        },
        end(wasServed) {
          if (waits) return
          const then = now()
          if (started !== undefined && wasServed) answer(started.route, then - started.at)
          enterTurn(then)
          answered.push(caller)
        },
      }
    },
  }
}

/** Whose a credential was when it was last checked; those that were used last. */
function knownCallers() {
  const workspaces = new Map<string, string>()
  // why hashed: a credential stays in no memory after its request
  const keyOf = (credential: string): string => hash('sha256', credential, 'base64')
  return {
    workspaceOf: (credential: string | undefined): string | undefined =>
      credential === undefined ? undefined : workspaces.get(keyOf(credential)),
    remember(credential: string | undefined, workspaceId: string | undefined): void {
      if (credential === undefined) return
      const key = keyOf(credential)
      workspaces.delete(key)
      if (workspaceId === undefined) return
      workspaces.set(key, workspaceId)
      const [oldest] = workspaces.keys()
      if (workspaces.size > MAX_KNOWN && oldest !== undefined) workspaces.delete(oldest)
    },
  }
}

const startInterval = (from: number, peak: number): Interval => ({
  from,
  shortestTurn: Number.POSITIVE_INFINITY,
  shortestDelay: undefined,
  peak,
})
