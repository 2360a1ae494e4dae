// Lets requests in by turns: a few are worked on at one time, the others wait, each in the line of its workspace, and workspaces take
// turns. One that sends more than the server answers waits for itself, and what its line does not hold is refused.
import { hash } from 'node:crypto'
import { FairQueue, type FairQueueOptions, type Leave, networkOf } from '../../dispatch/dispatcher.ts'
import { paceByTurns } from './pace-by-turns.ts'
import { RequestLine } from './request-line.ts'

/** Requests that are worked on at one time: writes that one commit takes together. */
const AT_ONCE = 16
/** Of one workspace, while others send requests too: the others would wait for the commit of all of them. */
const AT_ONCE_BESIDE_OTHERS = 2
/** Others send requests while one of theirs came within this time. */
const BESIDE_MS = 1_000
/** Requests that are over in a turn of the event loop: with one, a turn costs a sixth of a small read more. */
const PER_TURN = 3
/** While a line is too long, reading what is refused takes most of a turn, and more of them let a neighbour begin sooner. */
const PER_TURN_OF_CROWD = 1
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
  /** Requests that are worked on at one time (16), and those of one workspace while others send requests too (2). */
  readonly atOnce?: number | undefined
  readonly atOnceBesideOthers?: number | undefined
  /** Says when requests may begin; `perTurn` is how many may be over in a turn of the event loop. */
  readonly pace?: (perTurn: () => number) => NonNullable<FairQueueOptions['pace']>
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
}

/** Begins the name of a caller without a known credential: one may have many networks. */
const NETWORK = 'network '

export function createRequestTurns({
  maxInFlight,
  atOnce = AT_ONCE,
  atOnceBesideOthers = AT_ONCE_BESIDE_OTHERS,
  pace = (perTurn) => paceByTurns({ perTurn }),
  now = () => performance.now(),
}: RequestTurnsOptions): RequestTurns {
  const lines = new Map<string, RequestLine>()
  const queue = new FairQueue(atOnce, {
    pace: pace(() => (now() < crowdedUntil ? PER_TURN_OF_CROWD : PER_TURN)),
    maxBegunOfOne: () => (now() < besideOthersUntil ? atOnceBesideOthers : atOnce),
    isGuest: (name) => name.includes(NETWORK),
    isNewestFirst: (name) => lines.get(name)?.isNewestFirst(now()) === true,
  })
  const known = knownCallers()
  let [all, active, lastName] = [0, 0, '']
  let [crowdedUntil, besideOthersUntil] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]

  /** Keeps the line last in the order, and forgets it where a new one would do as well. */
  function keep(name: string, line: RequestLine): void {
    lines.delete(name)
    if (!line.isUnused(now())) lines.set(name, line)
    const [[oldest, { inFlight }] = ['', { inFlight: 1 }]] = lines
    if (lines.size > MAX_KNOWN && inFlight === 0) lines.delete(oldest)
  }

  return {
    arrive({ credential, address, bytes }) {
      const workspace = known.workspaceOf(credential)
      const name = workspace ?? `${NETWORK}${networkOf(address)}`
      if (name !== lastName && lastName !== '') besideOthersUntil = now() + BESIDE_MS
      lastName = name
      const line = lines.get(name) ?? new RequestLine()
      const most = maxInFlight * (workspace === undefined ? MOST_OF_STRANGERS : MOST_OF_KNOWN)
      const share = maxInFlight / (active + (line.inFlight === 0 ? 1 : 0))
      if (all >= most || (all >= maxInFlight && line.inFlight >= share)) return undefined
      all++
      if (line.inFlight++ === 0) active++
      keep(name, line)
      const cost = Math.min(1 + Math.floor(bytes / BYTES_OF_TURN), MAX_COST)
      let [isOver, hasBegun] = [false, false]
      let leave: Leave | undefined
      let settle: (isIn: boolean) => void = () => undefined
      let leaveLine = (): void => undefined
      // why a turn too: a client that is refused at once asks again at once, and each refusal costs a third of an answer
      const refuse = (): void => {
        leave?.()
        leave = queue.enter(`refused ${name}`, () => settle(false))
      }
      const pause = (): void => {
        leave?.()
        leave = undefined
      }
      return {
        pause,
        begin: () =>
          new Promise((resolve) => {
            if (isOver || leave !== undefined) return resolve(!isOver)
            settle = resolve
            // why another line: what has begun is neither refused nor passed by what comes later
            if (hasBegun) leave = queue.enter(`begun ${name}`, () => resolve(true), cost)
            else {
              leaveLine = line.enter(now(), refuse)
              crowdedUntil = Math.max(crowdedUntil, line.crowdedUntil)
              const start = (): void => {
                hasBegun = true
                leaveLine()
                resolve(true)
              }
              leave = queue.enter(name, start, cost)
            }
          }),
        end() {
          if (isOver) return
          isOver = true
          pause()
          leaveLine()
          settle(false)
          all--
          if (--line.inFlight === 0) active--
          keep(name, line)
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
