// The tools: every operation with a description for agents, as MCP advertises it. Each is made once.
import type { StandardSchemaWithJSON, ToolAnnotations } from '@modelcontextprotocol/server'
import { type OperationName, operations } from '../../contract/index.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import { SIZE_ARGUMENTS, WITH_FINDINGS } from './answer-size.ts'
import { advertisedInput, advertisedOutput, memberTypes } from './advertised-schema.ts'
import type { ArgumentTypes } from './tool-arguments.ts'
import { ENDPOINTS, type ToolGroup } from './tool-groups.ts'
import { viewOf } from './views.ts'

/** Where the tools of a group of operations are. */
const HOMES: Partial<Record<Operation['group'], ToolGroup>> = {
  assessment: 'assessment',
  diligence: 'diligence',
  portfolios: 'desk',
  cases: 'desk',
}

/** The endpoint of an operation that is a tool. */
function homeOf({ name, group }: Operation): ToolGroup {
  const home = HOMES[group]
  if (home === undefined) throw new Error(`${name} is a tool, and its group ${group} has no endpoint`)
  return home
}

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
    /** Names the view of its answer, for hosts that show one. */
    readonly _meta?: { readonly ui: { readonly resourceUri: string } }
  }
}

const all: readonly Tool[] = (Object.entries(operations) as [OperationName, Operation][]).flatMap(
  ([name, operation]) => {
    const { title, description, forAgents, hints } = operation
    if (forAgents === undefined) return []
    const annotations = {
      title,
      readOnlyHint: hints.readOnly,
      destructiveHint: hints.destructive ?? false,
      idempotentHint: hints.idempotent,
      openWorldHint: hints.openWorld,
    }
    const view = viewOf(name)
    let argumentTypes: ArgumentTypes | undefined
    let advertised: Tool['advertised'] | undefined
    // why at first use: many starts answer no client of MCP, and the schemas take a tenth of a start
    return {
      name,
      operation,
      get argumentTypes() {
        return (argumentTypes ??= memberTypes(advertisedInput(operation)))
      },
      get advertised() {
        return (advertised ??= {
          title,
          description: `${description} ${forAgents}`,
          inputSchema: advertisedInput(operation, WITH_FINDINGS.has(name) ? SIZE_ARGUMENTS : {}),
          outputSchema: advertisedOutput(operation),
          annotations,
          ...(view !== undefined && { _meta: { ui: { resourceUri: view } } }),
        })
      },
    }
  },
)

/** The tools of an endpoint, in the order of the contract. */
export const toolsOf = (group: ToolGroup): readonly Tool[] =>
  all.filter(({ operation }) => homeOf(operation) === group)

const endpoints = new Map<unknown, string>(
  all.map(({ name, operation }) => [name, ENDPOINTS[homeOf(operation)]]),
)

/** The path of the endpoint that has a tool of this name. */
export const endpointOf = (name: unknown): string | undefined => endpoints.get(name)
