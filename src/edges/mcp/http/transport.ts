// MCP over HTTP: takes a JSON-RPC message and returns the SDK's answer, for both eras of the protocol at one address.
// The caller is identified before the body is read; the dispatcher checks their rights for each tool.
import {
  type AuthInfo,
  createMcpHandler,
  type McpServer,
  type McpServerOptions,
} from '@modelcontextprotocol/server'
import {
  type Dispatcher,
  type Request as DispatchedRequest,
  Problem,
  problemBody,
  refuse,
} from '../../../dispatch/dispatcher.ts'
import { type OperationName, operations } from '../../../contract/index.ts'
import { MAX_BODY_BYTES, type Operation } from '../../../contract/operations/operation.ts'
import { agentChallenge } from '../../challenge.ts'
import type { Mount, MountRequest, MountAnswer } from '../../mount.ts'
import { parseStrictJson, UnacceptableJson } from '../../strict-json.ts'
import { createEventQueue, eventOfCall, type Send } from '../events.ts'
import type { SeenCall } from '../call-tool.ts'
import { createMcpServer, type McpOffer, offerFor } from '../mcp-server.ts'
import { type CallOperation, presented } from '../outcome.ts'
import { UnacceptableArgument } from '../tool-arguments.ts'
import { ENDPOINTS } from '../tool-groups.ts'
import { endpointOf } from '../tools.ts'
import { factsOf } from './call-facts.ts'
import { createGate } from './gate.ts'

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const INVALID_PARAMS = -32_602
const FLUSH_MS = 1_000

export interface HttpTransportOptions {
  readonly offer: McpOffer
  readonly dispatcher: Dispatcher
  /** Registers more on every server: the fixtures of the conformance suite, which are not part of the program. */
  readonly extend?: (server: McpServer) => void
  /** Checks the state of their requests of several rounds. */
  readonly requestState?: McpServerOptions['requestState'] | undefined
}

/** The endpoint of an offer, ready to mount on the server. */
export function createHttpTransport({
  offer,
  dispatcher,
  extend,
  requestState,
}: HttpTransportOptions): Mount {
  const { group, publicUrl } = offer
  const path = ENDPOINTS[group]
  const visits = new WeakMap<AuthInfo, { visit: MountRequest; needed: McpOffer }>()
  const events = createEventQueue()
  const stopping = new AbortController()
  const address = new URL(path, publicUrl)

  const handler = createMcpHandler(({ authInfo, era: protocolVersion }) => {
    const known = authInfo && visits.get(authInfo)
    if (!known) throw new Error('a request reached the protocol without a caller')
    const { visit, needed } = known
    const agent = visit.headers['user-agent']
    const send: Send = (event, signal) =>
      performed(dispatcher, visit, 'record_event', { input: () => event, signal })
    const report = (seen: SeenCall): void => {
      const call = { ...seen, client: seen.client ?? (agent === undefined ? undefined : { name: agent }) }
      const event = eventOfCall(call)
      if (event) events.offer(event, send)
      visit.note('tool call', { ...factsOf(call, visit), era: protocolVersion, events_lost: events.lost() })
    }
    const server = createMcpServer(needed, callFor(dispatcher, visit), report, { requestState })
    extend?.(server)
    return server
  })

  return {
    method: 'POST',
    path,
    resource: address.href,
    maxBodyBytes: Math.max(
      MAX_BODY_BYTES,
      ...offer.tools.map(({ name }) => (operations[name] as Operation).maxBodyBytes ?? 0),
    ),
    gate: createGate(publicUrl),
    async answer(visit) {
      const message = await visit.inTurn(() => messageIn(visit.body))
      if ('refused' in message) return message.refused
      const home = message.method === 'tools/call' ? endpointOf(message.name) : undefined
      if (home !== undefined && home !== path)
        return rpcError(
          INVALID_PARAMS,
          `This tool is at ${publicUrl}${home}: connect there to call it`,
          message,
        )
      // why not tools: their refusal has to reach the model, and an HTTP status ends in the client's transport
      if (visit.refusal && message.method !== 'tools/call') throw visit.refusal
      const lacking = message.method === 'tools/call' && (await scopeLacking(dispatcher, visit, message.name))
      if (lacking) return askForScope(address.href, visit, lacking)
      const { keyId, workspaceId, scopes } = visit.caller
      const authInfo: AuthInfo = { token: keyId, clientId: workspaceId, scopes: [...scopes] }
      visits.set(authInfo, { visit, needed: offerFor(offer, message) })
      const listens = message.method === 'subscriptions/listen'
      const request = new Request(address, {
        method: 'POST',
        headers: visit.headers as Record<string, string>,
        signal: listens ? AbortSignal.any([visit.signal, stopping.signal]) : visit.signal,
      })
      const answer = await sent(await handler.fetch(request, { authInfo, parsedBody: message.value }))
      // why close it: a server that stops would wait for the connection to time out
      return listens ? { ...answer, headers: { ...answer.headers, connection: 'close' } } : answer
    },
    stop: () => stopping.abort(),
    async close() {
      await handler.close()
      await events.flush(FLUSH_MS)
    },
  }
}

/** Sends small bodies whole, and streams in pieces. */
async function sent(answer: Response): Promise<MountAnswer> {
  const headers = Object.fromEntries(answer.headers)
  const streams = answer.body !== null && headers['content-type']?.includes('text/event-stream') === true
  return { status: answer.status, headers, body: streams ? answer.body : await answer.text() }
}

/** Calls the dispatcher for the tools of a visit. */
function callFor(dispatcher: Dispatcher, visit: MountRequest): CallOperation {
  return async (name, input, signal, waitMs) => {
    try {
      let checkpoint: string | undefined
      const onLogged = (logged: string): void => void (checkpoint = logged)
      const output = await performed(dispatcher, visit, name, {
        // why at its turn too: a large object may be in the body as JSON text, which is parsed now
        input: () => visit.inTurn(input),
        signal,
        waitMs,
        onLogged,
      })
      return { output: presented(operations[name], output), checkpoint }
    } catch (error) {
      const problem = problemOf(error)
      visit.fault(problem)
      return { problem: problemBody(problem, visit.requestId) }
    }
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  return error instanceof UnacceptableArgument
    ? refuse('invalid_json', { detail: error.message })
    : refuse('internal', { cause: error })
}

/** Runs an operation if the caller may. Throws Problem or UnacceptableArgument. */
async function performed(
  dispatcher: Dispatcher,
  { caller, refusal }: MountRequest,
  name: OperationName,
  {
    input,
    ...rest
  }: { readonly input: () => unknown } & Pick<DispatchedRequest, 'signal' | 'waitMs' | 'onLogged'>,
): Promise<unknown> {
  const refused = (await dispatcher.permit(caller, operations[name])) ?? refusal
  if (refused) throw refused
  return dispatcher.perform(name, caller, { ...rest, input: await input() })
}

/**
 * The refusal of an agent that was not given the scope of a tool. A key has no such answer: its scopes do not grow, and the
 * refusal has to reach the model.
 */
async function scopeLacking(
  dispatcher: Dispatcher,
  { caller }: MountRequest,
  tool: unknown,
): Promise<{ readonly problem: Problem; readonly scope: string } | undefined> {
  const operation: Operation | undefined = isOperation(tool) ? operations[tool] : undefined
  if (!caller.agent || operation === undefined || operation.limit === 'telemetry') return undefined
  const problem = await dispatcher.permit(caller, operation)
  return problem?.code === 'insufficient_scope' ? { problem, scope: operation.scope } : undefined
}

const isOperation = (name: unknown): name is OperationName =>
  typeof name === 'string' && Object.hasOwn(operations, name)

/** 403 with the scopes to ask for: those that it has and the one that it lacks. */
function askForScope(
  resource: string,
  { caller, requestId }: MountRequest,
  { problem, scope }: { readonly problem: Problem; readonly scope: string },
): MountAnswer {
  const scopes = [...caller.scopes, scope].join(' ')
  return {
    status: problem.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'www-authenticate': agentChallenge(resource, 'insufficient_scope', scopes),
    },
    body: JSON.stringify(problemBody(problem, requestId)),
  }
}

interface Message {
  readonly value: object
  readonly id: unknown
  readonly method: unknown
  /** The name of the tool, in a tool call. */
  readonly name: unknown
}

/** The single message of a body; a list would let many calls count as one request. */
function messageIn(body: Buffer): Message | { readonly refused: MountAnswer } {
  try {
    const value = parseStrictJson(body)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const { id, method, params } = value as { id?: unknown; method?: unknown; params?: { name?: unknown } }
      return { value, id, method, name: params?.name }
    }
    return {
      refused: rpcError(
        INVALID_REQUEST,
        'Send one JSON-RPC message: an object, neither a list of them nor anything else',
      ),
    }
  } catch (error) {
    if (!(error instanceof UnacceptableJson)) throw error
    return { refused: rpcError(PARSE_ERROR, `The body ${error.message}`) }
  }
}

const rpcError = (code: number, message: string, { id = null }: { id?: unknown } = {}): MountAnswer => ({
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }),
})
