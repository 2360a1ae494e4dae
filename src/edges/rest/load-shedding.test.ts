// The shedder against simulated servers, on their clock: the machine that runs the test has no say.
import { expect, test } from 'vitest'
import { createLoadShedder, FEWEST, type RequestPlace } from './load-shedding.ts'

const TARGET_MS = 10
const REFUSAL_MS = 0.04

interface Arrival {
  readonly at: number
  /** The workspace; the credential is the same text, unless another is given. */
  readonly caller: string
  readonly credential?: string
  readonly address?: string
  /** Milliseconds that the event loop works on it. */
  readonly work: number
  /** Its credential is wrong: it is answered in its turn, and not served. */
  readonly isBarred?: true
}

interface Outcome extends Arrival {
  readonly isRefused: boolean
  /** Milliseconds from its arrival to its answer. */
  readonly took: number
}

/**
 * An event loop that in each turn handles what has arrived by then. A request then waits for one of `connections` of a store,
 * which takes `storeMs`; without them it is answered in its turn. `stalls` are times at which another process has the processor.
 */
function simulate(
  arrivals: readonly Arrival[],
  {
    isUnbounded = false,
    connections = 0,
    storeMs = (_at: number): number => 0,
    stalls = [] as [number, number][],
  } = {},
): Outcome[] {
  let clock = 0
  let ends: (() => void)[] = []
  const none: RequestPlace = { identify: () => undefined, start: () => undefined, end: () => undefined }
  const shedder = isUnbounded
    ? { begin: () => none }
    : createLoadShedder({ targetMs: TARGET_MS, now: () => clock, afterTurn: (done) => void ends.push(done) })
  const outcomes: Outcome[] = []
  const queue: { arrival: Arrival; place: RequestPlace }[] = []
  let working: { until: number; arrival: Arrival; place: RequestPlace }[] = []
  const answer = (arrival: Arrival, place: RequestPlace): void => {
    place.end(arrival.isBarred !== true)
    outcomes.push({ ...arrival, isRefused: false, took: clock - arrival.at })
  }
  let next = 0
  while (next < arrivals.length || working.length > 0) {
    const soonest = Math.min(
      arrivals[next]?.at ?? Number.POSITIVE_INFINITY,
      ...working.map(({ until }) => until),
    )
    clock = Math.max(clock, soonest)
    for (const [from, until] of stalls) if (clock >= from && clock < until) clock = until
    const turn = clock
    const ready = working.filter(({ until }) => until <= turn)
    working = working.filter(({ until }) => until > turn)
    for (const { arrival, place } of ready) answer(arrival, place)
    for (; next < arrivals.length && (arrivals[next]?.at ?? 0) <= turn; next++) {
      const arrival = arrivals[next] as Arrival
      const { caller, credential = caller, address = '192.0.2.1', isBarred, work } = arrival
      const place = shedder.begin({ credential, address, waits: false })
      place?.identify(isBarred ? undefined : caller)
      place?.start('route')
      clock += place === undefined ? REFUSAL_MS : work
      if (place === undefined) outcomes.push({ ...arrival, isRefused: true, took: clock - arrival.at })
      else if (connections === 0 || isBarred) answer(arrival, place)
      else queue.push({ arrival, place })
    }
    while (working.length < connections && queue.length > 0) {
      const begun = queue.shift()
      const ms = storeMs(clock)
      if (begun !== undefined) working.push({ ...begun, until: clock + ms })
    }
    const over = ends
    ends = []
    for (const end of over) end()
  }
  return outcomes
}

/** Each turn takes `turnMs`, and answers all. */
function slowServer(turnMs = 50) {
  let clock = 0
  const ends: (() => void)[] = []
  const shedder = createLoadShedder({
    targetMs: 1,
    now: () => clock,
    afterTurn: (done) => void ends.push(done),
  })
  const begin = (caller: string, { address = '192.0.2.1', waits = false } = {}): RequestPlace | undefined => {
    const place = shedder.begin({ credential: caller, address, waits })
    place?.start('route')
    return place
  }
  const endTurn = (places: readonly (RequestPlace | undefined)[]): void => {
    clock += turnMs
    for (const place of places) place?.end(true)
    for (const end of ends.splice(0)) end()
  }
  return { begin, endTurn }
}

/** `perSecond` arrivals a second for `seconds`, with the gaps of independent callers. */
function offer(
  perSecond: number,
  seconds: number,
  { work = 0.16, caller = 'one', from = 0 } = {},
): Arrival[] {
  let seed = 20_261_129
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const found: Arrival[] = []
  for (let at = from; at < from + seconds * 1_000; at -= (Math.log(random()) / perSecond) * 1_000)
    found.push({ at, caller, work })
  return found
}

const merged = (...lists: Arrival[][]): Arrival[] => lists.flat().toSorted((a, b) => a.at - b.at)
const refused = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ isRefused }) => isRefused)
const accepted = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ isRefused }) => !isRefused)
const p99 = (outcomes: readonly Outcome[]): number =>
  outcomes.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(outcomes.length * 0.99)] ?? Number.NaN
/** Without the first two seconds, in which the limit is found. */
const settled = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ at }) => at > 2_000)

const CAPACITY = 1_000 / 0.16
const STORE = { connections: 10, storeMs: () => 20 }

test.each([
  { where: 'in its turn', capacity: CAPACITY, place: {}, slowestMs: 25 },
  { where: 'by a store of ten connections', capacity: 500, place: STORE, slowestMs: 90 },
])(
  'at twice the capacity, what is taken in is answered soon, and most of the capacity is used: $where',
  ({ capacity, place, slowestMs }) => {
    const offered = offer(capacity * 2, 5)
    const taken = settled(accepted(simulate(offered, place)))
    expect(p99(taken)).toBeLessThan(slowestMs)
    expect(taken.length / 3).toBeGreaterThan(capacity * 0.55)
    expect(p99(settled(simulate(offered, { ...place, isUnbounded: true })))).toBeGreaterThan(1_000)
  },
)

test('at four fifths of the capacity nothing is refused', () => {
  expect(refused(simulate(offer(CAPACITY * 0.8, 5)))).toEqual([])
  expect(refused(simulate(offer(500 * 0.8, 5), STORE))).toEqual([])
})

test('a burst that ends within an interval is answered whole', () => {
  const burst = Array.from({ length: 600 }, () => ({ at: 2_000, caller: 'page', work: 0.16 }))
  const outcomes = simulate(merged(offer(500, 5), burst))
  expect(refused(outcomes)).toEqual([])
})

test('a processor that is taken away for most of the time refuses no few clients', () => {
  const stalls = Array.from({ length: 50 }, (_, at): [number, number] => [at * 100, at * 100 + 70])
  expect(refused(simulate(offer(200, 5), { stalls }))).toEqual([])
})

test(`${FEWEST} clients that each wait for their answer are never refused, however slow the store is`, () => {
  const { begin, endTurn } = slowServer()
  for (let round = 0; round < 200; round++) {
    const places = Array.from({ length: FEWEST }, () => begin('one'))
    expect(places).not.toContain(undefined)
    endTurn(places)
  }
})

test('who sends little is answered while another floods', () => {
  const little = offer(20, 5, { caller: 'little' })
  const outcomes = simulate(merged(offer(CAPACITY * 2, 5), little))
  const its = outcomes.filter(({ caller }) => caller === 'little')
  expect(refused(its)).toEqual([])
  expect(p99(settled(its))).toBeLessThan(60)
  expect(refused(outcomes).length).toBeGreaterThan(1_000)
})

test('who sends each request with another credential is counted by network, and others are answered', () => {
  const strange = offer(CAPACITY * 2, 5).map((each, at) => ({
    ...each,
    credential: `random ${at}`,
    isBarred: true as const,
  }))
  const before = [{ at: 0, caller: 'little', work: 0.16 }]
  const little = offer(20, 5, { caller: 'little', from: 1 })
  const newcomer = offer(20, 5, { caller: 'new' }).map((each) => ({ ...each, address: '198.51.100.7' }))
  const outcomes = simulate(merged(before, strange, little, newcomer))
  expect(refused(outcomes).filter(({ caller }) => caller !== 'one')).toEqual([])
  expect(refused(outcomes).length).toBeGreaterThan(1_000)
})

test('strangers of many networks leave places to known callers, and all together are bounded', () => {
  const { begin, endTurn } = slowServer()
  for (const caller of ['known', 'also known']) begin(caller)?.identify(caller)
  endTurn([])
  let taken: (RequestPlace | undefined)[] = []
  for (let round = 0; round < 400; round++) {
    taken = Array.from({ length: 500 }, (_, at) =>
      begin(`c ${round}.${at}`, { address: `10.${round >> 8}.${round & 255}.${at & 255}` }),
    )
    taken.push(begin('known'), begin('also known'))
    endTurn(taken)
  }
  expect(taken.slice(-2)).not.toContain(undefined)
  expect(taken.filter((place) => place !== undefined).length).toBeLessThanOrEqual(1.5 * FEWEST + 2)
})

test('a credential that was found wrong counts for its workspace no more', () => {
  const { begin, endTurn } = slowServer()
  begin('leaked')?.identify('owner')
  begin('leaked')?.identify(undefined)
  for (let round = 0; round < 50; round++) {
    const places = Array.from({ length: 200 }, () => begin('leaked'))
    const owner = begin('own key')
    owner?.identify('owner')
    if (round > 2) expect(owner).toBeDefined()
    endTurn([...places, owner])
  }
})

test.each([50, 400, 1_500])('turns of %d ms do not lift the limit that they make necessary', (turnMs) => {
  const { begin, endTurn } = slowServer(turnMs)
  let taken = 0
  for (let round = 0; round < 60; round++) {
    const places = Array.from({ length: 500 }, () => begin('one'))
    taken = places.filter((place) => place !== undefined).length
    endTurn(places)
  }
  expect(taken).toBeLessThan(64)
})

test('answers to wrong credentials hide no delay of the store, and make no other answer seem slow', () => {
  const wrong = offer(1_000, 5).map((each) => ({ ...each, credential: 'wrong', isBarred: true as const }))
  const served = settled(accepted(simulate(merged(offer(1_000, 5), wrong), STORE))).filter(
    ({ isBarred }) => !isBarred,
  )
  expect(p99(served)).toBeLessThan(120)
  const far = { connections: 60, storeMs: () => 15 }
  const few = merged(
    [{ at: 0, caller: 'x', credential: 'wrong', isBarred: true, work: 0.3 }],
    offer(3_000, 5),
  )
  expect(refused(simulate(few, far))).toEqual([])
})

test('requests at once to a store that takes 250 ms are no sign of a queue', () => {
  const rounds = Array.from({ length: 30 }, (_, round) =>
    Array.from({ length: 60 }, () => ({ at: round * 130, caller: 'one', work: 0.1 })),
  )
  expect(refused(simulate(rounds.flat(), { connections: 120, storeMs: () => 250 }))).toEqual([])
})

test('a store that became slower for good is taken as it is after some minutes', () => {
  const store = { connections: 100, storeMs: (at: number) => (at < 2_000 ? 20 : 50) }
  const outcomes = simulate(offer(1_000, 150, { work: 0.01 }), store)
  expect(refused(outcomes).some(({ at }) => at > 2_000)).toBe(true)
  expect(refused(outcomes).filter(({ at }) => at > 120_000)).toEqual([])
})

test('places of callers that have left are free again', () => {
  const { begin, endTurn } = slowServer()
  for (let round = 0; round < 100; round++) {
    endTurn(
      Array.from({ length: FEWEST }, (_, at) =>
        begin(`c ${round}.${at}`, { address: `10.0.${round}.${at}` }),
      ),
    )
  }
  // a share of a half, not of a thousandth
  for (let at = 0; at < FEWEST; at++) expect(begin('one')).toBeDefined()
  for (let at = 0; at < 3; at++) expect(begin('two', { address: '10.9.9.9' })).toBeDefined()
})

test('a place is free in the turn after its answer, also where no request came meanwhile', () => {
  const { begin, endTurn } = slowServer()
  const fill = () => Array.from({ length: FEWEST }, () => begin('one'))
  for (let round = 0; round < 9; round++) endTurn(fill())
  const places = fill()
  endTurn([])
  endTurn(places)
  expect(fill()).not.toContain(undefined)
})

test('after the flood, without a pause, a burst is taken in again', () => {
  const burst = Array.from({ length: 200 }, () => ({ at: 8_500, caller: 'page', work: 0.16 }))
  const outcomes = simulate(merged(offer(CAPACITY * 2, 4), offer(1_000, 5, { from: 4_000 }), burst))
  expect(refused(outcomes).filter(({ at }) => at >= 6_000)).toEqual([])
})

test('after the flood, and after a pause, all are taken in again', () => {
  const after = offer(CAPACITY * 0.8, 2, { from: 9_000 })
  const pause = Array.from({ length: 300 }, () => ({ at: 14_000, caller: 'later', work: 0.16 }))
  const outcomes = simulate(merged(offer(CAPACITY * 2, 4), offer(1_000, 5, { from: 4_000 }), after, pause))
  expect(refused(outcomes).filter(({ at }) => at >= 6_000)).toEqual([])
})

test('a limit is forgotten after a second without a request', () => {
  const burst = Array.from({ length: 300 }, () => ({ at: 5_500, caller: 'later', work: 0.16 }))
  expect(refused(simulate(merged(offer(CAPACITY * 2, 4), burst))).filter(({ at }) => at > 5_000)).toEqual([])
})

test('a request that waits for others holds its place for one turn', () => {
  const { begin, endTurn } = slowServer()
  for (let round = 0; round < 1_000; round++) {
    expect(begin('streams', { waits: true })).toBeDefined()
    endTurn([])
  }
})
