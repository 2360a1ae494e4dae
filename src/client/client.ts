// The typed client, derived from the contract. One generic method serves every operation, so a new operation needs no
// change here. It uses nothing of Node.js, so that a page can use it too.
import { readBase64, readUtf8 } from '../audit/proofs/bytes.ts'
import { sha256Hex } from '../base/sha256.ts'
import { type OperationName, type Operations, operations } from '../contract/index.ts'
import {
  addressable,
  filledPath,
  hasBody,
  type InputOf,
  type Operation,
  type OutputOf,
  pathFields,
} from '../contract/operations/operation.ts'
import { type AskConsistency, LogDiffers, LogPin, pinsInMemory, type PinStore } from './log-pin.ts'
import { problemBodyOf } from '../contract/problems/problem-body.ts'
import { ProblemBody } from '../contract/vocabulary/problem.ts'

/** A random UUID. why not crypto.randomUUID: a browser has it on secure addresses only */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6)
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8)
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds))

const DEFAULTS = { attempts: 4, patienceSeconds: 65, timeoutMs: 60_000 }

export interface ClientOptions {
  /** Origin of the server, for example http://127.0.0.1:8787. */
  readonly url: string
  /** API key, `sk_...`. */
  readonly key: string
  /** The calling program, `name/version`, for the server's log. */
  readonly program?: string
  /** Times a call is sent before it fails (4). */
  readonly attempts?: number
  /** Longest pause the server may ask for between attempts, seconds (65); 0 leaves the waiting to the caller. */
  readonly patienceSeconds?: number
  /** Longest wait for one answer, milliseconds (60,000). */
  readonly timeoutMs?: number
  /** Where the newest checkpoint of the audit log is kept; by default in memory, as long as the client. */
  readonly pins?: PinStore
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

/** The service could not be reached, or another program answered. */
export class ServiceUnreachable extends Error {}

export interface Client {
  /**
   * Calls an operation. Throws ApiError for a refusal, ServiceUnreachable when no answer came or `signal` ended it, and LogDiffers when the
   * answer is of another audit log than the one that is pinned. `waitSeconds`: how long the server may wait for a complete answer.
   */
  call<N extends OperationName>(
    name: N,
    input: InputOf<Operations[N]>,
    signal?: AbortSignal,
    waitSeconds?: number,
  ): Promise<OutputOf<Operations[N]>>
  /**
   * Calls an operation that takes a file. Sends it once: call again with the same `idempotencyKey` after a lost connection. Throws as
   * `call` does.
   */
  upload<N extends FileTaker>(
    name: N,
    input: InputOf<Operations[N]>,
    file: { readonly type: string; readonly content: Blob; readonly idempotencyKey?: string },
  ): Promise<OutputOf<Operations[N]>>
  /** Calls an operation that answers with a file, and gives its pieces as they arrive. Throws as `call` does. */
  download<N extends FileGiver>(name: N, input: InputOf<Operations[N]>): Promise<AsyncIterable<Uint8Array>>
  /** The checkpoint of the audit log that came with an answer of `call` which made an entry. */
  checkpointOf(answer: unknown): string | undefined
}

type FileTaker = 'put_portfolio_subjects' | 'start_batch'
type FileGiver = 'get_portfolio_subjects' | 'get_batch_results'

/**
 * A client for one server and key. It retries lost connections, 503 and `rate_limited` after the wait the server asks
 * for. A write carries one Idempotency-Key over all attempts, so it takes effect once.
 */
export function createClient(options: ClientOptions): Client {
  const { attempts, patienceSeconds, timeoutMs } = { ...DEFAULTS, ...options }
  const pin = new LogPin(nameOf(options), options.pins ?? pinsInMemory(), (from, to) =>
    askConsistency(options, from, to),
  )
  const checkpoints = new WeakMap<object, string>()

  return {
    checkpointOf: (answer) =>
      typeof answer === 'object' && answer !== null ? checkpoints.get(answer) : undefined,

    async call(name, input, signal, waitSeconds) {
      const since = pin.size
      const operation: Operation = operations[name]
      const [target, init] = requestOf(options, operation, input)
      // why: the answer then proves that its log continues the pin, and no second call asks for the proof
      if (operation.logs === true && since > 0) init.headers['assay-log-size'] = String(since)
      for (let attempt = 1; ; attempt++) {
        const patience = AbortSignal.timeout(timeoutMs)
        const outcome = await send(operation, target, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), ...preferring(waitSeconds) },
          signal: signal ? AbortSignal.any([signal, patience]) : patience,
        })
        if ('value' in outcome) {
          const { value, checkpoint, path, isLogged = false } = outcome
          if (checkpoint !== undefined) {
            await pin.compare({ note: checkpoint, path }, since).catch((error: unknown) => {
              throw error instanceof LogDiffers ? Object.assign(error, { answer: value }) : error
            })
            if (isLogged && typeof value === 'object' && value !== null) checkpoints.set(value, checkpoint)
          }
          return value as never
        }
        const { error } = outcome
        // why not after a timeout: the caller has waited long enough
        const over = attempt >= attempts || patience.aborted || signal?.aborted === true
        const pause = over ? undefined : pauseOf(error, { attempt, patienceSeconds })
        if (pause === undefined) throw error
        await wait(pause * 1000)
      }
    },

    async upload(name, input, { type, content, idempotencyKey = randomUUID() }) {
      const operation: Operation = operations[name]
      const [target, init] = requestOf(options, operation, input)
      const headers = { ...init.headers, 'content-type': type }
      const outcome = await send(operation, target, {
        ...init,
        headers: operation.method === 'POST' ? { ...headers, 'idempotency-key': idempotencyKey } : headers,
        body: content,
      })
      if ('error' in outcome) throw outcome.error
      return outcome.value as never
    },

    async download(name, input) {
      const operation: Operation = operations[name]
      const [target, init] = requestOf(options, operation, input)
      const outcome = await send(operation, target, init)
      if ('error' in outcome) throw outcome.error
      return whole(outcome.value as ReadableStream<Uint8Array>, target)
    },
  }
}

/** why by the key: it is of one workspace, which has one log; its hash may be stored */
const nameOf = ({ url, key }: ClientOptions): string =>
  `${url.replace(/\/+$/, '')} ${sha256Hex(key).slice(0, 32)}`

async function askConsistency(
  options: ClientOptions,
  from: number,
  to: number | undefined,
): ReturnType<AskConsistency> {
  const operation = operations.get_audit_consistency
  const input = { from: String(from), ...(to !== undefined && { to: String(to) }) }
  const [target, init] = requestOf(options, operation, input)
  const outcome = await send(operation, target, {
    ...init,
    signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULTS.timeoutMs),
  })
  if ('value' in outcome) return outcome.value as OutputOf<Operations['get_audit_consistency']>
  if (!(outcome.error instanceof ApiError) || outcome.error.body.error !== 'invalid_request') return undefined
  // why once more: an older server does not know the field, and must not be accused for it
  if (to !== undefined) return askConsistency(options, from, undefined)
  // why: the address is right, so that it can only be the size that the log does not have
  return 'shorter'
}

function requestOf(
  { url, key, program }: ClientOptions,
  operation: Operation,
  input: unknown,
): [URL, RequestInit & { headers: Record<string, string> }] {
  // why here: a key that no header can carry would look like a server that does not answer
  if (!/^[\x21-\x7e]*$/.test(key)) {
    const detail = 'The API key has characters that no key has'
    throw new ApiError(problemBodyOf('invalid_api_key', { detail }, randomUUID()))
  }
  const origin = url.replace(/\/+$/, '')
  const inPath = pathFields(operation)
  const fields = Object.entries(input as Record<string, unknown>)
  const target = new URL(`${origin}${filledPath(operation.path, Object.fromEntries(fields))}`)
  const headers: Record<string, string> = {
    authorization: `Bearer ${key}`,
    ...(program !== undefined && { 'x-client': program }),
  }
  if (!hasBody(operation)) {
    for (const [name, value] of fields)
      if (!inPath.includes(name)) target.searchParams.set(name, addressable(value))
    return [target, { method: operation.method, headers }]
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

/** RFC 7240. */
const preferring = (seconds: number | undefined): Readonly<Record<string, string>> =>
  seconds === undefined ? {} : { prefer: seconds === 0 ? 'respond-async' : `wait=${seconds}` }

type Outcome =
  | {
      readonly value: unknown
      readonly checkpoint?: string | undefined
      /** That the checkpoint continues the size that the request named. */
      readonly path?: readonly string[] | undefined
      readonly isLogged?: boolean
    }
  | { readonly error: ApiError | ServiceUnreachable }

async function send({ produces, streams }: Operation, target: URL, init: RequestInit): Promise<Outcome> {
  let response: Response
  let text: string
  try {
    response = await fetch(target, init)
    if (response.ok && produces !== undefined && response.headers.get('content-type') === produces)
      return { value: await fileIn(response, produces) }
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    if (response.ok && streams?.[type] !== undefined && response.body !== null)
      return { value: response.body }
    text = await response.text()
  } catch (cause) {
    return {
      error: new ServiceUnreachable(`There is no answer from ${target.origin}. Is the server running?`, {
        cause,
      }),
    }
  }
  try {
    const header = response.headers.get('assay-log-checkpoint')
    const inHeader =
      header === null ? undefined : readUtf8(readBase64(header, 'a checkpoint'), 'a checkpoint')
    const path = response.headers.get('assay-log-consistency')?.split(' ')
    if (response.status === 204)
      return { value: undefined, checkpoint: inHeader, path, isLogged: inHeader !== undefined }
    const body: unknown = JSON.parse(text)
    if (response.ok && typeof body === 'object' && body !== null)
      return {
        value: body,
        checkpoint: inHeader ?? checkpointIn(body),
        path,
        isLogged: inHeader !== undefined,
      }
    const problem = ProblemBody.loose().safeParse(body)
    return { error: problem.success ? new ApiError(problem.data) : foreignAnswer(target, response) }
  } catch (cause) {
    return { error: foreignAnswer(target, response, cause) }
  }
}

/** The checkpoint in a body: of the log itself, of a trail, or of the place of a record in it. */
function checkpointIn(body: object): string | undefined {
  const { checkpoint, log } = body as { readonly checkpoint?: unknown; readonly log?: unknown }
  if (typeof checkpoint === 'string') return checkpoint
  return typeof log === 'object' && log !== null ? checkpointIn(log) : undefined
}

/** The pieces of a file. Throws where the connection ends before the file does. */
async function* whole(pieces: ReadableStream<Uint8Array>, { origin }: URL): AsyncGenerator<Uint8Array> {
  // why a reader: not every browser can iterate over a stream
  const reader = pieces.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } catch (cause) {
    throw new ServiceUnreachable(
      `${origin} ended the connection before the file was complete. Download it again.`,
      {
        cause,
      },
    )
  } finally {
    // a caller that stops early ends the download
    await reader.cancel().catch(() => undefined)
  }
}

/** A file with the name from the response. */
async function fileIn(response: Response, type: string): Promise<File> {
  const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return new File([await response.blob()], name, { type })
}

const foreignAnswer = ({ origin }: URL, { status }: Response, cause?: unknown): ServiceUnreachable =>
  new ServiceUnreachable(
    `${origin} answered ${status} with something no Assay server says. Is this its address?`,
    { cause },
  )

/** Seconds to wait before another attempt; undefined when another would not help. */
function pauseOf(
  error: ApiError | ServiceUnreachable,
  { attempt, patienceSeconds }: { attempt: number; patienceSeconds: number },
): number | undefined {
  if (error instanceof ServiceUnreachable) return 0.1 * 2 ** attempt
  const { error: code, retry_after_seconds: seconds } = error.body
  const passing = code === 'overloaded' || code === 'rate_limited'
  return passing && seconds !== undefined && seconds <= patienceSeconds ? seconds : undefined
}
