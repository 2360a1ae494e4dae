// The guarded way to foreign hosts: a HEAD to every URL of a signal, a GET of the page behind a citation.
import type { LookupFunction } from 'node:net'
import type { LinkChecker } from '../../assessment/ports.ts'
import { type PageFetcher, type SilentHosts, WebOverloaded } from '../../citations/ports.ts'
import { createConnect } from './connection.ts'
import { createConnectionPool } from './connection-pool.ts'
import { Deadline } from './deadline.ts'
import type { FetchAllow } from './fetch-allow.ts'
import type { Access } from './follow.ts'
import { checkLink, type LinkCheckResult } from './link-check.ts'
import { fetchPage } from './page-fetch.ts'
import { createResolverLookup } from './resolver-lookup.ts'
import { createSlots } from './slots.ts'

export { WebOverloaded }
export type { LinkCheckResult }

export interface Web extends LinkChecker, PageFetcher {
  /**
   * One result per URL, in the order given; a URL given twice is asked once. Every failure is a result of class
   * `fail`; beside a failure, URLs whose turn never came are left out. The 3 seconds run from the first request, so
   * waiting for a slot refuses nothing. Rejects only with WebOverloaded: too many checks wait, or the turn did not come
   * in time. The signal ends it early, as time running out does.
   */
  head(
    urls: readonly string[],
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<readonly LinkCheckResult[]>
  /** Ends what is in progress as failed and closes every connection. */
  close(): Promise<void>
}

export interface WebOptions {
  readonly allow: FetchAllow
  /** The resolver, asked for all answers. Default: DNS at the name servers of the system. */
  readonly lookup?: LookupFunction
  /** For one connection, in milliseconds, with a grain of half a second. Default: `totalMs`. */
  readonly connectTimeoutMs?: number
  /** For one call of head or page, in milliseconds. Default 3,000. */
  readonly totalMs?: number
  /** URLs that may wait for a slot, of all tenants together. Default 10,000. */
  readonly maxQueued?: number
  /** For a call to wait for its first slot, in milliseconds. Default 20,000. */
  readonly maxWaitMs?: number
  /** URL where the owner of a cited page reads about our visits; it is sent with them. */
  readonly about?: string
}

const PER_TENANT = 4
const PER_HOST = 2
const MAX_IDLE_CONNECTIONS = 512
const TOO_LATE = 'a request waited too long for its turn'

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
  const about = options.about === undefined ? '' : `; +${options.about}`
  const agent = `assay-citation-check/1 (looks up quotes that cite this page${about})`
  const slots = createSlots({ perTenant: PER_TENANT, perHost: PER_HOST })
  const running = new Set<Deadline>()
  let closed = false

  async function inTime<T>(
    urls: number,
    {
      tenant,
      signal,
      silent,
    }: { readonly tenant: string; readonly signal?: AbortSignal; readonly silent?: SilentHosts },
    work: (access: Access) => Promise<T>,
  ): Promise<T> {
    if (slots.waiting + urls > maxQueued) throw new WebOverloaded('too many requests wait')
    const deadline = new Deadline({ waitMs: maxWaitMs, runMs: totalMs }, signal)
    if (closed) deadline.expire()
    running.add(deadline)
    try {
      return await work({ allow, slots, pool, tenant, deadline, ...(silent && { silent }) })
    } finally {
      running.delete(deadline)
      deadline.expire()
    }
  }

  return {
    head(urls, asked) {
      const distinct = [...new Set(urls)]
      return inTime(distinct.length, asked, async (access) => {
        const results = (await Promise.all(distinct.map((url) => checkLink(url, access)))).filter(
          (result) => result !== null,
        )
        // why not as failures: a page nobody asked has not failed; but one that did decides the signal without the others
        if (results.length < distinct.length && results.every((result) => result.class !== 'fail'))
          throw new WebOverloaded(TOO_LATE)
        const byUrl = new Map(results.map((result) => [result.url, result]))
        return urls.flatMap((url) => byUrl.get(url) ?? [])
      })
    },
    page: (url, asked) =>
      inTime(1, asked, async (access) => {
        const page = await fetchPage(url, asked, agent, access)
        if (page === null) throw new WebOverloaded(TOO_LATE)
        return page
      }),
    exempt: (url) => allow.covers(url),
    close() {
      closed = true
      for (const deadline of running) deadline.expire()
      pool.close()
      return Promise.resolve()
    },
  }
}
