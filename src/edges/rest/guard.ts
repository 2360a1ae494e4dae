// Checks every request before its body is read: sets safe headers, refuses ambiguous framing, caps the requests in
// flight, and asks the dispatcher. Afterwards it logs one line of named fields only.
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
import { fromPagesHeaders } from './cross-origin.ts'
import { LARGE_BYTES } from './large-bodies.ts'
import { createRequestTurns, type RequestTurn } from './request-turns.ts'
import { logFault, safeHeaders, sendProblem } from './problems.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set by the guard on every request it lets through to an operation. */
    caller: Caller | undefined
    /** Why a known caller is refused, for a mount that answers in its format. */
    refusal: Problem | undefined
    /** The account of the session, or the one a request to /auth is about; for the log. */
    userId: string | undefined
    /** The result at /auth: ok, or the code of the problem; for the log. */
    outcome: string | undefined
    /** Its turn, unless it needs none. */
    turn: RequestTurn | undefined
  }
  interface FastifyContextConfig {
    operation?: Operation
    mount?: Pick<Mount, 'gate' | 'resource'>
    /** Counted among the requests in flight although it needs no key. */
    costly?: true
  }
}

export interface GuardOptions {
  readonly dispatcher: Dispatcher
  /** The most requests in flight; further ones are refused and may retry. */
  readonly maxInFlight: number
  /** Requests that are worked on at one time (16), and those of one workspace while others send requests too (2). */
  readonly atOnce?: number | undefined
  readonly atOnceBesideOthers?: number | undefined
  readonly browsers: BrowserRules
}

/** why made once: the stack of an error costs a third of a refusal */
const OVERLOADED = refuse('overloaded')

/** A slower body may have been held back until its key was revoked. */
const SLOW_BODY_MS = 1_000

/** Headers whose second copy another server or proxy could read differently. */
const SINGLE_HEADERS = new Set(['host', 'authorization', 'content-type', 'content-length'])

export function guard(server: FastifyInstance, options: GuardOptions): void {
  const { dispatcher, browsers } = options
  const turns = createRequestTurns(options)
  const unmetExpectations = new WeakSet<IncomingMessage>()
  let closing = false

  server.decorateRequest('caller', undefined)
  server.decorateRequest('refusal', undefined)
  server.decorateRequest('userId', undefined)
  server.decorateRequest('outcome', undefined)
  server.decorateRequest('turn', undefined)
  server.addHook('preClose', (done) => {
    closing = true
    done()
  })
  // why routed on: node:http would answer 417 without a body
  server.server.on('checkExpectation', (message, response) => {
    unmetExpectations.add(message)
    server.routing(message, response)
  })

  server.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'x-request-id': request.id, ...safeHeaders })
    if (closing) {
      void reply.header('connection', 'close')
      return sendProblem(reply, refuse('overloaded', { detail: 'The server is stopping' }))
    }
    if (unmetExpectations.has(request.raw)) return sendProblem(reply, refuse('expectation_failed'))
    const doubtful = doubtfulHeader(request.raw)
    if (doubtful) return sendProblem(reply, doubtful)
    const guarded = isGuarded(request)
    const { operation, mount, costly } = request.routeOptions.config
    if (operation?.fromPages) void reply.headers(fromPagesHeaders)
    if (guarded || costly) {
      const turn = turns.arrive({
        credential: request.headers.authorization ?? request.headers.cookie,
        address: addressOf(request),
        bytes: bytesOf(request),
      })
      if (turn === undefined) return sendProblem(reply, OVERLOADED)
      request.turn = turn
      reply.raw.once('close', turn.end)
      if (!(await turn.begin())) return sendProblem(reply, OVERLOADED)
    }
    if (!guarded) return undefined

    const foreign = mount?.gate(request.headers)
    if (foreign) return sendProblem(reply, foreign)
    const { caller, rate, refusal, prolonged } = await dispatcher.admit(
      credentialsOf(request, browsers),
      operation,
    )
    if (rate) setRateHeaders(reply, rate)
    if (prolonged) setSessionCookie(reply, prolonged, browsers)
    request.turn?.identify(caller?.workspaceId)
    request.userId = caller?.member?.userId
    if (refusal && !(mount && caller)) {
      logFault(request, refusal)
      return sendProblem(reply, refusal)
    }
    request.caller = caller
    request.refusal = refusal
    const strange = strangeWord(operation, request)
    if (strange) return sendProblem(reply, strange)
    // why: a client that sends its body slowly holds no turn, and neither does a body that waits to be parsed
    if (!request.raw.complete || bytesOf(request) >= LARGE_BYTES) request.turn?.pause()
    return undefined
  })

  server.addHook('preHandler', async (request, reply) => {
    const { mount, operation } = request.routeOptions.config
    await request.turn?.begin()
    if (mount !== undefined || operation === undefined || waits(operation)) request.turn?.pause()
    if (!request.caller || request.method === 'GET') return undefined
    // why not for every key: one more look-up per call. A former owner could otherwise make themselves owner again
    if (!request.caller.member && reply.elapsedTime < SLOW_BODY_MS) return undefined
    const { caller, refusal } = await dispatcher.confirm(credentialsOf(request, browsers), operation)
    request.caller = caller
    if (!refusal) return undefined
    logFault(request, refusal)
    return sendProblem(reply, refusal)
  })

  // why not when it has arrived: the work is done, and a stream may take long
  server.addHook('onSend', (request, _reply, payload, done) => {
    request.turn?.pause()
    done(null, payload)
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

/** The address of a client. A client that has left has none, whatever the type of Fastify declares. */
export const addressOf = ({ ip }: { readonly ip: string | undefined }): string => ip ?? ''

/** The length of the body that the head announces. */
const bytesOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)

export function credentialsOf(request: FastifyRequest, browsers: BrowserRules): Credentials {
  const { cookie } = request.headers
  const authorization = request.headers.authorization ?? keyInQuery(request)
  // why not for a mount: agents have keys, and a page's session gives it no access to mounts
  const isPage = authorization === undefined && cookie !== undefined && !request.routeOptions.config.mount
  return {
    authorization,
    address: addressOf(request),
    resource: request.routeOptions.config.mount?.resource,
    browser: isPage ? browserOf(request, browsers) : undefined,
  }
}

/** The key in the query, where pages of other sites use the operation; elsewhere it would only get into logs. */
function keyInQuery({ query, routeOptions }: FastifyRequest): string | undefined {
  if (routeOptions.config.operation?.fromPages !== true) return undefined
  const key = (query as Readonly<Record<string, unknown>>)['api_key']
  return typeof key === 'string' ? `Bearer ${key}` : undefined
}

/** Whether the operation waits for other servers, screens many parties, or makes a file. */
export const mayTakeLong = ({ group, hints, ...operation }: Operation): boolean =>
  hints.openWorld ||
  group === 'compatible' ||
  [operation.unfinished, operation.produces, operation.fileIn].some((each) => each !== undefined)

const waits = (operation: Operation): boolean =>
  mayTakeLong(operation) || operation.upload !== undefined || operation.streams !== undefined

/** Every operation, every mount and everything under the versioned path needs a key, including unknown paths. */
function isGuarded(request: FastifyRequest): boolean {
  const { operation, mount } = request.routeOptions.config
  return operation !== undefined || mount !== undefined || /^\/(v1|api)(\/|\?|$)/.test(request.url)
}

/** Why before the body is read: an unknown word in the path is an error whatever the body contains. */
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
