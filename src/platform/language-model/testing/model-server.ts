// A language model server on loopback that implements the wire formats of OpenAI and Anthropic as strictly as they do,
// and sends the replies of a test's script.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const KEY = 'sk-test-0123456789abcdef'

export interface Asked {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: ChatRequest
  /** The text the model would read, for either provider. */
  readonly system: string
  readonly user: string
}

interface ChatRequest {
  readonly model: string
  readonly temperature?: number
  readonly max_tokens?: number
  readonly system?: readonly { readonly text: string }[]
  readonly messages: readonly {
    readonly role: string
    readonly content: string | readonly { text: string }[]
  }[]
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } }
  readonly output_config?: { readonly format: { readonly type: string; readonly schema: object } }
  readonly tools?: readonly { readonly name: string; readonly input_schema: object }[]
}

export type Reply = (response: ServerResponse, asked: Asked) => void

export interface ModelServer {
  readonly url: string
  /** Every well-formed request so far. */
  readonly asked: readonly Asked[]
  /** Sets the next replies; the last one repeats. Clears `asked`. */
  answers(...replies: readonly Reply[]): void
  close(): Promise<void>
}

export async function serveModel(): Promise<ModelServer> {
  const asked: Asked[] = []
  let script: readonly Reply[] = []
  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    void receive(request).then((received) => {
      if (typeof received === 'number')
        return json({ error: { type: 'invalid_request_error' } }, received)(response)
      asked.push(received)
      return script[Math.min(asked.length, script.length) - 1]?.(response, received)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answers(...replies) {
      script = replies
      asked.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** The request, or the status with which the real server refuses it. */
async function receive(request: IncomingMessage): Promise<Asked | number> {
  const { url: path = '', headers } = request
  const anthropic = path === '/v1/messages'
  if (request.method !== 'POST' || !(anthropic || path === '/v1/chat/completions')) return 404
  if ((anthropic ? headers['x-api-key'] : headers.authorization) !== (anthropic ? KEY : `Bearer ${KEY}`))
    return 401
  if (headers['content-type'] !== 'application/json') return 415
  const body = JSON.parse(await text(request)) as ChatRequest
  const [first, second] = body.messages
  if (anthropic && (headers['anthropic-version'] === undefined || body.max_tokens === undefined)) return 400
  const [system, user] = anthropic ? [body.system?.[0]?.text, first] : [first?.content, second]
  const said = typeof user?.content === 'string' ? user.content : user?.content[0]?.text
  if (typeof system !== 'string' || user?.role !== 'user' || said === undefined) return 400
  return { path, headers, body, system, user: said }
}

export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))

/** A complete chat completion of OpenAI. */
export const completion = (content: string | null, choice: object = {}, message: object = {}): Reply =>
  json({
    id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'test-model-2026-11-01',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations: [], ...message },
        logprobs: null,
        finish_reason: 'stop',
        ...choice,
      },
    ],
    usage: { prompt_tokens: 700, completion_tokens: 30, total_tokens: 730 },
    service_tier: 'default',
    system_fingerprint: 'fp_1',
  })

/** A complete message of Anthropic. */
export const message = (content: readonly object[], stopReason = 'end_turn'): Reply =>
  json({
    id: 'msg_01XFDUDYJgAACzvnptvVoYEL',
    type: 'message',
    role: 'assistant',
    model: 'claude-test',
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    usage: { input_tokens: 700, output_tokens: 30 },
  })

export const textBlock = (words: string): object => ({ type: 'text', text: words })
