// Sends requests from this process for a given time, and measures the latencies: over several connections as fast as they are
// answered, or at a given rate.
import { setTimeout as wait } from 'node:timers/promises'
import { Client, Pool } from 'undici'

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
        const status = await answered(client.request(shot))
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

/** Requests without an answer at most, each on a connection of its own; further ones are not sent (status -1). */
const MOST_CONNECTIONS = 2_000

/** Sends a request at each moment of a rate, whether or not those before are answered. The latencies are those of status 200. */
export async function loadAtRate(
  origin: string,
  { perSecond, milliseconds, next }: { perSecond: number; milliseconds: number; next: () => Shot },
): Promise<Load> {
  const latencies: number[] = []
  const statuses: Record<number, number> = {}
  const pool = new Pool(origin, { connections: MOST_CONNECTIONS, pipelining: 1 })
  let [begun, waiting] = [0, 0]
  const send = async (): Promise<void> => {
    waiting++
    const sent = performance.now()
    const status = await answered(pool.request(next()))
    waiting--
    if (status === 200) latencies.push(performance.now() - sent)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const from = performance.now()
  const sending: Promise<void>[] = []
  while (performance.now() < from + milliseconds) {
    const due = ((performance.now() - from) / 1000) * perSecond
    for (; begun < due; begun++)
      if (waiting < MOST_CONNECTIONS) sending.push(send())
      else statuses[-1] = (statuses[-1] ?? 0) + 1
    await new Promise((done) => setImmediate(done))
  }
  await Promise.all(sending)
  const seconds = (performance.now() - from) / 1000
  await pool.close()
  return summary(latencies, statuses, seconds)
}

/** The status of a whole answer; 0 where the connection was refused or cut. */
const answered = (request: ReturnType<Client['request']>): Promise<number> =>
  request.then(
    ({ statusCode, body }) => body.dump().then(() => statusCode),
    () => 0,
  )

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
