// One request to the server this page came from: its answer, or an error that says what to do next.
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'

/** The service refused: the one error body. */
export class Refused extends Error {
  readonly problem: ProblemBody

  constructor(problem: ProblemBody) {
    super(problem.message)
    this.problem = problem
  }
}

/** No answer came, or none of this service. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super('The server does not answer. What you typed is kept: check your connection, then send it again.', {
      cause,
    })
  }
}

export interface Sent {
  readonly method: string
  readonly target: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The workspace it is about; none for what is about the account alone. */
  readonly workspace?: string | null
  readonly signal?: AbortSignal | undefined
}

/** The response of a success. Throws Refused or Unreachable. */
export async function send({ method, target, body, headers, workspace, signal }: Sent): Promise<Response> {
  const response = await fetch(target, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(workspace != null && { 'x-assay-workspace': workspace }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    throw signal?.aborted === true ? cause : new Unreachable(cause)
  })
  if (response.ok) return response
  const said: unknown = await response.json().catch(() => undefined)
  throw isProblem(said) ? new Refused(said) : new Unreachable()
}

const isProblem = (said: unknown): said is ProblemBody =>
  typeof said === 'object' && said !== null && 'error' in said && 'message' in said
