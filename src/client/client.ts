// The typed client, derived from the contract: one method for every operation, so nothing here changes with them.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type OperationName, type Operations, operations } from '../contract/index.ts'
import { filledPath, type InputOf, type Operation, type OutputOf, pathFields } from '../contract/operation.ts'
import type { ProblemBody } from '../contract/vocabulary/problem.ts'

const ATTEMPTS = 4
const PATIENCE_SECONDS = 65
const TIMEOUT_MS = 60_000

export interface ClientOptions {
  /** Origin of the server, for example http://127.0.0.1:8787. */
  readonly url: string
  /** API key, `sk_...`. */
  readonly key: string
}

/** A refusal by the service: the one error body. */
export class ApiError extends Error {
  readonly body: ProblemBody

  constructor(body: ProblemBody) {
    super(body.message)
    this.name = 'ApiError'
    this.body = body
  }
}

/** The service could not be reached, or what answered was not the service. */
export class ServiceUnreachable extends Error {}

export interface Client {
  /** Calls an operation. Throws ApiError for a refusal, ServiceUnreachable when no answer came. */
  call<N extends OperationName>(name: N, input: InputOf<Operations[N]>): Promise<OutputOf<Operations[N]>>
}

/**
 * A client for one server and key. Lost connections, 503 and `rate_limited` are tried again with the waiting time the
 * server asks for; a write carries one Idempotency-Key over all attempts, so it takes effect once.
 */
export function createClient({ url, key }: ClientOptions): Client {
  const origin = url.replace(/\/+$/, '')

  return {
    async call(name, input) {
      const operation: Operation = operations[name]
      const [target, init] = requestOf(origin, key, operation, input)
      for (let attempt = 1; ; attempt++) {
        const outcome = await send(target, init)
        if ('value' in outcome) return outcome.value as never
        const pause = attempt < ATTEMPTS ? pauseOf(outcome.error, attempt) : undefined
        if (pause === undefined) throw outcome.error
        await wait(pause * 1000)
      }
    },
  }
}

function requestOf(origin: string, key: string, operation: Operation, input: unknown): [URL, RequestInit] {
  const inPath = pathFields(operation)
  const fields = Object.entries(input as Record<string, unknown>)
  const target = new URL(`${origin}${filledPath(operation.path, Object.fromEntries(fields))}`)
  const headers: Record<string, string> = { authorization: `Bearer ${key}` }
  if (operation.method === 'GET') {
    for (const [name, value] of fields)
      if (!inPath.includes(name)) target.searchParams.set(name, String(value))
    return [target, { headers }]
  }
  headers['content-type'] = 'application/json'
  if (operation.writes) headers['idempotency-key'] = randomUUID()
  return [
    target,
    {
      method: operation.method,
      headers,
      body: JSON.stringify(Object.fromEntries(fields.filter(([name]) => !inPath.includes(name)))),
    },
  ]
}

type Outcome = { readonly value: unknown } | { readonly error: ApiError | ServiceUnreachable }

async function send(target: URL, init: RequestInit): Promise<Outcome> {
  let response: Response
  let text: string
  try {
    response = await fetch(target, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    text = await response.text()
  } catch (cause) {
    return {
      error: new ServiceUnreachable(`There is no answer from ${target.origin}. Is the server running?`, {
        cause,
      }),
    }
  }
  if (response.status === 204) return { value: undefined }
  try {
    const body: unknown = JSON.parse(text)
    return response.ok ? { value: body } : { error: new ApiError(body as ProblemBody) }
  } catch (cause) {
    const said = `${target.origin} answered ${response.status} with something that is not JSON. Is this the address of an Assay server?`
    return { error: new ServiceUnreachable(said, { cause }) }
  }
}

/** Seconds to wait before another attempt; undefined when another would not help. */
function pauseOf(error: ApiError | ServiceUnreachable, attempt: number): number | undefined {
  if (error instanceof ServiceUnreachable) return 0.1 * 2 ** attempt
  const { error: code, retry_after_seconds: seconds } = error.body
  const passing = code === 'overloaded' || code === 'rate_limited'
  return passing && seconds !== undefined && seconds <= PATIENCE_SECONDS ? seconds : undefined
}
