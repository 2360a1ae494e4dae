// What the suite expects of requests that need several rounds (MRTR, SEP-2322): tools and a prompt that ask the client before they
// answer, on the same HTTP layer as our own tools. Profile B has them.
import {
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  type McpServer,
  type McpServerOptions,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Seals what a round leaves to the next one. One process serves every round. */
const codec = createRequestStateCodec<{ readonly step: number }>({ key: randomBytes(32) })

/** Checks the state that a client sends back, before any handler runs. */
export const requestState: McpServerOptions['requestState'] = {
  verify: (state, context) => codec.verify(state, context),
}

const said = (text: string) => ({ content: [{ type: 'text' as const, text }] })
const Name = z.object({ name: z.string() })
const Ok = z.object({ ok: z.boolean() })

const ask = (message: string, requestedSchema: z.ZodObject) =>
  inputRequired.elicit({ message, requestedSchema })
const think = (text: string, maxTokens: number) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens })

type Handler = (context: ServerContext) => Promise<ReturnType<typeof said> | ReturnType<typeof inputRequired>>

const tools: Readonly<Record<string, Handler>> = {
  elicitation({ mcpReq: { inputResponses } }) {
    const given = acceptedContent(inputResponses, 'user_name', Name)
    const asked = { user_name: ask('What is your name?', Name) }
    return Promise.resolve(given ? said(`Hello, ${given.name}!`) : inputRequired({ inputRequests: asked }))
  },

  sampling({ mcpReq: { inputResponses } }) {
    const answer = inputResponse(inputResponses, 'capital_question')
    const asked = { capital_question: think('What is the capital of France?', 100) }
    return Promise.resolve(
      answer.kind === 'sampling' ? said('The client answered.') : inputRequired({ inputRequests: asked }),
    )
  },

  list_roots({ mcpReq: { inputResponses } }) {
    const answer = inputResponse(inputResponses, 'client_roots')
    const asked = { client_roots: inputRequired.listRoots() }
    return Promise.resolve(
      answer.kind === 'roots'
        ? said(answer.roots.map(({ uri }) => uri).join(' '))
        : inputRequired({ inputRequests: asked }),
    )
  },

  async request_state({ mcpReq: { inputResponses, requestState: state } }) {
    const isDone = state<{ step: number }>()?.step === 1 && acceptedContent(inputResponses, 'confirm', Ok)
    if (isDone) return said('state-ok')
    return inputRequired({
      inputRequests: { confirm: ask('Please confirm', Ok) },
      requestState: await codec.mint({ step: 1 }),
    })
  },

  async multiple_inputs({ mcpReq: { inputResponses, requestState: state } }) {
    const given = ['user_name', 'greeting', 'client_roots'].map(
      (key) => inputResponse(inputResponses, key).kind,
    )
    if (state() !== undefined && !given.includes('missing')) return said('All three came.')
    return inputRequired({
      inputRequests: {
        user_name: ask('What is your name?', Name),
        greeting: think('Generate a greeting', 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await codec.mint({ step: 1 }),
    })
  },

  async multi_round({ mcpReq: { inputResponses, requestState: state } }) {
    const step = state<{ step: number }>()?.step ?? 0
    const Color = z.object({ color: z.string() })
    if (step === 2 && acceptedContent(inputResponses, 'step2', Color)) return said('Both steps are done.')
    if (step >= 1 && acceptedContent(inputResponses, 'step1', Name))
      return inputRequired({
        inputRequests: { step2: ask('Step 2: What is your favorite color?', Color) },
        requestState: await codec.mint({ step: 2 }),
      })
    return inputRequired({
      inputRequests: { step1: ask('Step 1: What is your name?', Name) },
      requestState: await codec.mint({ step: 1 }),
    })
  },

  async tampered_state({ mcpReq: { inputResponses, requestState: state } }) {
    if (state() !== undefined && acceptedContent(inputResponses, 'confirm', Ok))
      return said('The state is whole.')
    return inputRequired({
      inputRequests: { confirm: ask('Please confirm', Ok) },
      requestState: await codec.mint({ step: 1 }),
    })
  },
}

export function registerInputFixtures(server: McpServer): void {
  for (const [name, handler] of Object.entries(tools))
    server.registerTool(`test_input_required_result_${name}`, { description: 'A fixture.' }, handler)
  server.registerTool('test_input_required_result_capabilities', { description: 'A fixture.' }, () => {
    // why: a server asks only for what the client says that it can do
    const { elicitation, sampling } = server.server.getClientCapabilities() ?? {}
    const asked = {
      ...(sampling && { thought: think('Say something.', 10) }),
      ...(elicitation && { user_name: ask('What is your name?', Name) }),
    }
    return Object.keys(asked).length > 0
      ? inputRequired({ inputRequests: asked })
      : said('Nothing can be asked.')
  })
  const Context = z.object({ context: z.string() })
  server.registerPrompt('test_input_required_result_prompt', { description: 'A fixture.' }, ({ mcpReq }) => {
    const given = acceptedContent(mcpReq.inputResponses, 'user_context', Context)
    if (!given)
      return inputRequired({
        inputRequests: { user_context: ask('What context should the prompt use?', Context) },
      })
    return { messages: [{ role: 'user', content: { type: 'text', text: given.context } }] }
  })
}
