// Counts requests against the limits in Valkey or Redis, so that all servers share one count. While it does not answer, each
// server counts in its own memory: a request never fails because of it.
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { sha256Hex } from '../../base/sha256.ts'
import { countedLimits, type LimitSizes, type OpenLimits } from './counted-limits.ts'

/** A server that has not answered for this time is away. */
const SILENT_MS = 500
const CONNECT_MS = 1_000
const MAX_RETRY_MS = 1_000

/** `undefined`: it answers again. Otherwise why it does not, without the address and without a secret. */
export type OnLimitsServer = (away: string | undefined) => void

/** Counters that all servers with this address share. It connects in the background. */
export function sharedLimits(url: string, sizes: LimitSizes, onServer: OnLimitsServer): OpenLimits {
  const client = connection(url)
  let away: string | undefined
  const note = (now: string | undefined): void => {
    if (now === away) return
    away = now
    onServer(now)
  }
  client.on('error', (error: unknown) => note(reasonOf(error)))
  client.on('ready', () => note(undefined))
  client.on('close', () => note(away ?? 'the connection was closed'))
  const limits = countedLimits(sizes, (options) => {
    const insuranceLimiter = new RateLimiterMemory(options)
    const shared = { ...options, keyPrefix: `assay:${options.keyPrefix}` }
    return new RateLimiterRedis({
      ...shared,
      storeClient: client,
      rejectIfRedisNotReady: true,
      insuranceLimiter,
    })
  })
  return {
    // why hashes: a subject may be an e-mail address or the address of a caller
    consume: (name, subject) => limits.consume(name, sha256Hex(subject)),
    peek: (name, subject) => limits.peek(name, sha256Hex(subject)),
    close() {
      client.removeAllListeners('close')
      client.disconnect()
    },
  }
}

/** Resolves when the server takes a command. Throws why it does not. */
export async function probeLimitsServer(url: string): Promise<void> {
  const client = connection(url, true)
  let reason: string | undefined
  client.on('error', (error: unknown) => (reason = reasonOf(error)))
  try {
    await client.connect()
    await client.set('assay:probe', '1', 'EX', 1)
  } catch (error) {
    throw new Error(reason ?? reasonOf(error), { cause: error })
  } finally {
    client.disconnect()
  }
}

/** A connection, which is made again whenever it ends unless it is for one try. */
const connection = (url: string, isOneTry = false): Redis =>
  new Redis(url.replace(/^valkey/, 'redis'), {
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    // why: a request counts in memory at once and does not wait for a connection
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    enableAutoPipelining: true,
    lazyConnect: isOneTry,
    retryStrategy: (times: number) => (isOneTry ? null : Math.min(times * 100, MAX_RETRY_MS)),
    connectionName: 'assay',
  })

/** The code of the system, or the first word that the server says (WRONGPASS, NOAUTH, READONLY). */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  return /^[A-Z]{3,20}\b/.exec(error.message)?.[0] ?? 'it does not answer'
}
