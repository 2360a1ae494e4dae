// The guarded way to foreign hosts: one HEAD to every URL, in parallel, within 3 seconds.
import type { LookupFunction } from 'node:net'
import { WebOverloaded } from '../../app/ports.ts'
import { createConnect } from './connection.ts'
import { createConnectionPool } from './connection-pool.ts'
import { Deadline } from './deadline.ts'
import type { FetchAllow } from './fetch-allow.ts'
import { checkLink } from './link-check.ts'
import type { HeadResult } from './link-check.ts'
import { createResolverLookup } from './resolver-lookup.ts'
import { createSlots } from './slots.ts'

export { WebOverloaded }
export type { HeadResult }

export interface Web {
  /**
   * One result per URL, in the order given; a URL given twice is asked once. Every failure is a result of class
   * `fail`. Rejects only with WebOverloaded, when too many checks wait already. The signal ends it early, as
   * time running out does.
   */
  head(
    urls: readonly string[],
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<readonly HeadResult[]>
  /** Whether the operator listed the URL's host and port. */
  exempt(url: URL): boolean
  /** Ends the checks in progress as failed and closes every connection. */
  close(): Promise<void>
}

export interface WebOptions {
  readonly allow: FetchAllow
  /** The resolver, asked for all answers. Default: DNS at the name servers of the system. */
  readonly lookup?: LookupFunction
  /** For one connection, in milliseconds, with a grain of half a second. Default: `totalMs`. */
  readonly connectTimeoutMs?: number
  /** For one call of head, in milliseconds. Default 3,000. */
  readonly totalMs?: number
  /** URLs that may wait for a slot, of all tenants together. Default 10,000. */
  readonly maxQueued?: number
}

const PER_TENANT = 4
const PER_HOST = 2
const MAX_IDLE_CONNECTIONS = 512

export function createWeb(options: WebOptions): Web {
  const { allow, lookup = createResolverLookup(), totalMs = 3_000, maxQueued = 10_000 } = options
  const connect = createConnect({ lookup, connectTimeoutMs: options.connectTimeoutMs ?? totalMs })
  const pool = createConnectionPool(connect, MAX_IDLE_CONNECTIONS)
  const slots = createSlots({ perTenant: PER_TENANT, perHost: PER_HOST })
  const running = new Set<Deadline>()
  let closed = false

  return {
    async head(urls, { tenant, signal }) {
      const distinct = [...new Set(urls)]
      if (slots.waiting + distinct.length > maxQueued) throw new WebOverloaded('too many link checks wait')
      const deadline = new Deadline(totalMs, signal)
      if (closed) deadline.expire()
      running.add(deadline)
      try {
        const check = { allow, slots, pool, tenant, deadline }
        const results = await Promise.all(distinct.map((url) => checkLink(url, check)))
        const byUrl = new Map(results.map((result) => [result.url, result]))
        return urls.flatMap((url) => byUrl.get(url) ?? [])
      } finally {
        running.delete(deadline)
        deadline.expire()
      }
    },
    exempt: (url) => allow.covers(url),
    close() {
      closed = true
      for (const deadline of running) deadline.expire()
      pool.close()
      return Promise.resolve()
    },
  }
}
