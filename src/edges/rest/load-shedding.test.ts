// The shedder against simulated servers, on their clock: the machine that runs the test has no say.
import { expect, test } from 'vitest'
import { createLoadShedder, FEWEST } from './load-shedding.ts'

const TARGET_MS = 10
const REFUSAL_MS = 0.04

interface Arrival {
  readonly at: number
  readonly caller: string
  /** Milliseconds that the event loop works on it. */
  readonly work: number
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
  { isUnbounded = false, connections = 0, storeMs = 0, stalls = [] as [number, number][] } = {},
): Outcome[] {
  let clock = 0
  let ends: (() => void)[] = []
  const shedder = isUnbounded
    ? { begin: () => () => undefined }
    : createLoadShedder({ targetMs: TARGET_MS, now: () => clock, afterTurn: (done) => void ends.push(done) })
  const outcomes: Outcome[] = []
  const queue: { arrival: Arrival; done: () => void }[] = []
  let working: { until: number; arrival: Arrival; done: () => void }[] = []
  const answer = (arrival: Arrival, done: () => void): void => {
    done()
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
    for (const { arrival, done } of ready) answer(arrival, done)
    for (; next < arrivals.length && (arrivals[next]?.at ?? 0) <= turn; next++) {
      const arrival = arrivals[next] as Arrival
      const done = shedder.begin(arrival.caller)
      clock += done === undefined ? REFUSAL_MS : arrival.work
      if (done === undefined) outcomes.push({ ...arrival, isRefused: true, took: clock - arrival.at })
      else if (connections === 0) answer(arrival, done)
      else queue.push({ arrival, done })
    }
    while (working.length < connections && queue.length > 0) {
      const begun = queue.shift()
      if (begun !== undefined) working.push({ ...begun, until: clock + storeMs })
    }
    const over = ends
    ends = []
    for (const end of over) end()
  }
  return outcomes
}

/** Each turn takes 50 ms, and answers all. */
function slowServer() {
  let clock = 0
  const ends: (() => void)[] = []
  const { begin } = createLoadShedder({
    targetMs: 1,
    now: () => clock,
    afterTurn: (done) => void ends.push(done),
  })
  const endTurn = (places: readonly ((() => void) | undefined)[]): void => {
    clock += 50
    for (const done of places) done?.()
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
const STORE = { connections: 10, storeMs: 20 }

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

test('who sends each request as another caller gets no more than twice the limit in flight', () => {
  const { begin, endTurn } = slowServer()
  let taken = 0
  for (let round = 0; round < 400; round++) {
    const places = Array.from({ length: 500 }, (_, at) => begin(`caller ${round}.${at}`))
    taken = places.filter((place) => place !== undefined).length
    endTurn(places)
  }
  expect(taken).toBeLessThanOrEqual(2 * FEWEST + 1)
})

test('after the flood, and after a pause, all are taken in again', () => {
  const after = offer(CAPACITY * 0.8, 2, { from: 9_000 })
  const pause = Array.from({ length: 300 }, () => ({ at: 14_000, caller: 'later', work: 0.16 }))
  const outcomes = simulate(merged(offer(CAPACITY * 2, 4), offer(1_000, 5, { from: 4_000 }), after, pause))
  expect(refused(outcomes).filter(({ at }) => at >= 6_000)).toEqual([])
})

test('a request that waits for others holds its place for one turn', () => {
  const { begin, endTurn } = slowServer()
  for (let round = 0; round < 1_000; round++) {
    expect(begin('streams', true)).toBeDefined()
    endTurn([])
  }
})
