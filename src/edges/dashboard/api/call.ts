// Calls an operation by name, with the types of the contract.
import {
  filledPath,
  type InputOf,
  type OutputOf,
  pathFields,
} from '../../../contract/operations/operation.ts'
import { addressedWorkspace } from '../routing/workspace.ts'
import { sendForJson, RequestRefusal } from './send.ts'
import { type Called, type Offered, endpoints } from './endpoints.ts'

/** Keys of changes that were sent without an answer. A repeated change has the same key, so it takes effect once. */
export interface UnansweredCall {
  get(attempt: string): string | undefined
  set(attempt: string, key: string): void
  delete(attempt: string): void
}

/** `workspace` is the one the call is about; by default that of the tab. `kept` outlives the page. */
export async function call<N extends Called>(
  name: N,
  input: InputOf<Offered[N]>,
  signal?: AbortSignal,
  workspace = addressedWorkspace(),
  kept?: UnansweredCall,
): Promise<OutputOf<Offered[N]>> {
  const request = { ...requestOf(name, input), workspace, signal }
  if (request.method === 'GET') return (await sendForJson(request)) as OutputOf<Offered[N]>
  const attempt = JSON.stringify([workspace, name, input])
  const key = inThisPage.get(attempt) ?? kept?.get(attempt) ?? newKey()
  inThisPage.set(attempt, key)
  kept?.set(attempt, key)
  const forget = (): void => {
    inThisPage.delete(attempt)
    kept?.delete(attempt)
  }
  try {
    const headers = { 'idempotency-key': key }
    const ifUnanswered = NOT_TWICE.has(name) ? 'unsure' : 'once'
    const answer = await sendForJson({ ...request, headers, ifUnanswered })
    forget()
    return answer as OutputOf<Offered[N]>
  } catch (error) {
    if (error instanceof RequestRefusal) forget()
    throw error
  }
}

/** Changes that a repeated request would make a second time. */
const NOT_TWICE: ReadonlySet<Called> = new Set([
  'issue_key',
  'rotate_key',
  'invite_member',
  'create_workspace',
])

const inThisPage: UnansweredCall = new Map()

// why not randomUUID: browsers have it on secure addresses only
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The request for an operation: path fields in the path, the rest in the query or the body. */
export function requestOf(name: Called, input: Readonly<Record<string, unknown>>) {
  const [method = '', path = ''] = endpoints[name].split(' ')
  const inPath = pathFields({ path: path as '/' })
  const rest = Object.entries(input).filter(
    ([field, value]) => !inPath.includes(field) && value !== undefined,
  )
  const target = filledPath(path, input)
  if (method === 'POST') return { method, target, body: Object.fromEntries(rest) }
  const query = new URLSearchParams(rest.map(([field, value]) => [field, String(value)])).toString()
  return { method, target: query === '' ? target : `${target}?${query}` }
}
