// MCP as a client without a library speaks it: one message over HTTP, in either era of the protocol, or to the server that
// `assay mcp` runs.
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { createClient } from '../../src/client/client.ts'
import { createMcpServer } from '../../src/edges/mcp/mcp-server.ts'
import { callThrough } from '../../src/edges/mcp/stdio/call-through.ts'
import { ENDPOINTS, TOOL_GROUPS } from '../../src/edges/mcp/tool-groups.ts'
import { endpointOf } from '../../src/edges/mcp/tools.ts'
import { mcpOffer } from '../../src/main/mcp-library.ts'
import type { World } from './world.ts'

export type Era = 'modern' | 'legacy'
export const ERAS: readonly Era[] = ['modern', 'legacy']

const REVISION: Readonly<Record<Era, string>> = { modern: '2026-07-28', legacy: '2025-11-25' }

export interface Message {
  readonly method: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Headers and body of a message. */
export function framed(
  { method, params = {} }: Message,
  era: Era,
): { headers: Record<string, string>; body: string } {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': REVISION[era],
  }
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': REVISION.modern,
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  }
  if (era === 'modern') {
    headers['mcp-method'] = method
    const name = params['name'] ?? params['uri'] ?? params['taskId']
    if (typeof name === 'string') headers['mcp-name'] = name
  }
  const sent =
    era === 'modern' ? { ...params, _meta: { ..._meta, ...(params['_meta'] as object | undefined) } } : params
  return { headers, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: sent }) }
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** The message answered, or the body where HTTP itself refused. */
  readonly body: { result?: Record<string, unknown>; error?: unknown } & Record<string, unknown>
}

/** Sends a message with a key. */
export async function sendMessage(
  world: World,
  key: string,
  message: Message,
  {
    era = 'modern',
    path = '/mcp',
    headers = {},
  }: { era?: Era; path?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const framedMessage = framed(message, era)
  const answer = await world.send({
    method: 'POST',
    url: path,
    headers: { host: '127.0.0.1:8787', authorization: `Bearer ${key}`, ...framedMessage.headers, ...headers },
    body: framedMessage.body,
  })
  return { status: answer.status, headers: answer.headers, text: answer.text, body: messageOf(answer.text) }
}

/** The message of an answer, plain or as the last event of a stream. */
export const messageOf = (text: string): Reply['body'] => eventsOf(text).at(-1) ?? {}

/** All messages of an answer. */
export const eventsOf = (text: string): readonly Reply['body'][] => {
  const events = [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, event = '']) => event)
  return (events.length === 0 ? [text] : events).map((event) => JSON.parse(event) as Reply['body'])
}

/** The `_meta` of a call of a client that declares these capabilities; of revision 2026-07-28. */
export const declaring = (capabilities: object): { readonly _meta: object } => ({
  _meta: { 'io.modelcontextprotocol/clientCapabilities': capabilities },
})

export interface ToolAnswer {
  readonly isError?: boolean
  readonly content: readonly { readonly type: string; readonly text: string }[]
  readonly structuredContent?: Record<string, unknown>
  readonly _meta?: Record<string, unknown>
}

/** Calls a tool: where it lives follows from its name. */
export async function callTool(
  world: World,
  key: string,
  name: string,
  args: Readonly<Record<string, unknown>>,
  options: { era?: Era; path?: string; headers?: Record<string, string> } = {},
): Promise<ToolAnswer> {
  const path = endpointOf(name) ?? '/mcp'
  const { body, text } = await sendMessage(
    world,
    key,
    { method: 'tools/call', params: { name, arguments: args } },
    { path, ...options },
  )
  if (body.result === undefined) throw new Error(text)
  return body.result as unknown as ToolAnswer
}

/** Calls a tool of the server that `assay mcp` runs, in this process: all of it but the pipes. */
export async function callToolOnStdio(
  world: World,
  key: string,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<ToolAnswer> {
  const url = await addressOf(world)
  const client = createClient({ url, key, attempts: 2, patienceSeconds: 0 })
  const group = TOOL_GROUPS.find((each) => ENDPOINTS[each] === endpointOf(name)) ?? 'assessment'
  const offer = mcpOffer(group, url)
  const server = createMcpServer(offer, callThrough(client, { url, key }), () => undefined)
  const [near, far] = InMemoryTransport.createLinkedPair()
  await server.connect(far)
  await near.start()
  const answer = new Promise<Reply['body']>((done) => Object.assign(near, { onmessage: done }))
  await near.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
  const { result, error } = await answer
  await server.close()
  if (result === undefined) throw new Error(JSON.stringify(error))
  return result as unknown as ToolAnswer
}

const addresses = new WeakMap<World, Promise<string>>()

/** Where a world listens; it begins to when it is first asked. */
function addressOf(world: World): Promise<string> {
  const address = addresses.get(world) ?? world.server.listen({ port: 0, host: '127.0.0.1' })
  addresses.set(world, address)
  return address
}

/** The view that a tool names, as a host reads it. */
export async function viewAsRead(
  world: World,
  key: string,
  path: string,
  tool: string,
): Promise<{ readonly html: string; readonly mimeType: string; readonly meta: unknown }> {
  const listed = await sendMessage(world, key, { method: 'tools/list' }, { path })
  const tools = listed.body.result?.['tools'] as { name: string; _meta?: { ui: { resourceUri: string } } }[]
  const uri = tools.find(({ name }) => name === tool)?._meta?.ui.resourceUri
  const read = await sendMessage(world, key, { method: 'resources/read', params: { uri } }, { path })
  const { contents } = read.body.result as { contents: unknown }
  const [{ text, mimeType, _meta }] = contents as [{ text: string; mimeType: string; _meta: unknown }]
  return { html: text, mimeType, meta: _meta }
}
