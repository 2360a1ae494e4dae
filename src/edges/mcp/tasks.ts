// Runs and batches as tasks of the protocol (extension io.modelcontextprotocol/tasks), for clients that offer them: a call answers at once with
// a task, and the client asks for its state. The task is the stored run or batch itself, so it outlives the server and the client.
import {
  type CallToolResult,
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { type OperationName, operations } from '../../contract/index.ts'
import { declaredIn } from './declared-in.ts'
import { instantOf } from './instant-of-id.ts'
import { asked, type CallOperation, presented, toolResult } from './outcome.ts'
import type { ToolGroup } from './tool-groups.ts'

export const TASKS = 'io.modelcontextprotocol/tasks'

interface Kind {
  /** The first part of the id of a task. */
  readonly kind: 'run' | 'batch'
  readonly start: OperationName
  readonly look: OperationName
  readonly cancel: OperationName
  readonly pollMs: number
}

const KINDS: readonly Kind[] = [
  { kind: 'run', start: 'run_diligence', look: 'get_run', cancel: 'cancel_run', pollMs: 1_000 },
  { kind: 'batch', start: 'screen_portfolio', look: 'get_batch', cancel: 'cancel_batch', pollMs: 5_000 },
]
const GROUPS: Readonly<Record<ToolGroup, readonly Kind[]>> = {
  assessment: [],
  diligence: KINDS.filter(({ kind }) => kind === 'run'),
  desk: KINDS.filter(({ kind }) => kind === 'batch'),
}

/** What a run and a batch have alike. */
interface Work {
  readonly id: string
  readonly status: 'queued' | 'running' | 'completed' | 'failed' | 'erased'
  readonly completedAt?: string | null
  readonly error?: string | { readonly code: string; readonly message: string }
  readonly cancelled?: true
}

/** Whether the endpoint has tools whose work is a task. */
export const hasTasks = (group: ToolGroup): boolean => GROUPS[group].length > 0

/** Whether the client of a call takes a task in place of the answer. */
export function offersTasks(context: ServerContext): boolean {
  const extensions = declaredIn(context)?.extensions
  return extensions !== undefined && TASKS in extensions
}

/** Whether a tool starts work that can be a task. */
export const startsTask = (name: OperationName): boolean => KINDS.some(({ start }) => start === name)

/** The result of a call as a task while its work goes on; undefined for work that has ended. */
export function taskResult(
  name: OperationName,
  output: unknown,
  shown: CallToolResult,
): CallToolResult | undefined {
  const kind = KINDS.find(({ start }) => start === name)
  const work = output as Work
  if (kind === undefined || !isOpen(work)) return undefined
  // why with the answer: the library compares every result of a tool with the shape of its answer
  return { ...shown, resultType: 'task', ...stateOf(kind, work), status: 'working' }
}

/** Answers tasks/get, tasks/update and tasks/cancel. */
export function registerTasks({ server }: McpServer, group: ToolGroup, call: CallOperation): void {
  const ById = z.object({ taskId: z.string() })
  const found = async (taskId: string, which: 'look' | 'cancel', { mcpReq }: ServerContext) => {
    const [prefix, id = ''] = taskId.split(':', 2)
    const kind = GROUPS[group].find((each) => each.kind === prefix)
    if (kind === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This address has no task of that id')
    return { kind, work: (await asked(call(kind[which], () => ({ id }), mcpReq.signal))) as Work }
  }
  server.setRequestHandler('tasks/get', { params: ById }, async ({ taskId }, context) => {
    const { kind, work } = await found(taskId, 'look', context)
    return { ...stateOf(kind, work), ...endOf(kind, work) }
  })
  server.setRequestHandler('tasks/cancel', { params: ById }, async ({ taskId }, context) => {
    await found(taskId, 'cancel', context)
    return {}
  })
  // why: a task of ours never waits for its client, so there is nothing to take
  server.setRequestHandler('tasks/update', { params: ById.loose() }, async ({ taskId }, context) => {
    await found(taskId, 'look', context)
    return {}
  })
}

const isOpen = ({ status }: Work): boolean => status === 'queued' || status === 'running'

function stateOf({ kind, pollMs }: Kind, { id, status, completedAt }: Work) {
  const createdAt = instantOf(id)
  return {
    taskId: `${kind}:${id}`,
    statusMessage: `The ${kind} is ${status}.`,
    createdAt,
    lastUpdatedAt: completedAt ?? createdAt,
    ttlMs: null,
    pollIntervalMs: pollMs,
  }
}

function endOf({ start, look }: Kind, work: Work): object {
  const { status, error, cancelled } = work
  if (isOpen(work)) return { status: 'working' }
  if (status !== 'failed') {
    const { _meta, ...result } = toolResult(operations[start], { output: presented(operations[look], work) })
    return { status: 'completed', result }
  }
  const { code, message } = typeof error === 'object' ? error : { code: '', message: error ?? 'It failed.' }
  return cancelled === true || code === 'cancelled'
    ? { status: 'cancelled', statusMessage: message }
    : { status: 'failed', error: { code: ProtocolErrorCode.InternalError, message } }
}
