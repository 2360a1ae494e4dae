// One MCP server for one request (HTTP) or one connection (stdio). The offer is made once; only the function that calls
// an operation differs per server.
import {
  McpServer,
  type McpServerOptions,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { type SeenCall, toolHandler } from './call-tool.ts'
import { instructionsFor } from './instructions.ts'
import type { OperationName } from '../../contract/index.ts'
import type { ProtocolLibrary } from './library.ts'
import type { CallOperation } from './outcome.ts'
import { type Prompt, promptsOf } from './prompts.ts'
import { type Question, questionsOf } from './questions.ts'
import type { ResourcePage } from './resource-page.ts'
import { pagesOf } from './resources.ts'
import { hasTasks, registerTasks, TASKS } from './tasks.ts'
import type { ToolGroup } from './tool-groups.ts'
import { ICON_PATH, type Tool, toolsOf } from './tools.ts'

const HOUR_MS = 3_600_000
const LASTING = { ttlMs: HOUR_MS, cacheScope: 'public' } as const
const FIXED = { ttlMs: 24 * HOUR_MS, cacheScope: 'public' } as const
const PASSING = { ttlMs: 0, cacheScope: 'private' } as const
/** The server adds nothing while it runs: a client need not keep a stream open for changes. */
const UNCHANGING = { listChanged: false } as const

export interface McpOffer {
  readonly group: ToolGroup
  readonly version: string
  /** The address of the service for its callers. */
  readonly publicUrl: string
  readonly tools: readonly Tool[]
  readonly prompts: readonly Prompt[]
  readonly pages: readonly ResourcePage[]
  /** What a client may be asked, by tool. */
  readonly questions: ReadonlyMap<OperationName, Question>
}

/** The offer of an endpoint, made once. */
export const offerOf = (
  group: ToolGroup,
  library: ProtocolLibrary,
  identity: Pick<McpOffer, 'version' | 'publicUrl'>,
): McpOffer => ({
  group,
  ...identity,
  tools: toolsOf(group),
  prompts: promptsOf(group, library),
  pages: pagesOf(group, library),
  questions: questionsOf(group, library),
})

/** The part of an offer that a message needs: over HTTP, each message gets a new server. */
export function offerFor(offer: McpOffer, { method, name }: { method: unknown; name: unknown }): McpOffer {
  const [area] = String(method).split('/')
  const completing = area === 'completion'
  return {
    ...offer,
    tools:
      area !== 'tools'
        ? []
        : method === 'tools/call'
          ? offer.tools.filter((tool) => tool.name === name)
          : offer.tools,
    prompts: area === 'prompts' || completing ? offer.prompts : [],
    pages: area === 'resources' || completing ? offer.pages : [],
  }
}

/**
 * A server that calls operations for one caller and reports every tool call to `seen`, once its result is decided.
 * `requestState` checks what a client sends back in a request of several rounds; our own tools leave nothing there.
 */
export function createMcpServer(
  { group, version, publicUrl, tools, prompts, pages, questions }: McpOffer,
  call: CallOperation,
  seen: (call: SeenCall) => void,
  { requestState }: { readonly requestState?: McpServerOptions['requestState'] | undefined } = {},
): McpServer {
  // why by address: every answer of the newer protocol repeats them
  const icons = [{ src: `${publicUrl}${ICON_PATH}` }]
  const server = new McpServer(
    {
      name: group === 'assessment' ? 'assay' : `assay-${group}`,
      title: group === 'assessment' ? 'Assay' : `Assay ${group}`,
      version,
      websiteUrl: publicUrl,
      icons,
    },
    {
      capabilities: {
        tools: UNCHANGING,
        prompts: UNCHANGING,
        resources: UNCHANGING,
        completions: {},
        ...(hasTasks(group) && { extensions: { [TASKS]: {} } }),
      },
      instructions: instructionsFor(group),
      ...(requestState && { requestState }),
      cacheHints: {
        'server/discover': LASTING,
        'tools/list': LASTING,
        'prompts/list': LASTING,
        // why not: it has the newest sessions, runs or cases of the caller
        'resources/list': PASSING,
        'resources/templates/list': LASTING,
      },
    },
  )
  for (const tool of tools) {
    const deps = { call, seen, question: questions.get(tool.name) }
    server.registerTool(tool.name, { ...tool.advertised, icons }, toolHandler(server, tool, deps))
  }
  for (const { name, title, description, args, text } of prompts) {
    server.registerPrompt(name, { title, description, argsSchema: args }, (given) => ({
      messages: [{ role: 'user', content: { type: 'text', text: text(given as Record<string, string>) } }],
    }))
  }
  for (const page of pages) registerPage(server, page, call)
  if (hasTasks(group)) registerTasks(server, group, call)
  return server
}

function registerPage(
  server: McpServer,
  { name, at, about, fixed, read, newest, meta }: ResourcePage,
  call: CallOperation,
): void {
  const config = { ...about, cacheHint: fixed ? FIXED : PASSING }
  const contents = async (uri: URL, { mcpReq }: ServerContext) => {
    const made = await read(uri.href, call, mcpReq.signal)
    const body = typeof made === 'string' ? { text: made } : made
    return { contents: [{ uri: uri.href, mimeType: about.mimeType, ...body, ...(meta && { _meta: meta }) }] }
  }
  if (!(at instanceof ResourceTemplate)) {
    server.registerResource(name, at, config, contents)
    return
  }
  const template =
    newest === undefined
      ? at
      : new ResourceTemplate(at.uriTemplate.toString(), {
          list: async ({ mcpReq }) => ({ resources: await newest(call, mcpReq.signal) }),
        })
  server.registerResource(name, template, config, (uri, _variables, context) => contents(uri, context))
}
