// MCP over stdio: the same server, whose tools call the API of a server with the user's key. Lists need neither.
import { randomUUID } from 'node:crypto'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { ApiError, createClient, ServiceUnreachable } from '../../../client/client.ts'
import { type ProblemCode, problemMessage, problems } from '../../../contract/problems.ts'
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'
import { createEventQueue, eventOf } from '../events.ts'
import { createMcpServer, type Offer } from '../mcp-server.ts'
import type { CallOperation } from '../outcome.ts'

const TIMEOUT_MS = 30_000
const FLUSH_MS = 1_000

export interface StdioFaceOptions {
  readonly offer: Offer
  /** Origin of the API, and a key for it; empty when the user has not set one yet. */
  readonly url: string
  readonly key: string
}

/** Serves until the end of input, then records the events that wait. Standard output carries the protocol and nothing else. */
export async function serveOnStdio({ offer, url, key }: StdioFaceOptions): Promise<void> {
  const client = createClient({
    url,
    key,
    program: `mcp-stdio/${offer.version}`,
    // why one more: a connection that was kept open may be gone by the next call; the agent decides about the rest
    attempts: 2,
    patienceSeconds: 0,
    timeoutMs: TIMEOUT_MS,
  })
  const events = createEventQueue()

  const call: CallOperation = async (name, input, signal) => {
    if (key === '') return { problem: keyProblem('missing_credentials', url) }
    try {
      return { output: await client.call(name, input as never, signal) }
    } catch (error) {
      if (error instanceof ApiError) return { problem: told(error.body, url) }
      if (error instanceof ServiceUnreachable)
        return { problem: problemHere('upstream_unreachable', `Assay does not answer at ${url}`) }
      return { problem: problemHere('internal') }
    }
  }

  const handle = serveStdio(() =>
    createMcpServer(offer, call, (seen) => {
      const event = eventOf(seen)
      if (event) events.offer(event, (body, signal) => client.call('record_event', body, signal))
    }),
  )
  await new Promise<void>((done) => {
    process.stdin.once('close', done)
    process.once('SIGTERM', done)
    process.once('SIGINT', done)
  })
  await handle.close()
  await events.flush(FLUSH_MS)
}

const KEY_DETAILS: Partial<Record<ProblemCode, string>> = {
  missing_credentials: 'ASSAY_API_KEY is not set',
  invalid_api_key: 'The key in ASSAY_API_KEY is not valid',
  expired_api_key: 'The key in ASSAY_API_KEY has expired',
}

/** The body as the API gave it; about the key, which no agent can set, what the user has to do. */
const told = (body: ProblemBody, url: string): ProblemBody =>
  Object.hasOwn(KEY_DETAILS, body.error)
    ? { ...body, message: keyProblem(body.error as ProblemCode, url).message }
    : body

function keyProblem(code: ProblemCode, url: string): ProblemBody {
  const message =
    `${KEY_DETAILS[code]}. Ask the user for a key of their workspace at ${url}: it belongs in ASSAY_API_KEY in the ` +
    'settings of this MCP server, which has to be restarted then.'
  return { ...problemHere(code), message }
}

/** A problem met on this side of the API. */
function problemHere(code: ProblemCode, detail?: string): ProblemBody {
  const { status, retryable = false } = problems[code]
  return { error: code, message: problemMessage(code, detail), status, retryable, request_id: randomUUID() }
}
