// The yardstick: the server one would write with the SDK alone. The same nine tools with the same schemas and an answer of the
// same size, but no key, no limits, no store and nothing to compute: every tool gives the answer it was started with.
// Usage: node minimal.ts ANSWER_JSON; prints its port.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { operations } from '../../src/contract/index.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'

const answer = JSON.parse(process.argv[2] ?? '{}') as Record<string, unknown>
const nine = Object.values(operations).filter(({ group }: Operation) => group === 'assessment')

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'minimal', version: '1' }, { capabilities: { tools: {} } })
  for (const { name, description, input: inputSchema, output: outputSchema } of nine) {
    if (outputSchema === null) continue
    server.registerTool(name, { description, inputSchema, outputSchema }, () => ({
      content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
      structuredContent: answer,
    }))
  }
  return server
})

const handle = toNodeHandler(handler)
// why wrapped: its types do not know that a request of Node.js may lack a method
const server = createServer((request, response) => void handle(request as never, response))
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`)
})
