// The tools: every operation with a description for agents, as MCP advertises it. Made once, at start.
import type { StandardSchemaWithJSON, ToolAnnotations } from '@modelcontextprotocol/server'
import { type OperationName, operations } from '../../contract/index.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import { advertisedInput, advertisedOutput, memberTypes } from './advertised-schema.ts'
import type { ArgumentTypes } from './tool-arguments.ts'

/** Paths under the service's address: the nine tools of an assessment, and the four of diligence. */
export const ENDPOINTS = { assessment: '/mcp', diligence: '/mcp/diligence' } as const

/** The tools of one endpoint. */
export type ToolGroup = keyof typeof ENDPOINTS

/** The icon next to every tool in a host's list. */
export const ICON_PATH = '/icon.svg'

export interface Tool {
  readonly name: OperationName
  readonly operation: Operation
  readonly argumentTypes: ArgumentTypes
  readonly advertised: {
    readonly title: string
    readonly description: string
    readonly inputSchema: StandardSchemaWithJSON
    readonly outputSchema: StandardSchemaWithJSON
    readonly annotations: ToolAnnotations
  }
}

const all: readonly Tool[] = (Object.entries(operations) as [OperationName, Operation][]).flatMap(
  ([name, operation]) => {
    const { title, description, forAgents, hints } = operation
    if (forAgents === undefined) return []
    const annotations = {
      title,
      readOnlyHint: hints.readOnly,
      // why always: evidence is superseded and runs are added; no operation removes anything
      destructiveHint: false,
      idempotentHint: hints.idempotent,
      openWorldHint: hints.openWorld,
    }
    const inputSchema = advertisedInput(operation)
    return {
      name,
      operation,
      argumentTypes: memberTypes(inputSchema),
      advertised: {
        title,
        description: `${description} ${forAgents}`,
        inputSchema,
        outputSchema: advertisedOutput(operation),
        annotations,
      },
    }
  },
)

/** The tools of an endpoint, in the order of the contract. */
export const toolsOf = (group: ToolGroup): readonly Tool[] =>
  all.filter(({ operation }) => operation.group === group)

const endpoints = new Map<unknown, string>(
  all.map(({ name, operation }) => [name, ENDPOINTS[operation.group as ToolGroup]]),
)

/** The path of the endpoint that has a tool of this name. */
export const endpointOf = (name: unknown): string | undefined => endpoints.get(name)
