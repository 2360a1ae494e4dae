// Lets requests in by turns: a few are worked on at one time, the others wait, each in the line of its workspace, and workspaces take
// turns. One that sends more than the server answers waits for itself, and what its line does not hold is refused.
import { hash } from 'node:crypto'
import { FairQueue, type FairQueueOptions, type Leave, networkOf } from '../../dispatch/dispatcher.ts'
import { paceByTurns } from './pace-by-turns.ts'

/** Requests that are worked on at one time: writes that one commit takes together. */
const AT_ONCE = 16
/** Requests of one workspace that may wait. */
const MAX_WAITING = 32
/** So many more may wait in a burst, which is answered whole; in each second it has some of them back. */
const BURST = 512
const BURST_PER_SECOND = 64
/** A request whose body has this many bytes takes two turns, one of twice as many three. */
const BYTES_OF_TURN = 16_384
const MAX_COST = 16
/** How far callers with less than their share may exceed the limit. Strangers may not take all that is left for known ones. */
const MOST_OF_STRANGERS = 1.5
const MOST_OF_KNOWN = 2
/** Credentials whose workspace is remembered, and callers whose last burst is. */
const MAX_KNOWN = 10_000

/** A request before it is looked at. */
export interface ArrivingRequest {
  /** Unchecked. It counts only where an earlier request found out whose it is. */
  readonly credential: string | undefined
  readonly address: string
  /** Of the body, as far as its head says. */
  readonly bytes: number
}

/** The turn of a request. */
export interface RequestTurn {
  /** Resolves when the turn comes; with false where the request is refused, or its client has left. */
  readonly begin: () => Promise<boolean>
  /** Gives the turn on while the request waits for others. It may begin again. */
  readonly pause: () => void
  /** The answer was sent, or the client has left. */
  readonly end: () => void
  /** Remembers of which workspace its credential is; undefined: of none. */
  readonly identify: (workspaceId: string | undefined) => void
}

export interface RequestTurns {
  /** Undefined where too many requests are in flight for one more of this caller. */
  readonly arrive: (request: ArrivingRequest) => RequestTurn | undefined
}

export interface RequestTurnsOptions {
  /** Requests that wait or are worked on. */
  readonly maxInFlight: number
  /** Requests that are worked on at one time (16). */
  readonly atOnce?: number | undefined
  readonly pace?: FairQueueOptions['pace']
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
}

/** The requests of one caller. */
interface Caller {
  inFlight: number
  /** Of its burst, at the time in milliseconds. */
  spent: number
  at: number
}

export function createRequestTurns({
  maxInFlight,
  atOnce = AT_ONCE,
  pace = paceByTurns(),
  now = () => performance.now(),
}: RequestTurnsOptions): RequestTurns {
  const queue = new FairQueue(atOnce, { maxWaitingOfOne: MAX_WAITING, pace })
  const known = knownCallers()
  const callers = new Map<string, Caller>()
  let [all, active] = [0, 0]

  function callerOf(name: string): Caller {
    const at = now()
    const caller = callers.get(name) ?? { inFlight: 0, spent: 0, at }
    caller.spent = Math.max(0, caller.spent - ((at - caller.at) / 1_000) * BURST_PER_SECOND)
    caller.at = at
    return caller
  }

  /** Keeps the caller last in the order. One that has neither a request in flight nor spent of its burst is like any other. */
  function keep(name: string, caller: Caller): void {
    callers.delete(name)
    if (caller.inFlight > 0 || caller.spent > 0) callers.set(name, caller)
    const [[oldest, { inFlight }] = ['', { inFlight: 1 }]] = callers
    if (callers.size > MAX_KNOWN && inFlight === 0) callers.delete(oldest)
  }

  /** Whether the line takes one more. */
  function takes(name: string, caller: Caller): boolean {
    if (!queue.isFull(name)) return true
    caller.spent += 1
    return caller.spent <= BURST
  }

  return {
    arrive({ credential, address, bytes }) {
      const workspace = known.workspaceOf(credential)
      const name = workspace ?? networkOf(address)
      const caller = callerOf(name)
      const most = maxInFlight * (workspace === undefined ? MOST_OF_STRANGERS : MOST_OF_KNOWN)
      const share = maxInFlight / (active + (caller.inFlight === 0 ? 1 : 0))
      if (all >= most || (all >= maxInFlight && caller.inFlight >= share)) return undefined
      const isRefused = !takes(name, caller)
      all++
      if (caller.inFlight++ === 0) active++
      keep(name, caller)
      // why a line too: a client that is refused at once asks again at once, and each refusal costs a third of an answer
      const line = isRefused ? `refused ${name}` : name
      const cost = isRefused ? 1 : Math.min(1 + Math.floor(bytes / BYTES_OF_TURN), MAX_COST)
      let leave: Leave | undefined
      let giveUp = (): void => undefined
      let isOver = false
      const pause = (): void => {
        leave?.()
        leave = undefined
      }
      return {
        pause,
        begin: () =>
          new Promise((resolve) => {
            if (isOver || leave !== undefined) return resolve(!isOver)
            giveUp = () => resolve(false)
            leave = queue.enter(line, () => resolve(!isRefused), cost)
          }),
        end() {
          if (isOver) return
          isOver = true
          pause()
          giveUp()
          all--
          if (--caller.inFlight === 0) active--
          keep(name, caller)
        },
        identify: (workspaceId) => known.remember(credential, workspaceId),
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
