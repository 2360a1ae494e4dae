// Sends a text to a foreign host by POST, through the guard, and reads a short answer. It follows no redirect.
import type { LookupFunction } from 'node:net'
import type { PostText } from '../../audit/ports.ts'
import { CappedBytes } from './capped-bytes.ts'
import { type Connect, createConnect } from './connection.ts'
import type { FetchAllow } from './fetch-allow.ts'
import { createResolverLookup } from './resolver-lookup.ts'
import { parseTarget, type Target } from './target.ts'

const CONNECT_MS = 5_000
const TOTAL_MS = 15_000
/** Of an answer. Cosignatures are lines of about 150 bytes. */
const MAX_ANSWER_BYTES = 100_000

/** No whole answer came. The message names the host and never what it sent. */
export class PostFailed extends Error {
  override readonly name = 'PostFailed'
}

export interface PostTextOptions {
  readonly allow: FetchAllow
  /** The resolver, which must return all addresses. Default: DNS at the name servers of the system. */
  readonly lookup?: LookupFunction
  readonly totalMs?: number
}

export function createPostText({
  allow,
  lookup = createResolverLookup(),
  totalMs = TOTAL_MS,
}: PostTextOptions): PostText {
  const connect = createConnect({ lookup, connectTimeoutMs: CONNECT_MS })
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return (url, text, signal) =>
    postThrough(
      { connect, allow, totalMs },
      { url, body: text, headers },
      signal,
      async ({ statusCode, body }, host) => {
        const bytes = new CappedBytes(MAX_ANSWER_BYTES)
        for await (const piece of body)
          if (!bytes.add(piece as Uint8Array)) throw new PostFailed(`${host} sends too long an answer`)
        return { status: statusCode, body: new TextDecoder().decode(bytes.taken()) }
      },
    )
}

/** What a text may be posted to: an https address of a public host, or a host that the setting opens. Null when refused. */
export function postTarget(url: string, allow: FetchAllow): Target | null {
  const target = parseTarget(url, allow)
  return target === null || (target.pinned === null && target.url.protocol !== 'https:') ? null : target
}

export interface DirectRequest {
  readonly url: string
  /** POST where it is left out. */
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  readonly headers: Readonly<Record<string, string>>
}

interface PostAnswer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: AsyncIterable<unknown>
}

/** Sends a request over a connection of its own, and reads the answer until `read` has what it needs. Throws PostFailed. */
export async function postThrough<T>(
  {
    connect,
    allow,
    totalMs,
  }: { readonly connect: Connect; readonly allow: FetchAllow; readonly totalMs: number },
  { url, method = 'POST', body, headers }: DirectRequest,
  signal: AbortSignal,
  read: (answer: PostAnswer, host: string) => Promise<T>,
): Promise<T> {
  const target = postTarget(url, allow)
  if (target === null)
    throw new PostFailed('the address is refused: only https addresses of public hosts are asked')
  const connection = connect(target)
  const { pathname, search, host } = target.url
  const late = AbortSignal.timeout(totalMs)
  const stop = (): void => connection.destroy()
  let isConnected = false
  connection.client.once('connect', () => (isConnected = true))
  const either = AbortSignal.any([late, signal])
  either.addEventListener('abort', stop, { once: true })
  try {
    const answer = await connection.client.request({
      method,
      path: pathname + search,
      headers: { 'accept-encoding': 'identity', ...headers },
      ...(body !== undefined && { body }),
      signal: either,
    })
    // why: the connection is destroyed at the end, whether the body was read or not
    answer.body.on('error', () => undefined)
    return await read(answer, host)
  } catch (error) {
    if (error instanceof PostFailed) throw error
    throw new PostFailed(`${host}: no whole answer (${whyCutOff({ isConnected, isLate: late.aborted })})`, {
      cause: error,
    })
  } finally {
    either.removeEventListener('abort', stop)
    connection.destroy()
  }
}

/** why one text for all that keeps from a connection: a caller could tell the names inside that exist from those that do not */
function whyCutOff({
  isConnected,
  isLate,
}: {
  readonly isConnected: boolean
  readonly isLate: boolean
}): string {
  if (!isConnected) return 'no connection'
  return isLate ? 'it took too long' : 'cut off'
}
