// The load at a rate, on a clock of its own: the machine that runs the test has no say. And what two servers can reach on its cores.
import { expect, test } from 'vitest'
import { mostOfTwoServers } from '../bench/load/costs.ts'
import { openLoop } from '../bench/server/open-loop.ts'

interface Server {
  readonly perSecond: number
  readonly milliseconds: number
  readonly connections: number
  /** From a request, sent at the instant, to its answer. */
  readonly takes: (at: number) => number
  /** The timer of the client is late by this. */
  readonly lateMs?: number
}

async function run({ perSecond, milliseconds, connections, takes, lateMs = 0 }: Server) {
  let clock = 0
  let events: { readonly at: number; readonly happen: () => void }[] = []
  const sent: number[] = []
  let [inFlight, mostInFlight, sleeps] = [0, 0, 0]
  const after = (wait: number): Promise<void> =>
    new Promise((happen) => events.push({ at: clock + wait, happen }))
  const state = { isOver: false }
  const loop = openLoop({
    perSecond,
    milliseconds,
    connections,
    now: () => clock,
    sleep: (wait) => {
      sleeps++
      return after(wait + lateMs)
    },
    send: async () => {
      sent.push(clock)
      mostInFlight = Math.max(mostInFlight, ++inFlight)
      await after(takes(clock))
      inFlight--
      return 200
    },
  }).finally(() => (state.isOver = true))
  const settle = async (): Promise<void> => {
    for (let hop = 0; hop < 12; hop++) await Promise.resolve()
  }
  for (await settle(); !state.isOver; await settle()) {
    clock = Math.min(...events.map(({ at }) => at))
    const due = events.filter(({ at }) => at <= clock)
    events = events.filter(({ at }) => at > clock)
    for (const { happen } of due) happen()
  }
  return { ...(await loop), sent, mostInFlight, sleeps }
}

const times = (answers: readonly { milliseconds: number }[]): number[] =>
  answers.map(({ milliseconds }) => Math.round(milliseconds))

test('the load at a rate sends each request at its moment and waits on a timer, not on the processor', async () => {
  const { sent, answers, sleeps, unsent } = await run({
    perSecond: 100,
    milliseconds: 1_000,
    connections: 8,
    takes: () => 3,
  })
  expect(sent.map(Math.round)).toEqual(Array.from({ length: 100 }, (_, at) => at * 10))
  expect(times(answers)).toEqual(Array.from({ length: 100 }, () => 3))
  expect(sleeps).toBeLessThanOrEqual(101)
  expect(unsent).toBe(0)
})

test('a request that waits for a connection of the load has waited since its moment', async () => {
  const { answers, mostInFlight, unsent } = await run({
    perSecond: 100,
    milliseconds: 1_000,
    connections: 1,
    takes: () => 20,
  })
  expect(mostInFlight).toBe(1)
  expect(times(answers)).toEqual(Array.from({ length: 50 }, (_, at) => 20 + at * 10))
  expect(unsent).toBe(50)
})

test('an answer that comes late makes those behind it late, and no request is left out', async () => {
  const { answers, unsent } = await run({
    perSecond: 100,
    milliseconds: 1_000,
    connections: 1,
    takes: (at) => (at < 5 ? 500 : 1),
  })
  expect(answers.length).toBe(100)
  expect(unsent).toBe(0)
  expect(times(answers).filter((time) => time > 1).length).toBeGreaterThan(50)
})

test('a timer that is late counts for the requests it delays, which then do not open more connections', async () => {
  const { answers, mostInFlight } = await run({
    perSecond: 1_000,
    milliseconds: 100,
    connections: 16,
    takes: () => 50,
    lateMs: 30,
  })
  expect(mostInFlight).toBe(16)
  expect(times(answers).filter((time) => time >= 50 + 20).length).toBeGreaterThan(5)
})

test.each([
  {
    what: 'servers that need all there is',
    costs: { server: 100, postgres: 0, client: 0 },
    cores: 2,
    most: 2,
  },
  { what: 'a quarter for the others', costs: { server: 80, postgres: 10, client: 10 }, cores: 2, most: 1.6 },
  { what: 'as much for the others', costs: { server: 50, postgres: 30, client: 20 }, cores: 2, most: 1 },
  {
    what: 'as much for the others, on four cores',
    costs: { server: 50, postgres: 30, client: 20 },
    cores: 4,
    most: 2,
  },
])('two servers reach what the cores leave them: $what', ({ costs, cores, most }) => {
  expect(mostOfTwoServers(costs, cores)).toBeCloseTo(most)
})
