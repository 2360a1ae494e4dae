// Another face of the service on the same port: it shares the server's guard, keys and caps, and has its own messages.
import type { IncomingHttpHeaders } from 'node:http'
import type { ReadableStream } from 'node:stream/web'
import type { Caller, Problem } from '../dispatch/dispatcher.ts'

/** A request to a mount, with a known key. */
export interface MountRequest {
  readonly requestId: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly caller: Caller
  /** The refusal of the caller, for the mount to send. */
  readonly refusal: Problem | undefined
  /** Parses the body at the turn of its workspace, if it is large. Throws Problem where too many wait. */
  inTurn<T>(work: () => T): Promise<T>
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal
  /** Logs the cause of a problem. */
  fault(problem: Problem): void
  /** Logs one line of named facts with the id of the request. */
  note(event: string, facts: Readonly<Record<string, unknown>>): void
}

export interface MountAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | ReadableStream<Uint8Array>
}

export interface Mount {
  readonly method: 'POST'
  readonly path: `/${string}`
  /** The address that access tokens must be for. */
  readonly resource: string
  /** The largest body of a request. */
  readonly maxBodyBytes: number
  /** Refuses a request by its headers, before the key is checked. */
  gate(headers: IncomingHttpHeaders): Problem | undefined
  /** Throws Problem for errors of HTTP itself. */
  answer(visit: MountRequest): Promise<MountAnswer>
  /** The server is stopping: ends streams that would otherwise stay open as long as the client likes. */
  stop(): void
  /** Called after the last answer. */
  close(): Promise<void>
}
