// The guarded way to foreign hosts: one HEAD to every URL, in parallel, within 3 seconds.
import type { LookupFunction } from 'node:net'
import { type Web as WebPort, WebOverloaded } from '../../app/ports.ts'
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

export interface Web extends WebPort {
  /**
   * One result per URL, in the order given; a URL given twice is asked once. Every failure is a result of class
   * `fail`; beside a failure, URLs whose turn never came are left out. The 3 seconds run from the first request, so
   * waiting for a slot refuses nothing. Rejects only with WebOverloaded: too many checks wait, or the turn did not come
   * in time. The signal ends it early, as time running out does.
   */
  head(
    urls: readonly string[],
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<readonly HeadResult[]>
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
  /** For a call of head to wait for its first slot, in milliseconds. Default 20,000. */
  readonly maxWaitMs?: number
}

const PER_TENANT = 4
const PER_HOST = 2
const MAX_IDLE_CONNECTIONS = 512

export function createWeb(options: WebOptions): Web {
  const {
    allow,
    lookup = createResolverLookup(),
    totalMs = 3_000,
    maxQueued = 10_000,
    maxWaitMs = 20_000,
  } = options
  const connect = createConnect({ lookup, connectTimeoutMs: options.connectTimeoutMs ?? totalMs })
  const pool = createConnectionPool(connect, MAX_IDLE_CONNECTIONS)
  const slots = createSlots({ perTenant: PER_TENANT, perHost: PER_HOST })
  const running = new Set<Deadline>()
  let closed = false

  return {
    async head(urls, { tenant, signal }) {
      const distinct = [...new Set(urls)]
      if (slots.waiting + distinct.length > maxQueued) throw new WebOverloaded('too many link checks wait')
      const deadline = new Deadline({ waitMs: maxWaitMs, runMs: totalMs }, signal)
      if (closed) deadline.expire()
      running.add(deadline)
      try {
        const check = { allow, slots, pool, tenant, deadline }
        const asked = (await Promise.all(distinct.map((url) => checkLink(url, check)))).filter(
          (result) => result !== null,
        )
        // why not as failures: a page nobody asked has not failed; but one that did decides the signal without the others
        if (asked.length < distinct.length && asked.every((result) => result.class !== 'fail')) {
          throw new WebOverloaded('a link check waited too long for its turn')
        }
        const byUrl = new Map(asked.map((result) => [result.url, result]))
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
