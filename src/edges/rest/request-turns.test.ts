// Turns of requests on a simulated event loop and its clock: the machine that runs the test has no say.
import { expect, test } from 'vitest'
import { paceByTurns } from './pace-by-turns.ts'
import { createRequestTurns } from './request-turns.ts'

/** What the loop does for each request before its turn, and for one that is refused. */
const READ_MS = 0.06
const REFUSAL_MS = 0.02
const WORK_MS = 0.14
const CAPACITY = 1_000 / (READ_MS + WORK_MS)
/** A write in its group, the commit of a group, and the answer of each write. */
const WRITE_MS = 0.12
const COMMIT_MS = 0.15
const ANSWER_MS = 0.1
/** A client sends again after this time. */
const ROUND_MS = 0.1

interface Arrival {
  readonly at: number
  /** The workspace; the credential is the same text, unless another is given. */
  readonly caller: string
  readonly credential?: string
  readonly address?: string
  readonly bytes?: number
  /** It writes: all that wait for a commit then share one, which stops the loop. */
  readonly isWrite?: true
  /** Its credential is wrong. */
  readonly isBarred?: true
  /** Its client sends the next request when this one is answered, until this time. */
  readonly againUntil?: number
}

interface Outcome extends Arrival {
  readonly isRefused: boolean
  /** Milliseconds from its arrival to its answer. */
  readonly took: number
  /** Requests of others that began meanwhile. */
  readonly before: number
}

interface Place {
  /** A request then waits for one of this number of connections of a store; without it it is answered in its turn. */
  readonly connections?: number
  readonly storeMs?: number
  /** Times at which another process has the processor. */
  readonly stalls?: readonly (readonly [number, number])[]
  readonly maxInFlight?: number
  /** All requests begin when they come. */
  readonly isUnbounded?: true
}

async function simulate(arrivals: readonly Arrival[], place: Place = {}): Promise<Outcome[]> {
  const { connections = 0, storeMs = 0, stalls = [], maxInFlight = 1_000, isUnbounded } = place
  let clock = 0
  let begun = 0
  let immediates: (() => void)[] = []
  const ticks: (() => void)[] = []
  const turns = createRequestTurns({
    now: () => clock,
    // why: a store with connections of its own does not stop the loop
    ...(connections > 0 && { atOnceBesideOthers: 16 }),
    maxInFlight: isUnbounded ? Number.POSITIVE_INFINITY : maxInFlight,
    pace: isUnbounded
      ? () => () => true
      : (perTurn) =>
          paceByTurns({
            perTurn,
            afterWork: (done) => ticks.push(done),
            afterTurn: (done) => immediates.push(done),
          }),
    ...(isUnbounded && { atOnce: Number.POSITIVE_INFINITY }),
  })
  const outcomes: Outcome[] = []
  const again: Arrival[] = []
  const [waiting, writes]: [(() => void)[], (() => void)[]] = [[], []]
  let working: { readonly until: number; readonly answer: () => void }[] = []

  /** All that follows at once. */
  async function settle(): Promise<void> {
    for (let tick: (() => void) | undefined = () => undefined; tick; tick = ticks.shift()) {
      tick()
      for (let hop = 0; hop < 3; hop++) await Promise.resolve()
    }
  }
  function commit(): void {
    const group = writes.splice(0)
    clock += group.length * WRITE_MS + COMMIT_MS
    for (const answer of group) {
      clock += ANSWER_MS
      answer()
    }
  }
  async function receive(arrival: Arrival): Promise<void> {
    const {
      caller,
      credential = caller,
      address = '192.0.2.1',
      bytes = 0,
      isBarred,
      isWrite,
      againUntil = 0,
    } = arrival
    const before = begun
    clock += READ_MS
    const turn = turns.arrive({ credential, address, bytes })
    const isIn = turn !== undefined && (await turn.begin())
    const begunBefore = begun++
    clock += isIn ? WORK_MS : REFUSAL_MS
    if (isIn) turn.identify(isBarred ? undefined : caller)
    const answer = (): void => {
      turn?.end()
      outcomes.push({ ...arrival, isRefused: !isIn, took: clock - arrival.at, before: begunBefore - before })
      if (clock + ROUND_MS < againUntil) again.push({ ...arrival, at: clock + ROUND_MS })
    }
    if (isIn && isWrite) {
      writes.push(answer)
      if (writes.length === 1) immediates.push(commit)
    } else if (!isIn || isBarred || connections === 0) answer()
    else waiting.push(answer)
  }

  let next = 0
  const soonest = (): number =>
    Math.min(arrivals[next]?.at ?? Infinity, again[0]?.at ?? Infinity, ...working.map(({ until }) => until))
  while (immediates.length > 0 || soonest() < Infinity) {
    if (immediates.length === 0) clock = Math.max(clock, soonest())
    for (const [from, until] of stalls) if (clock >= from && clock < until) clock = until
    const at = clock
    for (const { answer } of working.filter(({ until }) => until <= at)) answer()
    working = working.filter(({ until }) => until > at)
    await settle()
    const come: Arrival[] = []
    while ((arrivals[next]?.at ?? Infinity) <= at) come.push(arrivals[next++] as Arrival)
    while ((again[0]?.at ?? Infinity) <= at) come.push(again.shift() as Arrival)
    for (const arrival of come) {
      void receive(arrival)
      await settle()
    }
    for (const immediate of immediates.splice(0)) {
      immediate()
      await settle()
    }
    while (working.length < connections && waiting.length > 0)
      working.push({ until: clock + storeMs, answer: waiting.shift() as () => void })
  }
  return outcomes
}

/** `perSecond` arrivals a second for `seconds`, with the gaps of independent callers. */
function offer(perSecond: number, seconds: number, { caller = 'one', from = 0 } = {}): Arrival[] {
  let seed = 20_261_129
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const found: Arrival[] = []
  for (let at = from; at < from + seconds * 1_000; at -= (Math.log(random()) / perSecond) * 1_000)
    found.push({ at, caller })
  return found
}

/** Clients that each send a request when the one before is answered. */
const clients = (count: number, caller: string, againUntil: number, isWrite?: true): Arrival[] =>
  Array.from({ length: count }, () => ({ at: 5, caller, againUntil, ...(isWrite && { isWrite }) }))

const merged = (...lists: Arrival[][]): Arrival[] => lists.flat().toSorted((a, b) => a.at - b.at)
const refused = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ isRefused }) => isRefused)
const accepted = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ isRefused }) => !isRefused)
const ofCaller = (name: string, outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ caller }) => caller === name)
const quantile = (outcomes: readonly Outcome[], share: number): number =>
  outcomes.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(outcomes.length * share)] ??
  Number.NaN

const STORE = { connections: 10, storeMs: 20 }

// the gate: what one tenant costs another, in turns and not in time
test.each([50, 400, 2_000])(
  'beside a flood over %d connections, a neighbour waits for four requests of the flood at most, and less than twice as long as alone',
  async (connections) => {
    const neighbour = offer(80, 0.8, { caller: 'neighbour', from: 300 })
    const alone = await simulate(neighbour)
    const outcomes = await simulate(merged(clients(connections, 'flood', 1_100), neighbour), {
      maxInFlight: 4_000,
    })
    const its = ofCaller('neighbour', outcomes)
    expect(its.length).toBe(neighbour.length)
    expect(refused(its)).toEqual([])
    expect(Math.max(...its.map(({ before }) => before))).toBeLessThanOrEqual(4)
    expect(quantile(its, 0.5)).toBeLessThan(2 * quantile(alone, 0.5))
    expect(accepted(ofCaller('flood', outcomes)).length).toBeGreaterThan(CAPACITY * 0.5)
  },
)

test.each([4, 16, 32, 48, 400])(
  'beside a flood of writes over %d connections, half of the requests of a neighbour wait for less than two writes and their commit',
  async (connections) => {
    const neighbour = offer(80, 3, { caller: 'neighbour', from: 300 })
    const alone = quantile(await simulate(neighbour), 0.5)
    const outcomes = await simulate(merged(clients(connections, 'flood', 3_300, true), neighbour))
    const its = ofCaller('neighbour', outcomes)
    expect(refused(its)).toEqual([])
    expect(Math.max(...its.map(({ before }) => before))).toBeLessThanOrEqual(5)
    expect(quantile(its, 0.5)).toBeLessThan(alone + 2 * (WORK_MS + WRITE_MS + ANSWER_MS) + COMMIT_MS)
    expect(accepted(ofCaller('flood', outcomes)).length / 3.3).toBeGreaterThan(1_700)
  },
)

test('of one workspace two are worked on while others send requests, and all sixteen a second later', async () => {
  let clock = 0
  const turns = createRequestTurns({ maxInFlight: 1_000, pace: () => () => true, now: () => clock })
  let begun = 0
  const send = (credential: string, address?: string) => {
    const turn = turns.arrive(from(credential, address))
    void turn?.begin().then((isIn) => (begun += isIn ? 1 : 0))
    return turn
  }
  const settle = () => new Promise((done) => setImmediate(done))
  const other = send('other', '198.51.100.7')
  for (let at = 0; at < 20; at++) send('one')
  await settle()
  expect(begun).toBe(1 + 2)
  clock += 1_000
  other?.end()
  await settle()
  expect(begun).toBe(1 + 16)
})

test('a neighbour waits for few requests of a flood, also where both wait for a store', async () => {
  const neighbour = offer(20, 3, { caller: 'neighbour', from: 300 })
  const outcomes = await simulate(merged(clients(400, 'flood', 3_300), neighbour), STORE)
  const its = ofCaller('neighbour', outcomes)
  expect(refused(its)).toEqual([])
  expect(quantile(its, 0.5)).toBeLessThan(2.5 * STORE.storeMs)
})

test.each([
  { where: 'in its turn', capacity: CAPACITY, place: {}, seconds: 4, least: 0.25 },
  { where: 'by a store of ten connections', capacity: 500, place: STORE, seconds: 10, least: 0.85 },
])(
  'at twice the capacity, the p99 of what is accepted is less than three times that at half of it: $where',
  async ({ capacity, place, seconds, least }) => {
    const unloaded = quantile(await simulate(offer(capacity / 2, seconds), place), 0.99)
    const offered = offer(capacity * 2, seconds)
    const taken = accepted(await simulate(offered, place))
    expect(quantile(taken, 0.99)).toBeLessThan(3 * unloaded)
    // reading what is refused takes the rest of the time
    expect(taken.length / seconds).toBeGreaterThan(capacity * least)
    expect(quantile(await simulate(offered, { ...place, isUnbounded: true }), 0.99)).toBeGreaterThan(1_000)
  },
)

test('at four fifths of the capacity nothing is refused', async () => {
  expect(refused(await simulate(offer(CAPACITY * 0.8, 3)))).toEqual([])
  expect(refused(await simulate(offer(500 * 0.8, 3), STORE))).toEqual([])
})

test('a burst of 540 requests is answered whole, and of a second one at once no more than 50', async () => {
  const burst = (at: number): Arrival[] => Array.from({ length: 540 }, () => ({ at, caller: 'page' }))
  expect(refused(await simulate(burst(5)))).toEqual([])
  const twice = accepted(await simulate(merged(burst(5), burst(200))))
  expect(twice.length).toBeGreaterThan(540 + 32)
  expect(twice.length).toBeLessThan(540 + 50 + 16)
  expect(refused(await simulate(merged(burst(5), burst(9_000))))).toEqual([])
})

test('a processor that is taken away for most of the time refuses no few clients', async () => {
  const stalls = Array.from({ length: 3 }, (_, at): [number, number] => [at * 1_000, at * 1_000 + 900])
  expect(refused(await simulate(offer(200, 3), { stalls }))).toEqual([])
})

test('48 clients that each wait for their answer are never refused, however slow the store is', async () => {
  const slow = { connections: 1, storeMs: 100 }
  expect(refused(await simulate(clients(48, 'one', 100_000), slow))).toEqual([])
})

test('who sends each request with another credential is counted by network, and others are answered', async () => {
  const strange = offer(CAPACITY * 2, 2).map((each, at) => ({
    ...each,
    credential: `random ${at}`,
    isBarred: true as const,
  }))
  const before = [{ at: 0, caller: 'little' }]
  const little = offer(20, 2, { caller: 'little', from: 1 })
  const newcomer = offer(20, 2, { caller: 'new' }).map((each) => ({ ...each, address: '198.51.100.7' }))
  const outcomes = await simulate(merged(before, strange, little, newcomer))
  expect(refused(outcomes).filter(({ caller }) => caller !== 'one')).toEqual([])
  expect(refused(outcomes).length).toBeGreaterThan(1_000)
})

/** Turns that begin whenever a place is free. */
const unpaced = (maxInFlight: number, atOnce = 1) =>
  createRequestTurns({ maxInFlight, atOnce, pace: () => () => true, now: () => 0 })
const from = (credential: string, address = '192.0.2.1') => ({ credential, address, bytes: 0 })

test('32 requests of a workspace wait, and 512 more in a burst; of a longer one the oldest are refused', async () => {
  const turns = unpaced(10_000)
  const send = async (): Promise<boolean> => {
    const turn = turns.arrive(from('one'))
    const isIn = await turn?.begin()
    turn?.end()
    return isIn === true
  }
  const sent = await Promise.all(Array.from({ length: 600 }, send))
  const isRefused = (_: unknown, at: number): boolean => at >= 1 && at <= 2 * (600 - 1 - 32 - 512)
  expect(sent).toEqual(sent.map((_, at) => !isRefused(_, at)))
})

test.each([
  [9_999, true],
  [10_000, false],
])('after %d credentials of others, a credential is known: %s', (others, isKnown) => {
  const turns = unpaced(2)
  const identify = (credential: string): void => {
    const turn = turns.arrive(from(credential))
    turn?.identify(credential)
    turn?.end()
  }
  identify('first')
  for (let at = 0; at < others; at++) identify(`other ${at}`)
  for (let at = 0; at < 3; at++) turns.arrive(from('stranger', `198.51.100.${at}`))
  expect(turns.arrive(from('first')) !== undefined).toBe(isKnown)
})

test('a credential that was found wrong counts for its workspace no more', () => {
  const turns = unpaced(10)
  turns.arrive(from('leaked'))?.identify('owner')
  turns.arrive(from('leaked'))?.identify(undefined)
  turns.arrive(from('own key', '198.51.100.7'))?.identify('owner')
  for (let at = 0; at < 100; at++) turns.arrive(from('leaked'))
  expect(turns.arrive(from('own key'))).toBeDefined()
})

test('of the places in flight each caller has its share, strangers may exceed them by half, and all together by as many again', () => {
  const turns = unpaced(100)
  const arrive = (credential: string, address: string) => turns.arrive(from(credential, address))
  for (const known of ['a', 'b', 'c']) arrive(known, '192.0.2.9')?.identify(known)
  for (const known of ['a', 'b', 'c']) arrive(known, '192.0.2.9')
  const taken = (of: () => unknown): number =>
    Array.from({ length: 300 }, of).filter((turn) => turn !== undefined).length
  expect(taken(() => arrive('a', ''))).toBe(94)
  expect(taken(() => arrive('b', ''))).toBe(24)
  expect(arrive('a', '')).toBeUndefined()
  let network = 0
  expect(taken(() => arrive('x', `10.0.${network >> 8}.${network++ & 255}`))).toBe(26)
  expect(taken(() => arrive('c', ''))).toBe(3)
})

test('places of callers that have left are free again', async () => {
  const turns = unpaced(10)
  for (let round = 0; round < 100; round++) {
    const some = Array.from({ length: 10 }, (_, at) => turns.arrive(from('x', `10.0.${round}.${at}`)))
    const begun = some.map((turn) => turn?.begin() ?? Promise.resolve(undefined))
    for (const turn of [...some, ...some].toReversed()) turn?.end()
    expect(await Promise.all(begun)).toEqual([true, ...Array<boolean>(9).fill(false)])
  }
  for (let at = 0; at < 10; at++) expect(turns.arrive(from('one'))).toBeDefined()
  expect(turns.arrive(from('one'))).toBeUndefined()
})

test('a request that pauses gives its turn on, waits for the next one, and begins none when it is over', async () => {
  const turns = unpaced(10)
  const [one, two] = [turns.arrive(from('one')), turns.arrive(from('two', '10.0.0.1'))]
  expect(await one?.begin()).toBe(true)
  expect(await one?.begin()).toBe(true)
  const second = two?.begin()
  one?.pause()
  expect(await second).toBe(true)
  const again = one?.begin()
  two?.end()
  expect(await again).toBe(true)
  one?.end()
  expect(await one?.begin()).toBe(false)
  expect(await turns.arrive(from('three'))?.begin()).toBe(true)
})

test('a request that has begun and paused is neither refused nor passed by those that come later', async () => {
  const turns = unpaced(10_000)
  const paused = turns.arrive(from('one'))
  await paused?.begin()
  paused?.pause()
  const busy = turns.arrive(from('one'))
  await busy?.begin()
  const again = paused?.begin()
  for (let at = 0; at < 1_200; at++) void turns.arrive(from('one'))?.begin()
  busy?.end()
  expect(await again).toBe(true)
})

test('requests with large bodies take turns by their bytes, at most sixteen', async () => {
  const turns = unpaced(1_000)
  const order: string[] = []
  const send = async (name: string, bytes: number, address: string): Promise<void> => {
    const turn = turns.arrive({ credential: undefined, address, bytes })
    await turn?.begin()
    order.push(name)
    turn?.end()
  }
  const first = turns.arrive(from('first', '10.0.0.9'))
  await first?.begin()
  const sent = [send('large', 32_768, '10.0.0.1'), send('huge', 10_000_000, '10.0.0.2')]
  for (let at = 0; at < 30; at++) sent.push(send('small', 16_383, '10.0.0.3'))
  first?.end()
  await Promise.all(sent)
  expect(order.indexOf('large')).toBe(2)
  expect(order.indexOf('huge')).toBe(16)
})
