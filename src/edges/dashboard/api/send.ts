// Sends one request to the server of this page: returns its answer, or an error that says what to do next.
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'
import { noteAnswer, noteSilence } from './server-status.ts'

/** The service refused; holds the error body. */
export class RequestRefusal extends Error {
  readonly problem: ProblemBody

  constructor(problem: ProblemBody) {
    super(problem.message)
    this.problem = problem
  }
}

/** What a missing answer leaves unknown: nothing; whether the change was made; nothing after a retry. */
export type RetrySafety = 'harmless' | 'unsure' | 'once'

const NO_ANSWER = {
  harmless: 'The server does not answer. Check your connection, then try again.',
  unsure: 'No answer came, so it may have been done. Load the page again and look, before you send it again.',
  once: 'No answer came, so it may have been done. What you typed is kept: send it again, and it is done once and not twice.',
} as const satisfies Record<RetrySafety, string>

/** The error for no answer, or an answer from another service. */
export class Unreachable extends Error {
  readonly left: RetrySafety

  constructor(left: RetrySafety, cause?: unknown) {
    super(NO_ANSWER[left], { cause })
    this.left = left
  }
}

export interface Sent {
  readonly method: string
  readonly target: string
  readonly body?: unknown
  /** A file in place of a body, with its content type. */
  readonly file?: Blob
  readonly headers?: Readonly<Record<string, string>>
  /** The workspace of the request; none if it is about the account alone. */
  readonly workspace?: string | null
  readonly signal?: AbortSignal | undefined
  readonly ifUnanswered?: RetrySafety
  /** Time to wait until the answer begins. */
  readonly patienceMs?: number
}

/** Twice the longest wait that the API allows. */
const PATIENCE_MS = 60_000

/**
 * The body of a success; undefined for 204, which has none. Throws RequestRefusal, and Unreachable also for an interrupted answer or another service's
 * page.
 */
export async function sendForJson(sent: Sent): Promise<unknown> {
  const response = await send(sent)
  if (response.status === 204) return undefined
  return response.json().catch((cause: unknown) => {
    throw sent.signal?.aborted === true ? cause : silence(sent, cause)
  })
}

function silence({ method, ifUnanswered = method === 'GET' ? 'harmless' : 'unsure' }: Sent, cause?: unknown) {
  noteSilence()
  return new Unreachable(ifUnanswered, cause)
}

/** The response of a success. Throws RequestRefusal or Unreachable. */
export async function send(sent: Sent): Promise<Response> {
  const { method, target, body, file, headers, workspace, signal, patienceMs = PATIENCE_MS } = sent
  // why not AbortSignal.timeout: a long document may take its time once it begins
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  const response = await fetch(target, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(workspace != null && { 'x-assay-workspace': workspace }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file !== undefined && { 'content-type': file.type }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file !== undefined && { body: file }),
    signal: AbortSignal.any(signal ? [signal, patience.signal] : [patience.signal]),
  })
    .catch((cause: unknown) => {
      throw signal?.aborted === true ? cause : silence(sent, cause)
    })
    .finally(() => clearTimeout(timer))
  // why only these: a proxy answers for a server that is down
  const said: unknown = response.ok ? undefined : await response.json().catch(() => undefined)
  if (!response.ok && !isProblem(said)) throw silence(sent)
  noteAnswer()
  if (isProblem(said)) throw new RequestRefusal(said)
  return response
}

const isProblem = (said: unknown): said is ProblemBody =>
  typeof said === 'object' && said !== null && 'error' in said && 'message' in said
