// Converts the outcome of a call to MCP. Text and structured content carry the same data. A problem is text only,
// because clients check structured content against the schema of success.
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { OperationName } from '../../contract/index.ts'
import { briefAnswer } from './brief-answer.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import type { ProblemBody } from '../../contract/vocabulary/problem.ts'

/** `checkpoint`: of the audit log, where the call made an entry. */
export type ToolOutcome =
  | { readonly output: unknown; readonly checkpoint?: string | undefined }
  | { readonly problem: ProblemBody }

/**
 * Performs an operation for the caller of this server: in this process, or over HTTP. Never throws. `input` may throw
 * UnacceptableArgument; it runs once the caller is allowed to call.
 */
export type CallOperation = (
  name: OperationName,
  input: () => unknown,
  signal: AbortSignal,
) => Promise<ToolOutcome>

/** An answer as REST sends it: an incomplete one has only the fields that are valid then. */
export function presented({ unfinished }: Operation, output: unknown): unknown {
  const { status } = output as { status?: string }
  return unfinished?.states.includes(status ?? '') ? unfinished.output.parse(output) : output
}

/** A file in an answer is sent once, as a separate resource: no model should read its bytes. */
export function toolResult(operation: Operation, outcome: ToolOutcome): CallToolResult {
  if ('problem' in outcome) {
    const { problem } = outcome
    return { isError: true, content: [textOf(problem)], _meta: { 'assay/error': problem } }
  }
  const { answer, files } = filesApart(
    operation,
    briefAnswer(operation.name as OperationName, outcome.output),
  )
  const { checkpoint } = outcome
  return {
    content: [textOf(answer), ...files],
    structuredContent: answer,
    // why beside the answer: it is for the program that keeps it, and changes with every write of the workspace
    ...(checkpoint !== undefined && { _meta: { 'assay/log-checkpoint': checkpoint } }),
  }
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

/** The JSON text of an answer, cached for an answer that is sent again. */
function textOf(value: unknown) {
  const known = value as object
  let text = texts.get(known)
  if (text === undefined) texts.set(known, (text = JSON.stringify(known)))
  return { type: 'text', text } as const
}
