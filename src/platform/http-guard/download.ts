// The download of source files: like every way to foreign hosts, through the guard.
import type { LookupFunction } from 'node:net'
import { resolve } from 'node:path'
import { createConnect } from './connection.ts'
import { createConnectionPool } from './connection-pool.ts'
import { attemptDownload } from './download-attempt.ts'
import type {
  DownloadOptions,
  DownloadOutcome,
  DownloadRequest,
  DownloadProgress,
} from './download-request.ts'
import type { FetchAllow } from './fetch-allow.ts'
import { createRateLimits, type RateLimit } from './rate-limit.ts'
import { RequestRefused } from './refusal.ts'
import { createResolverLookup } from './resolver-lookup.ts'
import { backOff } from './retry.ts'
import { systemTime, type Time } from './time.ts'
import type { Validators } from './validators.ts'

export type {
  DownloadOptions,
  DownloadOutcome,
  DownloadRequest,
  DownloadProgress,
  RateLimit,
  Time,
  Validators,
}

export interface Downloader {
  /**
   * Brings one file to the disk, whole and flushed, or nothing: the target appears with its last byte, in place of the
   * one before. Rejects only for a fault of the program.
   */
  download(request: DownloadRequest, options?: DownloadOptions): Promise<DownloadOutcome>
  /** Ends the downloads in progress as refused and closes every connection. */
  close(): void
}

export interface DownloaderOptions {
  readonly allow: FetchAllow
  /** The resolver, asked for all answers. Default: DNS at the name servers of the system. */
  readonly lookup?: LookupFunction
  readonly time?: Time
  /** For one download, the first included. Default 6. */
  readonly attempts?: number
  /** Milliseconds from a request to the first byte of its body. Default 120,000: some files are made while one waits. */
  readonly firstByteMs?: number
  /** Milliseconds between two pieces of a body. Default 60,000. */
  readonly idleMs?: number
}

const MAX_BYTES = 16 * 1_024 ** 3
const CONNECT_MS = 30_000
const MAX_IDLE_CONNECTIONS = 32
const DEFAULT_HEADERS = { 'user-agent': 'assay-download/1', accept: '*/*', 'accept-encoding': 'identity' }
/** What the connection and the conditions decide, not the source. */
const OWN_HEADERS =
  /^(?:host|connection|keep-alive|content-.+|transfer-encoding|te|trailer|upgrade|expect|range|if-.+)$/

/** One for the whole process: its downloads share the budgets of requests and the connections. */
export function createDownloader(options: DownloaderOptions): Downloader {
  const { allow, lookup = createResolverLookup(), time = systemTime, attempts = 6 } = options
  const pool = createConnectionPool(
    createConnect({ lookup, connectTimeoutMs: CONNECT_MS }),
    MAX_IDLE_CONNECTIONS,
  )
  const rateLimits = createRateLimits(time)
  const stall = { firstByteMs: options.firstByteMs ?? 120_000, idleMs: options.idleMs ?? 60_000 }
  const closing = new AbortController()
  const targets = new Set<string>()

  async function run(
    request: DownloadRequest,
    progress: DownloadProgress,
    signal: AbortSignal,
  ): Promise<DownloadOutcome> {
    const { rateLimit, maxBytes = MAX_BYTES } = request
    const way = { allow, pool, rateLimits, stall, rateLimit, signal }
    const attempt = { request, headers: headersOf(request), maxBytes, way, now: () => time.now(), progress }
    for (let count = 1; ; count += 1) {
      try {
        return await attemptDownload(attempt)
      } catch (error) {
        if (signal.aborted) return refused('the download was stopped', true)
        const { message, hope, waitMs, status } = refusalFrom(error)
        if (hope !== 'transient') return refused(message, hope === 'later', status)
        if (waitMs > 0) rateLimits.pause(rateLimit.group, waitMs)
        if (count >= attempts) return refused(`${message}; given up after ${count} attempts`, true, status)
        await time.sleep(Math.max(waitMs, backOff(count, time.random())), signal).catch(() => undefined)
        if (signal.aborted) return refused('the download was stopped', true)
      }
    }
  }

  return {
    async download(request, { signal, onProgress = () => undefined } = {}) {
      const target = resolve(request.target)
      if (targets.has(target)) return refused(`${target} is being downloaded already`, true)
      targets.add(target)
      const signals = signal === undefined ? [closing.signal] : [closing.signal, signal]
      try {
        return await run({ ...request, target }, onProgress, AbortSignal.any(signals))
      } finally {
        targets.delete(target)
      }
    },
    close() {
      closing.abort()
      pool.close()
    },
  }
}

function headersOf(request: DownloadRequest): Readonly<Record<string, string>> {
  const given = Object.entries(request.headers ?? {}).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  )
  return { ...DEFAULT_HEADERS, ...Object.fromEntries(given.filter(([name]) => !OWN_HEADERS.test(name))) }
}

function refused(reason: string, retryable: boolean, status?: number): DownloadOutcome {
  return { kind: 'refused', reason, retryable, ...(status === undefined ? {} : { status }) }
}

/** A file system that cannot take the file is an outcome; anything else that is no Refusal is a fault and is thrown. */
function refusalFrom(error: unknown): RequestRefused {
  if (error instanceof RequestRefused) return error
  if (error instanceof Error && 'syscall' in error) {
    return new RequestRefused(
      `the file cannot be written (${error.message}); make room or mend the folder`,
      'final',
    )
  }
  throw error
}
