// One call of a tool: asks the client for what is missing, reports progress, calls the operation, and makes the result: an answer, a task or a
// refusal.
import type {
  CallToolResult,
  InputRequiredResult,
  McpServer,
  ServerContext,
} from '@modelcontextprotocol/server'
import { answerSize } from './answer-size.ts'
import { declaredIn } from './declared-in.ts'
import { type CallOperation, type ToolOutcome, toolResult } from './outcome.ts'
import { reportProgress } from './progress.ts'
import { answered, type Question, showsForms } from './questions.ts'
import { offersTasks, startsTask, taskResult } from './tasks.ts'
import { toolArguments } from './tool-arguments.ts'
import type { Tool } from './tools.ts'

/** A tool call and its result. */
export interface SeenCall {
  readonly tool: Tool
  /** The arguments as received. */
  readonly given: Readonly<Record<string, unknown>>
  readonly outcome: ToolOutcome
  readonly durationMs: number
  /** The client, if it sent its name. */
  readonly client: { readonly name: string; readonly version?: string } | undefined
}

export interface ToolDeps {
  readonly call: CallOperation
  /** Gets every call, once its result is decided. */
  readonly seen: (call: SeenCall) => void
  readonly question: Question | undefined
}

/** The handler of a tool on one server. */
export const toolHandler =
  ({ server }: McpServer, tool: Tool, { call, seen, question }: ToolDeps) =>
  async (sent: unknown, context: ServerContext): Promise<CallToolResult | InputRequiredResult> => {
    const { name, operation, argumentTypes } = tool
    const { signal, inputResponses: responses } = context.mcpReq
    const canAsk = question !== undefined && showsForms(declaredIn(context) ?? server.getClientCapabilities())
    const ready = answered(question, (sent ?? {}) as SeenCall['given'], { canAsk, responses })
    if ('ask' in ready) return ready.ask
    const { given } = ready
    const isTask = startsTask(name) && offersTasks(context)
    const from = performance.now()
    const stop = reportProgress(name, context)
    const outcome = await call(
      name,
      () => toolArguments(argumentTypes, given),
      signal,
      isTask ? 0 : undefined,
    ).finally(stop)
    const durationMs = performance.now() - from
    seen({ tool, given, outcome, durationMs, client: server.getClientVersion() })
    const result = toolResult(operation, outcome, { size: answerSize(given), given })
    if (!isTask || 'problem' in outcome) return result
    return taskResult(name, outcome.output, result) ?? result
  }
