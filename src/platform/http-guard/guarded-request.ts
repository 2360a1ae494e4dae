// One request of a download with its redirects, every hop of it through the guard (steps 1 to 4) and in its turn.
import { RefusedAddress } from './vetted-lookup.ts'
import { type AnswerHeaders, locationsOf } from './answer-headers.ts'
import type { ConnectionPool, Loan } from './connection-pool.ts'
import type { FetchAllow } from './fetch-allow.ts'
import type { RateLimit, RateLimits } from './rate-limit.ts'
import { locationOf, nextTarget } from './redirect.ts'
import { RequestRefused } from './refusal.ts'
import { type StallLimits, StallWatch } from './stall-watch.ts'
import { parseTarget, type Target } from './target.ts'

export interface RequestContext {
  readonly allow: FetchAllow
  readonly pool: ConnectionPool
  readonly rateLimits: RateLimits
  readonly stall: StallLimits
  readonly rateLimit: RateLimit
  readonly signal: AbortSignal | undefined
}

export interface GuardedRequest {
  readonly method: 'GET' | 'HEAD'
  readonly url: string
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly headers: AnswerHeaders
  /** Host name of the last hop, with its port where that is not the usual one. */
  readonly host: string
  /** Throws a Refusal when it breaks off or stalls. */
  readonly body: AsyncIterable<Uint8Array>
  /** To be called once in any case: keeps the connection after a whole body, else closes it. */
  close(whole: boolean): void
}

const MAX_REDIRECTS = 5
/** What another origin may see: the source's other header fields may hold a key. */
const SAFE_ELSEWHERE =
  /^(?:user-agent|accept(?:-.+)?|range|if-range|if-none-match|if-modified-since|cache-control)$/
const UNREACHABLE_ADVICE = 'only https URLs of public hosts are fetched'

/** The answer at the end of the redirects, whatever its status. Throws a Refusal when there is none. */
export async function askGuarded(question: GuardedRequest, way: RequestContext): Promise<Reply> {
  const first = parseTarget(question.url, way.allow)
  let target = first !== null && isSecure(first) ? first : null
  if (target === null) throw new RequestRefused(`the URL is refused: ${UNREACHABLE_ADVICE}`, 'final')

  const seen = new Set<string>()
  for (;;) {
    seen.add(target.url.href)
    const sameOrigin = target.url.origin === first?.url.origin
    const headers = Object.entries(question.headers).filter(
      ([name]) => sameOrigin || SAFE_ELSEWHERE.test(name),
    )
    await way.rateLimits.turn(way.rateLimit, way.signal)
    const reply = await askOnce(target, { ...question, headers: Object.fromEntries(headers) }, way)
    const location = locationOf(reply.status, locationsOf(reply.headers))
    if (location === undefined) return reply

    reply.close(false)
    target = redirected(target, location, way.allow)
    if (seen.has(target.url.href)) throw new RequestRefused(`${reply.host} redirects in a circle`, 'final')
    if (seen.size > MAX_REDIRECTS) {
      throw new RequestRefused(`${reply.host} redirects once more after ${MAX_REDIRECTS} redirects`, 'final')
    }
  }
}

/** Plain http is for the loopback pairs an operator lists; whoever sits on the way could change the file. */
function isSecure(target: Target): boolean {
  return target.pinned !== null || target.url.protocol === 'https:'
}

function redirected(from: Target, location: string, allow: FetchAllow): Target {
  const next = nextTarget(from, location, allow)
  if (next !== null && isSecure(next)) return next
  // No more of it than the host: the rest of a redirect may be a secret.
  const to = URL.canParse(location, from.url.href) ? new URL(location, from.url).host : 'what is no URL'
  throw new RequestRefused(
    `${from.url.host} redirects to ${to}, which is refused: ${UNREACHABLE_ADVICE}`,
    'final',
  )
}

async function askOnce(target: Target, question: GuardedRequest, way: RequestContext): Promise<Reply> {
  const { host } = target.url
  const watch = new StallWatch(way.stall, host, way.signal)
  try {
    const loan = way.pool.borrow(way.rateLimit.group, target)
    try {
      return await exchange(loan, target, question, watch)
    } catch (error) {
      if (!loan.reused || watch.reason !== undefined) throw error
      // The server closed the kept connection as the request was sent; as in the link check.
      return await exchange(
        way.pool.borrow(way.rateLimit.group, target, { fresh: true }),
        target,
        question,
        watch,
      )
    }
  } catch (error) {
    watch.release()
    throw watch.reason ?? unreachable(host, error)
  }
}

async function exchange(
  loan: Loan,
  { url }: Target,
  question: GuardedRequest,
  watch: StallWatch,
): Promise<Reply> {
  const { connection } = loan
  watch.onEnd(() => connection.destroy())
  try {
    const { statusCode, headers, body } = await connection.client.request({
      method: question.method,
      path: url.pathname + url.search,
      headers: question.headers,
      reset: false,
    })
    // A body that nobody reads may fail too, and would end the process.
    body.on('error', () => undefined)
    return {
      status: statusCode,
      headers,
      host: url.host,
      body: watched(body, url.host, watch),
      close(whole) {
        watch.release()
        if (whole) loan.giveBack()
        else connection.destroy()
      },
    }
  } catch (error) {
    connection.destroy()
    throw error
  }
}

async function* watched(
  body: AsyncIterable<Uint8Array>,
  host: string,
  watch: StallWatch,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      watch.heard()
      yield chunk
    }
  } catch (error) {
    throw watch.reason ?? unreachable(host, error)
  }
}

function unreachable(host: string, error: unknown): RequestRefused {
  if (error instanceof RefusedAddress) {
    return new RequestRefused(
      `${host} leads to an address that is not public: ${UNREACHABLE_ADVICE}`,
      'final',
    )
  }
  return new RequestRefused(`${host}: no whole answer (${errorText(error)})`, 'transient')
}

/** Errors of several attempts to connect at once have no text of their own. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message !== '' || !('code' in error) ? error.message : String(error.code)
}
