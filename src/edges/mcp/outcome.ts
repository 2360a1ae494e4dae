// Converts the outcome of a call to MCP. Text and structured content carry the same data. A problem is text only,
// because clients check structured content against the schema of success.
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type ResourceLink,
} from '@modelcontextprotocol/server'
import type { OperationName } from '../../contract/index.ts'
import type { AnswerSize } from './answer-size.ts'
import { briefAnswer } from './brief-answer.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import type { ProblemBody } from '../../contract/vocabulary/problem.ts'
import { linksOf } from './links.ts'

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
  /** How long to wait for a complete answer; if absent, as long as the operation does. */
  waitMs?: number,
) => Promise<ToolOutcome>

/** An answer as REST sends it: an incomplete one has only the fields that are valid then. */
export function presented({ unfinished }: Operation, output: unknown): unknown {
  const { status } = output as { status?: string }
  return unfinished?.states.includes(status ?? '') ? unfinished.output.parse(output) : output
}

/** What an agent gets of an outcome. A file in it is a link: no model should read its bytes. */
export function toolResult(
  operation: Operation,
  outcome: ToolOutcome,
  {
    size,
    given = {},
  }: { readonly size?: AnswerSize; readonly given?: Readonly<Record<string, unknown>> } = {},
): CallToolResult {
  if ('problem' in outcome) {
    const { problem } = outcome
    return { isError: true, content: [textOf(problem)], _meta: { 'assay/error': problem } }
  }
  const name = operation.name as OperationName
  const { checkpoint, output } = outcome
  const links = linksOf(name, given, output)
  const answer = fileLinked(operation, briefAnswer(name, output, size), links)
  return {
    content: [textOf(answer), ...links],
    structuredContent: answer,
    // why beside the answer: it is for the program that keeps it, and changes with every write of the workspace
    ...(checkpoint !== undefined && { _meta: { 'assay/log-checkpoint': checkpoint } }),
  }
}

/** The answer with the address of its file in place of the file. */
function fileLinked({ fileIn }: Operation, answer: unknown, [link]: readonly ResourceLink[]): unknown {
  const said = answer as Readonly<Record<string, unknown>>
  const isFile = fileIn !== undefined && fileIn.types[String(said[fileIn.typeIn])] !== undefined
  return isFile && link !== undefined ? { ...said, [fileIn.member]: link.uri } : answer
}

/** The output of a call, or its problem as a protocol error with our body as data. */
export async function asked(outcome: ReturnType<CallOperation>): Promise<unknown> {
  const became = await outcome
  if ('output' in became) return became.output
  const { status, message } = became.problem
  const code = status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError
  throw new ProtocolError(code, message, became.problem)
}

const texts = new WeakMap<object, string>()

/** The JSON text of an answer, cached for an answer that is sent again. */
function textOf(value: unknown) {
  const known = value as object
  let text = texts.get(known)
  if (text === undefined) texts.set(known, (text = JSON.stringify(known)))
  return { type: 'text', text } as const
}
