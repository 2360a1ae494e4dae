// What happens to every request before its body is read: safe headers, doubtful framing refused, the cap on requests in
// flight, the dispatcher. And one line in the log after it, of named fields only.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Caller,
  type Credentials,
  type Dispatcher,
  type Problem,
  type RateState,
  refuse,
} from '../../dispatch/dispatcher.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import type { Mount } from '../mount.ts'
import { browserOf, type BrowserRules, setSessionCookie } from './browser.ts'
import { logFault, safeHeaders, sendProblem } from './problems.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set by the guard on every request it lets through to an operation. */
    caller: Caller | undefined
    /** Why a known caller may not go on, where the mount says so in its own way. */
    refusal: Problem | undefined
    /** Whose session it is, or whose account it was about at /auth; for the log. */
    userId: string | undefined
    /** What came of it at /auth: ok, or the code of the problem; for the log. */
    outcome: string | undefined
  }
  interface FastifyContextConfig {
    operation?: Operation
    mount?: Pick<Mount, 'gate'>
    /** Counted among the requests in flight, though nobody needs a key for it. */
    costly?: true
  }
}

export interface GuardOptions {
  readonly dispatcher: Dispatcher
  /** Requests answered at a time; one more is told to come back. */
  readonly maxInFlight: number
  readonly browsers: BrowserRules
}

/** A body that takes longer may have been held back until its key was revoked. */
const SLOW_BODY_MS = 1_000

/** Headers of which a second one could be understood differently by whoever stands before or behind us. */
const SINGLE_HEADERS = new Set(['host', 'authorization', 'content-type', 'content-length'])

export function guard(server: FastifyInstance, { dispatcher, maxInFlight, browsers }: GuardOptions): void {
  const unmetExpectations = new WeakSet<IncomingMessage>()
  let inFlight = 0
  let closing = false

  server.decorateRequest('caller', undefined)
  server.decorateRequest('refusal', undefined)
  server.decorateRequest('userId', undefined)
  server.decorateRequest('outcome', undefined)
  server.addHook('preClose', (done) => {
    closing = true
    done()
  })
  // why routed on: node:http would answer 417 itself, without a body
  server.server.on('checkExpectation', (message, response) => {
    unmetExpectations.add(message)
    server.routing(message, response)
  })

  server.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'x-request-id': request.id, ...safeHeaders })
    inFlight++
    reply.raw.once('close', () => inFlight--)
    if (closing) {
      void reply.header('connection', 'close')
      return sendProblem(reply, refuse('overloaded', { detail: 'The server is stopping' }))
    }
    if (unmetExpectations.has(request.raw)) return sendProblem(reply, refuse('expectation_failed'))
    const doubtful = doubtfulHeader(request.raw)
    if (doubtful) return sendProblem(reply, doubtful)
    const guarded = isGuarded(request)
    const { operation, mount, costly } = request.routeOptions.config
    if ((guarded || costly) && inFlight > maxInFlight) return sendProblem(reply, refuse('overloaded'))
    if (!guarded) return undefined

    const foreign = mount?.gate(request.headers)
    if (foreign) return sendProblem(reply, foreign)
    const { caller, rate, refusal, prolonged } = await dispatcher.admit(
      credentialsOf(request, browsers),
      operation,
    )
    if (rate) setRateHeaders(reply, rate)
    if (prolonged) setSessionCookie(reply, prolonged, browsers)
    request.userId = caller?.member?.userId
    if (refusal && !(mount && caller)) {
      logFault(request, refusal)
      return sendProblem(reply, refusal)
    }
    request.caller = caller
    request.refusal = refusal
    const strange = strangeWord(operation, request)
    return strange && sendProblem(reply, strange)
  })

  server.addHook('preHandler', async (request, reply) => {
    if (!request.caller || request.method === 'GET') return undefined
    // why not of every key: one more look-up for each call, where an owner of before could make themselves one again
    if (!request.caller.member && reply.elapsedTime < SLOW_BODY_MS) return undefined
    const { operation } = request.routeOptions.config
    const { caller, refusal } = await dispatcher.confirm(credentialsOf(request, browsers), operation)
    request.caller = caller
    if (!refusal) return undefined
    logFault(request, refusal)
    return sendProblem(reply, refusal)
  })

  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime * 10) / 10,
        key_id: request.caller?.keyId,
        user_id: request.userId,
        outcome: request.outcome,
      },
      'request',
    )
    done()
  })
}

/** Where a request comes from. A client that has left has no address any more, whatever the type of Fastify says. */
export const addressOf = ({ ip }: { readonly ip: string | undefined }): string => ip ?? ''

function credentialsOf(request: FastifyRequest, browsers: BrowserRules): Credentials {
  const { authorization, cookie } = request.headers
  // why not for a mount: agents have keys, and what a page may do is not for them
  const isPage = authorization === undefined && cookie !== undefined && !request.routeOptions.config.mount
  return {
    authorization,
    address: addressOf(request),
    browser: isPage ? browserOf(request, browsers) : undefined,
  }
}

/** Every operation, every mount and everything under the versioned path needs a key, unknown paths included. */
function isGuarded(request: FastifyRequest): boolean {
  const { operation, mount } = request.routeOptions.config
  return operation !== undefined || mount !== undefined || /^\/(v1|api)(\/|\?|$)/.test(request.url)
}

/** Why before the body is read: a word that means nothing here is told whatever was sent beside it. */
function strangeWord(operation: Operation | undefined, { params }: FastifyRequest): Problem | undefined {
  if (operation?.wordInPath === undefined) return undefined
  const { field, words, otherwise } = operation.wordInPath
  const word = (params as Readonly<Record<string, string | undefined>>)[field]
  return word !== undefined && words.includes(word) ? undefined : refuse(otherwise)
}

function doubtfulHeader({ rawHeaders, httpVersion }: IncomingMessage): Problem | undefined {
  const seen: string[] = []
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (!SINGLE_HEADERS.has(name)) continue
    if (seen.includes(name)) return doubt(name, 'was sent more than once')
    seen.push(name)
  }
  return seen.includes('host') || httpVersion === '1.0' ? undefined : doubt('host', 'is required')
}

function doubt(header: string, message: string): Problem {
  return refuse('invalid_request', {
    detail: `The ${header} header ${message}`,
    issues: [{ path: header, message }],
  })
}

function setRateHeaders(reply: FastifyReply, rate: RateState): void {
  void reply.headers({
    'x-ratelimit-limit': rate.limit,
    'x-ratelimit-remaining': rate.remaining,
    'x-ratelimit-reset': rate.resetAt,
  })
}
