// One guarded connection: an undici Client whose sockets all pass the address policy.
// Literals are checked before connecting, names by the vetted lookup, and the peer of every socket
// after connecting and before a byte of the request is written.
import { isIP, type LookupFunction, Socket } from 'node:net'
import { Client, buildConnector } from 'undici'
import { isPublicAddress } from './address-policy.ts'
import type { Target } from './target.ts'
import { RefusedAddress, loopbackLookup, vetLookup } from './vetted-lookup.ts'

export interface GuardedConnection {
  readonly client: Client
  /** The socket failed, as by a reset, which undici takes for the end of a body that has no length. */
  readonly broken: boolean
  /** Closes it at once, in whatever state it is; a connection attempt in progress ends too. */
  destroy(): void
}

export type Connect = (target: Target) => GuardedConnection

/** In milliseconds. A server may ask for longer, up to KEEP_ALIVE_MAX. */
const KEEP_ALIVE = 2_000
const KEEP_ALIVE_MAX = 4_000
const MAX_HEADER_BYTES = 16_384

/** Makes connections to one scheme, host and port each. Nothing is opened before the first request. */
export function createConnect(options: {
  readonly lookup: LookupFunction
  readonly connectTimeoutMs: number
}): Connect {
  const dial = (lookup: LookupFunction) =>
    buildConnector({
      lookup,
      timeout: options.connectTimeoutMs,
      allowH2: false,
      autoSelectFamily: true,
      keepAlive: false,
      // No TLS session of one tenant resumes for another, and no environment variable turns certificates off.
      maxCachedSessions: 0,
      rejectUnauthorized: true,
    })
  const dialPublic = dial(vetLookup(options.lookup))
  const dialLoopback = dial(loopbackLookup)

  return ({ url, pinned }) => {
    const accepts = (address: string): boolean =>
      pinned === null ? isPublicAddress(address) : address === pinned
    let socket: unknown
    const client = new Client(url.origin, {
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE,
      keepAliveMaxTimeout: KEEP_ALIVE_MAX,
      // Deadline keeps the time. Both would be timers that are set up for every request and never fire.
      headersTimeout: 0,
      bodyTimeout: 0,
      allowH2: false,
      connect(parameters, callback) {
        if (isIP(parameters.hostname) !== 0 && !accepts(parameters.hostname)) {
          callback(new RefusedAddress('not a public address'), null)
          return
        }
        const connector = pinned === null ? dialPublic : dialLoopback
        socket = connector(parameters, (...[error, opened]) => {
          if (error !== null) {
            callback(error, null)
          } else if (accepts(opened.remoteAddress ?? '')) {
            callback(null, opened)
          } else {
            opened.destroy()
            callback(new RefusedAddress('not a public peer'), null)
          }
        })
      },
    })
    return {
      client,
      get broken() {
        return socket instanceof Socket && socket.errored !== null
      },
      destroy() {
        // A client that is still connecting forgets its socket, so that is closed here.
        void client.destroy().catch(() => undefined)
        if (socket instanceof Socket) socket.destroy()
      },
    }
  }
}
