// Sends requests from this process for a given time, and measures the latencies: over several connections as fast as they are
// answered, or at a given rate.
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'undici'
import { openLoop } from './open-loop.ts'

export interface Load {
  readonly requests: number
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface Shot {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** Fires `next()` over `connections` kept-alive connections until the time is up or there is nothing left to send. */
export async function load(
  origin: string,
  {
    connections,
    milliseconds,
    next,
    pauseMs = 0,
  }: {
    connections: number
    milliseconds: number
    next: () => Shot | undefined
    /** Between an answer and the next request of its connection. */
    pauseMs?: number
  },
): Promise<Load> {
  const latencies: number[] = []
  const statuses: Record<number, number> = {}
  const clients = Array.from({ length: connections }, () => new Client(origin, { pipelining: 1 }))
  const from = performance.now()
  const until = from + milliseconds
  await Promise.all(
    clients.map(async (client) => {
      for (let shot = next(); shot && performance.now() < until; shot = next()) {
        const sent = performance.now()
        const status = await answered(client, shot)
        latencies.push(performance.now() - sent)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (pauseMs > 0) await wait(pauseMs)
      }
    }),
  )
  const seconds = (performance.now() - from) / 1000
  await Promise.all(clients.map((client) => client.close()))
  return summary(latencies, statuses, seconds)
}

/** Connections of the load at a rate: what is sent when none is free waits in the client, and would hide from the server that it comes. */
const MOST_CONNECTIONS = 1_000
/** They are opened before the first moment: requests that are not counted, so many at one time. */
const OPENED_AT_ONCE = 32

/** Sends a request at each moment of a rate. The latencies are those of status 200, from that moment; requests that were not sent have status -1. */
export async function loadAtRate(
  origin: string,
  { perSecond, milliseconds, next }: { perSecond: number; milliseconds: number; next: () => Shot },
): Promise<Load> {
  const clients = Array.from({ length: MOST_CONNECTIONS }, () => new Client(origin, { pipelining: 1 }))
  for (let at = 0; at < clients.length; at += OPENED_AT_ONCE)
    await Promise.all(clients.slice(at, at + OPENED_AT_ONCE).map((client) => answered(client, next())))
  const free = [...clients]
  const send = async (): Promise<number> => {
    const client = free.pop() as Client
    const status = await answered(client, next())
    free.push(client)
    return status
  }
  const from = performance.now()
  const { answers, unsent } = await openLoop({
    perSecond,
    milliseconds,
    connections: MOST_CONNECTIONS,
    send,
    now: () => performance.now(),
    sleep: wait,
  })
  const seconds = (performance.now() - from) / 1000
  await Promise.all(clients.map((client) => client.close()))
  const statuses: Record<number, number> = unsent > 0 ? { [-1]: unsent } : {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  const accepted = answers.filter(({ status }) => status === 200)
  return summary(
    accepted.map((each) => each.milliseconds),
    statuses,
    seconds,
  )
}

/** The status of a whole answer; 0 where the connection was refused or cut. why no stream for the body: it costs half as much again */
const answered = (client: Client, shot: Shot): Promise<number> =>
  new Promise((resolve) => {
    let status = 0
    client.dispatch(shot, {
      onRequestStart: () => undefined,
      onResponseStart: (_, statusCode) => void (status = statusCode),
      onResponseData: () => undefined,
      onResponseEnd: () => resolve(status),
      onResponseError: () => resolve(0),
    })
  })

function summary(latencies: number[], statuses: Load['statuses'], seconds: number): Load {
  latencies.sort((a, b) => a - b)
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return {
    requests: latencies.length,
    statuses,
    perSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  }
}
