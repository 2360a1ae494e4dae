// Converts refusals to responses, and errors of the framework to refusals.
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem, problemBody, refuse } from '../../dispatch/dispatcher.ts'
import { compatibleOperations } from '../../contract/compatible.ts'
import { dashboardOperations } from '../../contract/dashboard.ts'
import { operations } from '../../contract/index.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import { signInOperations } from '../../contract/sign-in.ts'
import { agentChallenge } from '../challenge.ts'
import { UnacceptableJson } from '../strict-json.ts'

/** Sent with every response. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Sends a problem: status, the one error body, and Retry-After if the problem has one. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { request } = reply
  // why here: a request may be refused before its handler, and the log must have the outcome of every request to /auth
  if (request.url.startsWith('/auth/')) request.outcome = problem.code
  const retryAfter = problem.retryAfterSeconds
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  if (problem.status === 401)
    void reply.header('www-authenticate', challenge(problem, request.routeOptions.config.mount?.resource))
  const body = problemBody(problem, request.id)
  const isCompatible = request.routeOptions.config.operation?.group === 'compatible'
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send(isCompatible ? { ...body, detail: body.message } : body)
}

/** RFC 6750: a wrong key gets an error attribute; a missing one, or another 401, gets none. */
function challenge({ code }: Problem, resource: string | undefined): string {
  const isWrong = code === 'invalid_api_key' || code === 'expired_api_key'
  if (resource !== undefined) return agentChallenge(resource, isWrong ? 'invalid_token' : undefined)
  return isWrong ? 'Bearer error="invalid_token"' : 'Bearer'
}

/** The problem for an error that reached the error handler. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof UnacceptableJson)
    return refuse('invalid_json', { detail: `The body ${error.message}` })
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_ERR_'))
    return problemOfFramework(error)
  return refuse('internal', { cause: error })
}

/**
 * The problem for an error of Fastify: by code for those with a specific message, otherwise by the class of their
 * status.
 */
function problemOfFramework(error: Error & { code?: unknown; statusCode?: unknown }): Problem {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('payload_too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('unsupported_media_type')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return refuse('invalid_json', { detail: 'The body is empty' })
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refuse('invalid_request', { detail: 'The body is not as long as Content-Length says' })
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refuse('not_found')
    default: {
      const status = Number(error.statusCode)
      if (status === 503) return refuse('overloaded', { cause: error })
      if (status >= 400 && status < 500) return refuse('invalid_request')
      return refuse('internal', { cause: error })
    }
  }
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // why: a client that leaves during its upload is not our fault, and can receive no answer
  const left = request.raw.destroyed && !request.raw.complete
  const problem = left
    ? refuse('invalid_request', { detail: 'The body ended before its length was reached' })
    : problemOf(error)
  logFault(request, problem)
  return sendProblem(reply, problem)
}

/** A target that cannot be decoded reaches no hook and no route; it gets the answer of an unknown path. */
export function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ 'x-request-id': request.id, ...safeHeaders })
  void sendProblem(reply, problemOf(error))
}

/** Accepts any text in place of a field. */
const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** 405 with Allow if the path offers other methods, 404 otherwise. */
export const answerNotFound = (mounts: readonly Pick<Operation, 'method' | 'path'>[]) => {
  const tables = [operations, dashboardOperations, compatibleOperations, signInOperations]
  const offers = [...tables.flatMap((table): Operation[] => Object.values(table)), ...mounts]
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0]
    const offered = offers.filter((offer) => pathPattern(offer.path).test(path ?? ''))
    const [first] = offered
    if (!first) return sendProblem(reply, refuse('not_found', { detail: 'There is no such path' }))
    const methods = [...new Set(offered.map(({ method }) => method))].toSorted()
    void reply.header('allow', methods.join(', '))
    return sendProblem(
      reply,
      refuse('method_not_allowed', { detail: `${first.path} takes ${methods.join(' or ')}` }),
    )
  }
}

/**
 * Logs the cause of a 500 or 503 by its kind, code and place. Omits messages, because drivers repeat the values they
 * were given.
 */
export function logFault(request: FastifyRequest, problem: Problem): void {
  if (problem.cause === undefined) return
  const chain: Record<string, unknown>[] = []
  for (let cause: unknown = problem.cause; cause instanceof Error && chain.length < 5; cause = cause.cause) {
    const { code, errcode } = cause as { code?: unknown; errcode?: unknown }
    chain.push({
      kind: cause.name,
      ...(typeof code === 'string' && { code }),
      ...(typeof errcode === 'number' && { errcode }),
    })
  }
  const stack = problem.cause instanceof Error ? (problem.cause.stack ?? '') : ''
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line))
  if (problem.status === 500) request.log.error({ request_id: request.id, chain, at }, problem.code)
  else request.log.warn({ request_id: request.id, chain }, problem.code)
}

/** The time in which a client can read the answer to a request that is cut off. */
const LINGER_MS = 1_000

/** Answers a request that the HTTP parser refuses. Closes the connection: the start of the next request is unknown. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const requestId = randomUUID()
  const problem = problemOfParser(error.code)
  const body = JSON.stringify(problemBody(problem, requestId))
  const headers = {
    'x-request-id': requestId,
    ...safeHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`)
  // why: a client that goes on sending would keep a connection that is closed on our side alone
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

function problemOfParser(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return refuse('headers_too_large')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refuse('invalid_request', {
        detail:
          'The request was not complete in time: 10 seconds for its head, 30 for all of it, an hour for a file',
      })
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return refuse('payload_too_large')
    default:
      return refuse('invalid_request', { detail: 'The bytes sent are not a valid HTTP/1.1 request' })
  }
}
