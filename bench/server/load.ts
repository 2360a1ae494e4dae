// Sends requests from this process over several connections for a given time, and measures the latencies.
import { Client } from 'undici'

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
  }: { connections: number; milliseconds: number; next: () => Shot | undefined },
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
        const { statusCode, body } = await client.request(shot)
        await body.dump()
        latencies.push(performance.now() - sent)
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
      }
    }),
  )
  const seconds = (performance.now() - from) / 1000
  await Promise.all(clients.map((client) => client.close()))
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
