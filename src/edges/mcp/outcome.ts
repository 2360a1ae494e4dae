// What became of a call, and how MCP says it. Text and structured content carry the same data; a problem is text only, as
// clients check structured content against the schema of success.
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { OperationName } from '../../contract/index.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import type { ProblemBody } from '../../contract/vocabulary/problem.ts'

export type ToolOutcome = { readonly output: unknown } | { readonly problem: ProblemBody }

/**
 * Performs an operation for whoever stands behind this server: in this process, or over HTTP. Never throws. `input` may
 * throw UnacceptableArgument; it is asked once the caller may call.
 */
export type CallOperation = (
  name: OperationName,
  input: () => unknown,
  signal: AbortSignal,
) => Promise<ToolOutcome>

/** An answer as REST gives it: of one that is not whole yet, only what is said then. */
export function presented({ unfinished }: Operation, output: unknown): unknown {
  const { status } = output as { status?: string }
  return unfinished?.states.includes(status ?? '') ? unfinished.output.parse(output) : output
}

/** A file in an answer is sent once, as a resource beside it: no model should read its bytes. */
export function toolResult(operation: Operation, outcome: ToolOutcome): CallToolResult {
  if ('problem' in outcome) {
    const { problem } = outcome
    return { isError: true, content: [textOf(problem)], _meta: { 'assay/error': problem } }
  }
  const { answer, files } = filesApart(operation, outcome.output)
  return { content: [textOf(answer), ...files], structuredContent: answer }
}

function filesApart({ name, fileIn }: Operation, output: unknown) {
  const said = output as Readonly<Record<string, unknown>>
  const type = fileIn && String(said[fileIn.typeIn])
  const mimeType = type && fileIn?.types[type]
  if (fileIn === undefined || mimeType === undefined) return { answer: output, files: [] }
  const uri = `assay://files/${name}.${type}`
  const resource = { uri, mimeType, blob: String(said[fileIn.member]) }
  return {
    answer: { ...said, [fileIn.member]: uri },
    files: [{ type: 'resource' as const, resource }],
  }
}

const texts = new WeakMap<object, string>()

/** The JSON text of an answer, made once for an answer that is given again. */
function textOf(value: unknown) {
  const known = value as object
  let text = texts.get(known)
  if (text === undefined) texts.set(known, (text = JSON.stringify(known)))
  return { type: 'text', text } as const
}
