// Clients of MCP that others have written, behind one way to call a tool: what an agent's host would do, without a model.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMCPClient } from '@ai-sdk/mcp'
import { Experimental_StdioMCPTransport as AiStdioTransport } from '@ai-sdk/mcp/mcp-stdio'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as FirstStdioTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport as FirstHttpTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { ENTRY, root } from './process.ts'

/** Where the tools are: at an address over HTTP, or behind the standard input of a command that calls it. */
export interface Place {
  readonly kind: 'http' | 'stdio'
  readonly url: string
  readonly key: string
}

export interface Called {
  readonly isError: boolean
  readonly text: string
  readonly structured: unknown
}

export interface Agent {
  tools(): Promise<readonly string[]>
  call(tool: string, args: Readonly<Record<string, unknown>>): Promise<Called>
  close(): Promise<void>
}

interface RawResult {
  readonly isError?: unknown
  readonly content?: unknown
  readonly structuredContent?: unknown
}

function called({ isError, content, structuredContent }: RawResult): Called {
  const [said] = content as { text: string }[]
  return { isError: isError === true, text: said?.text ?? '', structured: structuredContent }
}

/** Some keep what they learn of servers in the user's folder; ours is not theirs. */
const env = { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'assay-agents-')) } as Record<string, string>

const ABOUT = { name: 'acceptance', version: '1' }
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** The command that serves MCP on standard input, as a host would start it. */
export const stdioCommand = ({ url, key }: Place) => ({
  command: process.execPath,
  args: [ENTRY, 'mcp'],
  env: { ASSAY_API_URL: url, ASSAY_API_KEY: key, ASSAY_ENV_FILE: devNull },
})

async function official(place: Place, mode: 'legacy' | 'auto'): Promise<Agent> {
  const client = new Client(ABOUT, { versionNegotiation: { mode } })
  await client.connect(
    place.kind === 'stdio'
      ? new StdioClientTransport({ ...stdioCommand(place), stderr: 'inherit' })
      : new StreamableHTTPClientTransport(new URL(`${place.url}/mcp`), {
          requestInit: { headers: bearer(place.key) },
        }),
  )
  return agentOf(client)
}

async function first(place: Place): Promise<Agent> {
  const client = new FirstClient(ABOUT)
  await client.connect(
    place.kind === 'stdio'
      ? new FirstStdioTransport({ ...stdioCommand(place), stderr: 'inherit' })
      : new FirstHttpTransport(new URL(`${place.url}/mcp`), {
          requestInit: { headers: bearer(place.key) },
        }),
  )
  return agentOf(client)
}

interface Library {
  listTools(): Promise<{ tools: readonly { name: string }[] }>
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>
  close(): Promise<void>
}

const agentOf = (client: Library): Agent => ({
  tools: async () => (await client.listTools()).tools.map(({ name }) => name),
  call: async (name, args) => called(await client.callTool({ name, arguments: { ...args } })),
  close: () => client.close(),
})

async function aiSdk(place: Place): Promise<Agent> {
  const client = await createMCPClient({
    transport:
      place.kind === 'stdio'
        ? new AiStdioTransport({ ...stdioCommand(place), stderr: 'inherit' })
        : { type: 'http', url: `${place.url}/mcp`, headers: bearer(place.key) },
  })
  const tools = (await client.tools()) as unknown as Record<
    string,
    { execute(args: unknown, options: { toolCallId: string; messages: [] }): Promise<RawResult> }
  >
  return {
    tools: () => Promise.resolve(Object.keys(tools)),
    async call(name, args) {
      const tool = tools[name]
      if (!tool) throw new Error(`no tool ${name}`)
      return called(await tool.execute(args, { toolCallId: '1', messages: [] }))
    },
    close: () => client.close(),
  }
}

/** The bridge for hosts that only start programs: standard input here, our endpoint over HTTP there. */
async function bridged(place: Place): Promise<Agent> {
  const proxy = join(root, 'node_modules/mcp-remote/dist/proxy.js')
  const client = new Client(ABOUT)
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [
        proxy,
        `${place.url}/mcp`,
        '--header',
        `Authorization: Bearer ${place.key}`,
        '--transport',
        'http-only',
        '--allow-http',
      ],
      stderr: 'ignore',
      env,
    }),
  )
  return agentOf(client)
}

const inspectorEntry = join(
  root,
  'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
)

/** One run of the Inspector: a program per call, as in a shell script. */
export async function inspect(
  place: Place,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const { command, args: entry, env: settings } = stdioCommand(place)
  const target =
    place.kind === 'http'
      ? [`${place.url}/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${place.key}`]
      : [
          ...Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]),
          command,
          ...entry,
        ]
  const child = spawn(process.execPath, [inspectorEntry, '--cli', ...target, ...args, '--format', 'json'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}

function inspector(place: Place): Promise<Agent> {
  const result = async (args: readonly string[]): Promise<unknown> => {
    const { out, err } = await inspect(place, args)
    try {
      return (JSON.parse(out) as { result: unknown }).result
    } catch {
      throw new Error(`the Inspector said: ${out} ${err}`)
    }
  }
  return Promise.resolve({
    async tools() {
      const { tools } = (await result(['--method', 'tools/list', '--strict'])) as {
        tools: { name: string }[]
      }
      return tools.map(({ name }) => name)
    },
    async call(name: string, args: Readonly<Record<string, unknown>>) {
      const flags = ['--method', 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(args)]
      return called((await result(flags)) as RawResult)
    },
    close: () => Promise.resolve(),
  })
}

/** Client -> how it is connected. Those that only know one way are tried over that one. */
export const agents: readonly {
  readonly name: string
  readonly over: readonly Place['kind'][]
  /** It starts a program for each call. */
  readonly startsPerCall?: true
  readonly connect: (place: Place) => Promise<Agent>
}[] = [
  { name: 'AI SDK', over: ['http', 'stdio'], connect: aiSdk },
  { name: 'SDK of the first generation', over: ['http', 'stdio'], connect: first },
  { name: 'SDK, older protocol', over: ['http', 'stdio'], connect: (place) => official(place, 'legacy') },
  { name: 'SDK, newest protocol', over: ['http', 'stdio'], connect: (place) => official(place, 'auto') },
  { name: 'mcp-remote', over: ['http'], connect: bridged },
  { name: 'Inspector', over: ['http', 'stdio'], startsPerCall: true, connect: inspector },
]
