// Sends events to the receivers of webhooks by POST, through the guard. It follows no redirect, and reads of an answer its status
// alone.
import type { LookupFunction } from 'node:net'
import type { EventSender } from '../../webhooks/ports.ts'
import { createConnect } from './connection.ts'
import type { FetchAllow } from './fetch-allow.ts'
import { postTarget, postThrough } from './post-text.ts'
import { createResolverLookup } from './resolver-lookup.ts'

const CONNECT_MS = 5_000
const TOTAL_MS = 15_000

export interface EventSenderOptions {
  readonly allow: FetchAllow
  /** The resolver, which must return all addresses. Default: DNS at the name servers of the system. */
  readonly lookup?: LookupFunction
  readonly totalMs?: number
}

export function createEventSender({
  allow,
  lookup = createResolverLookup(),
  totalMs = TOTAL_MS,
}: EventSenderOptions): EventSender {
  const connect = createConnect({ lookup, connectTimeoutMs: CONNECT_MS })
  return {
    accepts: (url) => postTarget(url, allow) !== null,
    send: (url, { body, headers }, signal) =>
      postThrough(
        { connect, allow, totalMs },
        { url, body, headers: { 'user-agent': 'assay-webhooks/1', ...headers } },
        signal,
        // why: the receiver has the event, whatever it says about it
        ({ statusCode }) => Promise.resolve(statusCode),
      ),
  }
}
