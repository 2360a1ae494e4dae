// What the conformance suite expects to find on a server, by name: registered beside our own tools for profile B only. Of
// features we do not offer (sampling, elicitation, logging, subscriptions, tasks) only what shows that they are refused.
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CallToolResult,
  completable,
  inputRequired,
  type McpServer,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

/** The smallest picture and the shortest sound there are. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA='

const text = (said: string) => ({ type: 'text', text: said }) as const
const image = { type: 'image', data: PNG, mimeType: 'image/png' } as const
const resource = (uri: string, mimeType: string, said: string) =>
  ({ type: 'resource', resource: { uri, mimeType, text: said } }) as const

const results: Readonly<Record<string, CallToolResult>> = {
  test_simple_text: { content: [text('This is a simple text response for testing.')] },
  test_image_content: { content: [image] },
  test_audio_content: { content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }] },
  test_embedded_resource: {
    content: [resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  },
  test_multiple_content_types: {
    content: [
      text('Multiple content types test:'),
      image,
      resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  },
}

export function registerFixtures(server: McpServer): void {
  registerTools(server)
  registerResources(server)
  registerPrompts(server)
}

function registerTools(server: McpServer): void {
  for (const [name, result] of Object.entries(results))
    server.registerTool(name, { description: 'A fixture.' }, () => result)
  server.registerTool('test_error_handling', { description: 'Always fails.' }, () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  server.registerTool(
    'test_tool_with_progress',
    { description: 'Reports progress.' },
    async ({ mcpReq: { _meta, notify } }) => {
      const progressToken = _meta?.progressToken
      for (const progress of [0, 50, 100]) {
        if (progressToken !== undefined)
          await notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
        await wait(50)
      }
      return { content: [text('done')] }
    },
  )
  server.registerTool('test_missing_capability', { description: 'Needs sampling.' }, () =>
    inputRequired({
      inputRequests: {
        thought: inputRequired.createMessage({
          messages: [{ role: 'user', content: text('Say something.') }],
          maxTokens: 10,
        }),
      },
    }),
  )
  server.registerTool('test_streaming_elicitation', { description: 'Needs an answer.' }, () =>
    inputRequired({
      inputRequests: {
        name: inputRequired.elicit({
          message: 'What is your name?',
          requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
        }),
      },
    }),
  )
  server.registerTool('test_logging_tool', { description: 'Logs nothing unasked.' }, () => ({
    content: [text('done')],
  }))
}

function registerResources(server: McpServer): void {
  const plain = { mimeType: 'text/plain' }
  server.registerResource('static-text', 'test://static-text', plain, ({ href }) => ({
    contents: [{ uri: href, ...plain, text: 'This is the content of the static text resource.' }],
  }))
  const picture = { mimeType: 'image/png' }
  server.registerResource('static-binary', 'test://static-binary', picture, ({ href }) => ({
    contents: [{ uri: href, ...picture, blob: PNG }],
  }))
  const json = { mimeType: 'application/json' }
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    json,
    ({ href }, { id }) => ({
      contents: [
        {
          uri: href,
          ...json,
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  )
}

function registerPrompts(server: McpServer): void {
  const about = { description: 'A fixture.' }
  const user = <T>(content: T) => ({ role: 'user', content }) as const
  server.registerPrompt('test_simple_prompt', about, () => ({
    messages: [user(text('This is a simple prompt for testing.'))],
  }))
  const words = completable(z.string(), (typed) =>
    ['paris', 'park', 'party'].filter((word) => word.startsWith(typed)),
  )
  server.registerPrompt(
    'test_prompt_with_arguments',
    { ...about, argsSchema: z.object({ arg1: words, arg2: z.string() }) },
    ({ arg1, arg2 }) => ({
      messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
    }),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { ...about, argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => ({
      messages: [
        user(resource(resourceUri, 'text/plain', 'Embedded resource content for testing.')),
        user(text('Please process the embedded resource above.')),
      ],
    }),
  )
  server.registerPrompt('test_prompt_with_image', about, () => ({
    messages: [user(image), user(text('Please analyze the image above.'))],
  }))
}
